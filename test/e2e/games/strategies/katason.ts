/** Katason by what is to be read: build whenever possible, trade with the bank for what is missing, declare at ten. */
import { type Strategy, best, preferring } from '../../player.ts';
import type { Choice, Seen } from '../../seen.ts';

const KINDS = ['brick', 'sheep', 'ore', 'wheat', 'wood'] as const;
type Kind = (typeof KINDS)[number];
type Cards = Readonly<Record<Kind, number>>;

const CITY: Cards = { brick: 0, sheep: 0, ore: 3, wheat: 2, wood: 0 };
const HOUSE: Cards = { brick: 1, sheep: 1, ore: 0, wheat: 1, wood: 1 };
const CARD: Cards = { brick: 0, sheep: 1, ore: 1, wheat: 1, wood: 0 };

/** How much a kind is worth to somebody who builds cities and buys cards. */
const WORTH: Cards = { brick: 0.8, sheep: 0.9, ore: 1.3, wheat: 1.2, wood: 0.8 };

/** Decisions in the order in which they are looked for. Whoever is asked for a trade says no. */
export const katason: Strategy = (seen) => {
  for (const decision of [forced, discarded, robbed, placed, claimed, played, grown, swapped, ended]) {
    const choice = decision(seen);
    if (choice !== undefined) return choice;
  }
  return undefined;
};

const forced = preferring(
  /^Declare victory$/,
  /^(?:Refuse|Let it stand)$/,
  /^Discard$/,
  /^Steal from/,
  /^Take them$/,
  /^Claim it$/,
  /^Roll the dice$/,
);
const played = preferring(/^(?:Knight|Road building|Harvest|Monopoly)\b(?! drawn)/);
const ended = preferring(/^End turn$/);

/** A 7: the largest pile gives. */
function discarded(seen: Seen): Choice | undefined {
  if (!seen.prompt.includes('Discard')) return undefined;
  return best(seen, /^Add one \w+ \(\w+: [1-9]/, (name) => numbersIn(name)[0] ?? 0);
}

/** The robber goes where others earn most and oneself nothing; where only one can be robbed nobody need be named. */
function robbed(seen: Seen): Choice | undefined {
  const own = nameOf(seen);
  return best(seen, /^Put the robber on/, (name) => {
    const houses = name.split('’s ').length - 1;
    const mine = name.includes(`${own}’s`) ? 100 : 0;
    const sole = name.includes('Steal from') ? 20 : 0;
    return pips(numbersIn(name)[0] ?? 0) * houses + sole - mine;
  });
}

/** Any lit place for a piece: the more and the more kinds the land around it yields, the better. */
function placed(seen: Seen): Choice | undefined {
  return best(seen, /^Place a (?:house|road|city): /, (name) => {
    const lands = [...name.matchAll(/(brick|sheep|ore|wheat|wood) (\d+)/g)];
    const yields = lands.reduce((sum, [, kind, number]) => sum + WORTH[kind as Kind] * pips(Number(number)), 0);
    return yields + new Set(lands.map(([, kind]) => kind)).size;
  });
}

/** In the panels of the harvest and monopoly cards: what is missing for a city, the scarcest first. */
function claimed(seen: Seen): Choice | undefined {
  const held = cardsIn(seen.hand);
  const scarce = KINDS.toSorted((a, b) => CITY[b] - held[b] - (CITY[a] - held[a]));
  if (seen.hand.includes('resources to take')) return preferring(...scarce.map((kind) => adding(kind)))(seen);
  if (seen.hand.includes('do you claim')) return preferring(...scarce.map((kind) => new RegExp(`^${kind}$`)))(seen);
  return undefined;
}

/** The best thing that can be paid. Roads are laid towards houses only. */
function grown(seen: Seen): Choice | undefined {
  const held = cardsIn(seen.hand);
  const tiles = [/^City costs/, /^House costs/, /^Card costs/];
  const stuck = pays(held, HOUSE) || (held.brick > 1 && held.wood > 1);
  return preferring(...tiles, ...(stuck ? [/^Road costs/] : []))(seen);
}

/** Swaps at the bank what is left over for a card that is missing: opens the panel, names that card, takes the offer. */
function swapped(seen: Seen): Choice | undefined {
  const held = cardsIn(seen.hand);
  for (const cost of [CITY, CARD, HOUSE]) {
    const want = KINDS.find((kind) => held[kind] < cost[kind]);
    const spare = KINDS.filter((kind) => held[kind] - cost[kind] >= 4);
    if (want === undefined || spare.length === 0) continue;
    const offers = spare.map((kind) => new RegExp(`^\\d ${kind} for 1 ${want}$`));
    const open = seen.choices.some((choice) => choice.pressed && choice.name.startsWith('Trade'));
    return preferring(...offers, new RegExp(`^Add one ${want} \\(0 chosen\\)$`), ...(open ? [] : [/^Trade/]))(seen);
  }
  return undefined;
}

const adding = (kind: Kind) => new RegExp(`^Add one ${kind} \\(\\d chosen\\)$`);

/** In how many of 36 rolls a number falls. */
function pips(number: number): number {
  return number === 0 ? 0 : 6 - Math.abs(7 - number);
}

function pays(held: Cards, cost: Cards): boolean {
  return KINDS.every((kind) => held[kind] >= cost[kind]);
}

/** Counts of the own hand: "brick 2 sheep 0 …", with what a thing costs behind a stroke. */
function cardsIn(hand: string): Cards {
  const row = new RegExp(KINDS.map((kind) => `${kind} (\\d+)(?:/\\d+)?`).join(' ')).exec(hand) ?? [];
  const [brick = 0, sheep = 0, ore = 0, wheat = 0, wood = 0] = row.slice(1).map(Number);
  return { brick, sheep, ore, wheat, wood };
}

function numbersIn(name: string): readonly number[] {
  return [...name.matchAll(/\d+/g)].map(Number);
}

/** The own name, from the panel that says "you". */
function nameOf({ players }: Seen): string {
  return players.find((panel) => / you /.test(panel))?.split(' you ')[0] ?? 'nobody';
}
