/** Lost Cities by what is to be read: advance with what fits best, start low, discard high; draw from the deck. */
import { type Strategy, best, preferring } from '../../player.ts';
import type { Choice, Seen } from '../../seen.ts';

/** Decisions in the order in which they are looked for. */
export const lostCities: Strategy = (seen) => {
  for (const decision of [read, moved, drawn, laid, picked]) {
    const choice = decision(seen);
    if (choice !== undefined) return choice;
  }
  return undefined;
};

const read = preferring(/^Back to the map$/);
const drawn = preferring(/^Draw from the deck/);

/** A free step: whichever brings most. */
function moved(seen: Seen): Choice | undefined {
  return best(seen, /^Free step on/, gain);
}

/** The picked card: advances before it starts a path before it is discarded; the researcher goes first. */
const laid = preferring(
  /^Advance on/,
  /Start the \w+ path with the researcher/,
  /Start the \w+ path with an explorer/,
  /^Add to the/,
  /^Discard the/,
);

/** A card of the hand: the lowest that fits a row, else the highest, which is then discarded. */
function picked(seen: Seen): Choice | undefined {
  if (!seen.prompt.startsWith('Your turn')) return undefined;
  const low = best(seen, /^\w+ \d+, can be played$/, (name) => -valueOf(name));
  return low !== undefined && valueOf(low.name) < 8 ? low : (best(seen, /^\w+ \d+$/, valueOf) ?? low);
}

function valueOf(card: string): number {
  return Number(/\d+/.exec(card)?.[0] ?? 0);
}

/** What a step changes, from its name: "…: −10 → +5". */
function gain(name: string): number {
  const [from = 0, to = 0] = [...name.matchAll(/[−+]?\d+(?= →)|(?<=→ )[−+]?\d+/g)].map(([points]) =>
    Number(points.replace('−', '-')),
  );
  return to - from;
}
