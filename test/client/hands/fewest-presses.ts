/** How many presses a move takes at least, found by pressing whatever there is. */
import type { Move } from '../../../games/kit/rules.ts';
import { usableIn } from '../../../client/kit/a11y/usable.ts';
import type { Laid } from '../boards/kit/table.tsx';

type Table = Pick<Laid<object, Move, never>, 'container' | 'press'> & { readonly played: readonly Move[] };

/** Presses looked for; what takes more is told as not found. */
const MOST = 3;

/** Presses tried for one move: what opens many panels is given up. */
const TRIES = 60;

/** Lays the position anew for each way that is tried. Null where neither `MOST` presses nor `TRIES` make the move. */
export function fewestPresses(lay: () => Table, move: Move): number | null {
  const wanted = told(move);
  let ways: readonly (readonly number[])[] = [[]];
  const seen = new Set<string>();
  const tries = { left: TRIES };
  for (let presses = 1; presses <= MOST; presses++) {
    const longer: (readonly number[])[] = [];
    for (const way of ways) {
      const found = tryAll(lay, way, wanted, { seen, tries });
      if (found === 'made') return presses;
      longer.push(...found);
    }
    ways = longer;
  }
  return null;
}

/** Presses everything once after the presses of a way. Returns the ways that have chosen something new, or whether one made the move. */
function tryAll(
  lay: () => Table,
  way: readonly number[],
  wanted: string,
  { seen, tries }: { readonly seen: Set<string>; readonly tries: { left: number } },
): 'made' | readonly (readonly number[])[] {
  const begin = () => {
    const table = lay();
    for (const at of way) table.press(choices(table)[at]!);
    return table;
  };
  const longer: (readonly number[])[] = [];
  let table = begin();
  let all = choices(table);
  const begun = lookOf(all);
  for (let at = 0; at < all.length && tries.left > 0; at++) {
    tries.left--;
    const before = table.played.length;
    table.press(all[at]!);
    if (table.played.slice(before).some((played) => told(played) === wanted)) return 'made';
    const looks = lookOf(choices(table));
    if (table.played.length === before && looks !== begun && !seen.has(looks)) longer.push([...way, at]);
    seen.add(looks);
    if (looks === begun && all[at]!.isConnected) continue;
    table = begin();
    all = choices(table);
  }
  return longer;
}

function choices({ container }: Table): readonly Element[] {
  const all = usableIn(container).filter((each) => each.matches('button, [role="button"]'));
  const open = all.filter(
    (each) => each.getAttribute('aria-disabled') !== 'true' && each.closest('[data-zoom]') === null,
  );
  const lit = open.filter((each) => each.matches('[data-target], [data-act="true"]'));
  return [...lit, ...open.filter((each) => !lit.includes(each))];
}

/** What is chosen and can be chosen, as far as presses go. */
function lookOf(all: readonly Element[]): string {
  return all
    .map((each) => `${each.getAttribute('aria-label') ?? each.textContent} ${each.getAttribute('aria-pressed')}`)
    .join('\n');
}

const told = (move: Move) => JSON.stringify(Object.entries(move).toSorted(([a], [b]) => (a < b ? -1 : 1)));
