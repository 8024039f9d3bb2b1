/** Attika by what is to be read: build whatever can be paid for where it is cheapest, draw when nothing lies ready. */
import { type Strategy, best, preferring } from '../../player.ts';
import type { Choice, Seen } from '../../seen.ts';

/** Nobody pays more cards than this for a building just drawn. */
const DEAR = 3;

/** Decisions in the order in which they are looked for. */
export const attika: Strategy = (seen) => {
  for (const decision of [paid, laid, sited, kept, picked, drawn, ended]) {
    const choice = decision(seen);
    if (choice !== undefined) return choice;
  }
  return undefined;
};

/** The payment proposed, and the land where it is shown. */
const paid = preferring(/^Build for \d+ cards?$/);
const laid = preferring(/^Lay it here$/, /^Lay the land at spot \d+/);
const kept = preferring(/^Put it on the mat$/);
const ended = preferring(/^End turn/);

/** A lit site: the cheapest, for choice beside a shrine. */
function sited(seen: Seen): Choice | undefined {
  const site = best(seen, /^Build the .+ on site/, (name) => (name.includes('shrine') ? 0.5 : 0) - priceIn(name));
  if (site === undefined) return undefined;
  const drawn = seen.choices.some(({ name }) => name === 'Put it on the mat');
  return drawn && priceIn(site.name) > DEAR ? undefined : site;
}

/** What lies ready and can be paid for: what can be free first. */
function picked({ choices }: Seen): Choice | undefined {
  const ready = choices.filter(
    ({ name, disabled, pressed }) => /^[\w ]+: (?:\d )?ready/.test(name) && !disabled && !pressed,
  );
  return ready.find(({ name }) => name.endsWith('can be free now')) ?? ready[0];
}

/** A building, when none lies ready or this turn is for drawing anyway. */
function drawn(seen: Seen): Choice | undefined {
  const waiting = seen.choices.some(({ name }) => /^[\w ]+: (?:\d )?ready/.test(name));
  return waiting && !seen.prompt.startsWith('You may draw') ? undefined : preferring(/^Draw a building/)(seen);
}

/** Cards a site costs, from its name: "…: 1 hill card and 2 of any kind (including 2 for a new settlement)". */
function priceIn(name: string): number {
  const price =
    name
      .replace(/ \(including.*$/, '')
      .split(': ')
      .at(-1) ?? '';
  return [...price.matchAll(/\d+/g)].reduce((sum, [count]) => sum + Number(count), 0);
}
