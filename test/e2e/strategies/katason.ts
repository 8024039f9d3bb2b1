/** Katason by what is to be read: build whenever possible, trade with the bank for what is missing, declare at ten. */
import { type Strategy, best, preferring } from '../player.ts';
import type { Choice, Seen } from '../seen.ts';

const KINDS = ['brick', 'sheep', 'ore', 'wheat', 'wood'] as const;
type Kind = (typeof KINDS)[number];
type Cards = Readonly<Record<Kind, number>>;

const COSTS = {
  City: { brick: 0, sheep: 0, ore: 3, wheat: 2, wood: 0 },
  House: { brick: 1, sheep: 1, ore: 0, wheat: 1, wood: 1 },
  Card: { brick: 0, sheep: 1, ore: 1, wheat: 1, wood: 0 },
  Road: { brick: 1, sheep: 0, ore: 0, wheat: 0, wood: 1 },
} as const satisfies Readonly<Record<string, Cards>>;

/** In how many of 36 rolls a number falls. */
const pips = (number: number) => (number === 0 ? 0 : 6 - Math.abs(7 - number));

const forced = preferring(/^Declare victory$/, /^Refuse$/, /^Discard$/, /^Steal from/, /^Roll the dice$/);
const lit = /^Place a (?:house|road|city): /;

export const katason: Strategy = (seen) =>
  forced(seen) ?? discarded(seen) ?? robbed(seen) ?? placed(seen) ?? knight(seen) ?? grown(seen) ?? ended(seen);

/** A 7: the largest pile gives. */
function discarded(seen: Seen): Choice | undefined {
  if (!seen.prompt.includes('Discard')) return undefined;
  return best(seen, /^Add one \w+ \(\w+: [1-9]/, (name) => numbersIn(name)[0] ?? 0);
}

/** The robber goes where others earn most and oneself nothing. */
function robbed(seen: Seen): Choice | undefined {
  const own = nameOf(seen);
  return best(seen, /^Put the robber on/, (name) => {
    const houses = name.split('’s ').length - 1;
    const mine = own !== '' && name.includes(`${own}’s`) ? 100 : 0;
    return pips(numbersIn(name)[0] ?? 0) * houses - mine;
  });
}

function placed(seen: Seen): Choice | undefined {
  return best(seen, lit, (name) => {
    const lands = [...name.matchAll(/(brick|sheep|ore|wheat|wood) (\d+)/g)];
    const yields = lands.reduce((sum, [, , number]) => sum + pips(Number(number)), 0);
    return yields + 0.6 * new Set(lands.map(([, kind]) => kind)).size;
  });
}

const knight = preferring(/^Knight/, /^Roads(?! costs)/);

/** The best thing that can be paid, and else a trade towards the best that can be paid after it. */
function grown(seen: Seen): Choice | undefined {
  if (!canAct(seen)) return undefined;
  const picked = seen.choices.some((choice) => choice.pressed && /^(?:City|House|Road) costs/.test(choice.name));
  const tile = preferring(/^City costs/, /^House costs/, /^Card costs/)(seen) ?? road(seen);
  if (tile !== undefined) return picked ? undefined : tile;
  return swapped(seen);
}

/** Roads lead to places for houses; they are laid when cards for a house are there, or brick and wood abound. */
function road(seen: Seen): Choice | undefined {
  const held = cardsIn(seen.hand);
  const rich = held.brick > 1 && held.wood > 1;
  return pays(held, COSTS.House) || rich ? preferring(/^Road costs/)(seen) : undefined;
}

/** Swaps at the bank what is left over for the one card that is missing: opens the panel, names that card, takes the offer. */
function swapped(seen: Seen): Choice | undefined {
  const swap = wantedSwap(cardsIn(seen.hand));
  if (swap === undefined) return undefined;
  const { give, want } = swap;
  const steps = preferring(new RegExp(`^\\d ${give} for 1 ${want}$`), new RegExp(`^Add one ${want} \\(0\\)$`));
  const open = seen.choices.some((choice) => choice.pressed && choice.name.startsWith('Trade'));
  return steps(seen) ?? (open ? undefined : preferring(/^Trade/)(seen));
}

function wantedSwap(held: Cards): { readonly give: Kind; readonly want: Kind } | undefined {
  for (const cost of [COSTS.City, COSTS.House, COSTS.Card]) {
    const missing = KINDS.filter((kind) => held[kind] < cost[kind]);
    const [want] = missing;
    const short = missing.reduce((sum, kind) => sum + cost[kind] - held[kind], 0);
    const give = KINDS.find((kind) => held[kind] - cost[kind] >= 4);
    if (want !== undefined && short === 1 && give !== undefined) return { give, want };
  }
  return undefined;
}

const ended = preferring(/^No more roads$/, /^End turn$/);

function canAct({ choices }: Seen): boolean {
  return choices.some((choice) => choice.name === 'End turn' && !choice.disabled);
}

function pays(held: Cards, cost: Cards): boolean {
  return KINDS.every((kind) => held[kind] >= cost[kind]);
}

/** Counts of the own hand, as "brick 2 sheep 0 …". */
function cardsIn(hand: string): Cards {
  const count = (kind: Kind) => Number(new RegExp(`\\b${kind} (\\d+)`).exec(hand)?.[1] ?? 0);
  return {
    brick: count('brick'),
    sheep: count('sheep'),
    ore: count('ore'),
    wheat: count('wheat'),
    wood: count('wood'),
  };
}

function numbersIn(name: string): readonly number[] {
  return [...name.matchAll(/\d+/g)].map(Number);
}

/** The own name, from the panel that says "you". */
function nameOf({ players }: Seen): string {
  return players.find((panel) => / you /.test(panel))?.split(' you ')[0] ?? '';
}
