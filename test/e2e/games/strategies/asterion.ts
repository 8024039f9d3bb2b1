/** Asterion by what is to be read: tiles wherever they may lie, and now and then a turn, a swap or a move of one's own. */
import { type Strategy, best, preferring } from '../../player.ts';
import type { Choice, Seen } from '../../seen.ts';

/** What is tried once, by how many tiles are left in the pile: late, when games are come into that others have begun. */
const WISHES: Readonly<Record<number, RegExp>> = {
  4: /^Turn give up tile$/,
  3: /^Swap give up tile$/,
  2: /^Move give up tile$/,
};

const settled = preferring(/^Place it here$/, /^Turn it$/, /^Swap them$/);

export const asterion: Strategy = (seen) => settled(seen) ?? handled(seen) ?? wished(seen) ?? placed(seen);

/** One of the own tiles that are lit; of a pair the second is another than the first. */
function handled({ choices }: Seen): Choice | undefined {
  return choices.find(({ name, pressed }) => !pressed && /^(?:Turn|Move|Swap|Swap with) the tile /.test(name));
}

function wished(seen: Seen): Choice | undefined {
  const left = Number(/(\d+) in your pile/.exec(seen.hand)?.[1] ?? -1);
  const wish = WISHES[left];
  return wish === undefined ? undefined : preferring(wish)(seen);
}

/** Away from the heart where one can, so that somebody lives to the end; elsewhere as it comes. */
function placed(seen: Seen): Choice | undefined {
  return best(
    seen,
    /^Place it .+ of the heart$/,
    (name) => [...name.matchAll(/\d+/g)].reduce((sum, [steps]) => sum + Number(steps), 0) % 5,
  );
}
