/** Atlantis by what is to be read: the journey that wins most for its toll and comes furthest; a bridge and a sale when they can be had. */
import { type Strategy, best, preferring } from '../../player.ts';
import type { Choice, Seen } from '../../seen.ts';

const settled = preferring(/^Pay$/, /^Build the bridge/, /^Show hand/);
const WAY = /^Go from /;
const PLACE = /^Go to /;

export const atlantis: Strategy = (seen) => settled(seen) ?? sold(seen) ?? gone(seen) ?? wished(seen) ?? begun(seen);

/** A sale that has been begun: the lowest tile there is. */
function sold(seen: Seen): Choice | undefined {
  return best(seen, /^Give up \w+ \d for /, (name) => -numberAfter(name, /^Give up \w+/));
}

/** The best of the ways that are offered, or of the places that are lit. */
function gone(seen: Seen): Choice | undefined {
  const pattern = seen.choices.some(({ name }) => WAY.test(name)) ? WAY : PLACE;
  return best(seen, pattern, (name) => {
    const home = name.startsWith('Go to mainland') ? 6 : 0;
    return home + numberAfter(name, /wins \w+/) - numberAfter(name, /toll/) + numberAfter(name, /^Go to slot/) / 20;
  });
}

/** Each once in a while: the bridge as soon as there is a hole, a sale with hardly a card left. */
function wished(seen: Seen): Choice | undefined {
  const cards = [...seen.hand.matchAll(/(\d+) in hand/g)].reduce((sum, [, count]) => sum + Number(count), 0);
  const rich = / \d{2,} /.test(seen.hand);
  return preferring(/^Build bridge$/, ...(cards < 2 && rich ? [/^Buy cards$/] : []))(seen);
}

/** A pawn to move: the one that has come furthest. */
function begun(seen: Seen): Choice | undefined {
  return best(seen, /^Choose the pawn/, (name) => numberAfter(name, /slot/));
}

function numberAfter(name: string, words: RegExp): number {
  return Number(new RegExp(`${words.source} (\\d+)`).exec(name)?.[1] ?? 0);
}
