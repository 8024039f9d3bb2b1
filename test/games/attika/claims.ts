/** What hints of Attika claim, told by what then happens and by walking over the land. */
import { FREE_BY, GROUPS, GROUP_OF, GROUP_SIZES } from '../../../games/attika/board.ts';
import type { AttikaReason } from '../../../games/attika/bot/reasons.ts';
import { BUILDINGS, PIECES } from '../../../games/attika/data.ts';
import { rules } from '../../../games/attika/index.ts';
import type { AttikaMove, State } from '../../../games/attika/types.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import { type Claims, type Made, make } from '../claim.ts';
import { isFree } from './oracle.ts';

type Done = Made<State, AttikaMove>;

const KINDS = BUILDINGS.length;
/** Numbers below stand for shrines, the first for the first. */
const SHRINE = -2;

const told = ({ events }: Done, type: string) => events.find((event) => event.type === type);
const near = ({ land }: State, hex: number) => land.near.slice(hex * 6, hex * 6 + 6);
const ownerOn = ({ built }: State, hex: number) => (built[hex]! < 0 ? -1 : Math.floor(built[hex]! / KINDS));
const piecesOf = (state: State, seat: number) =>
  state.built.filter((_, hex) => ownerOn(state, hex) === seat).map((piece) => piece % KINDS);

/** The fewest empty hexes between two shrines, if every step is taken anew until nothing gets better. */
function gapsOf(state: State, seat: number): number {
  let least = Infinity;
  for (const [from] of state.land.shrines.entries()) {
    const cost = state.built.map(() => Infinity);
    for (let changed = true; changed;) {
      changed = false;
      for (const [hex] of state.built.entries()) {
        const owner = ownerOn(state, hex);
        if (owner >= 0 && owner !== seat) continue;
        const before = near(state, hex).map((side) =>
          side === SHRINE - from ? 0 : side >= 0 ? cost[side]! : Infinity,
        );
        const due = Math.min(...before) + (owner < 0 ? 1 : 0);
        if (due >= cost[hex]!) continue;
        cost[hex] = due;
        changed = true;
      }
    }
    for (const [hex] of state.built.entries())
      if (near(state, hex).some((side) => side <= SHRINE && side !== SHRINE - from))
        least = Math.min(least, cost[hex]!);
  }
  return least;
}

const siteOf = ({ move }: Done) => (move.type === 'build' ? move.hex : -1);
const groupOf = (state: State, seat: number, group: string) =>
  piecesOf(state, seat).filter((kind) => GROUPS[GROUP_OF[kind]!] === group).length;
const sizeOf = (group: string) => GROUP_SIZES[GROUPS.findIndex((name) => name === group)]!;
const paid = (made: Done) =>
  (told(made, 'buildingBuilt')!['cards'] as readonly number[]).reduce((sum, count) => sum + count, 0);

export const claims: Claims<State, AttikaMove, AttikaReason> = {
  holds: {
    lastBuilding: (_, { after, seat }) => after.winner === seat && piecesOf(after, seat).length === 30,
    linksShrines: (_, { after, seat }) => after.winner === seat && after.ending === 'shrinesLinked',
    link: ({ missing }, { after, seat }) =>
      gapsOf(after, seat) === missing && missing <= PIECES - piecesOf(after, seat).length,
    blocks: ({ seat, missing }, { before, after }) =>
      gapsOf(after, seat) === (missing ?? Infinity) && gapsOf(before, seat) < gapsOf(after, seat),
    free: (_, made) => told(made, 'buildingBuilt')?.['free'] === true && paid(made) === 0,
    cheap: ({ cards }, made) => told(made, 'buildingBuilt')?.['free'] === false && paid(made) === cards,
    frees: ({ kinds }, made) => {
      const { after, seat } = made;
      const beside = near(after, siteOf(made)).filter((hex) => hex >= 0 && after.built[hex] === -1);
      const kind = made.move.type === 'build' ? made.move.kind : -1;
      return kinds.every(
        (each) =>
          FREE_BY[each] === kind &&
          after.mats[seat * KINDS + each]! > 0 &&
          beside.some((hex) => isFree(after, seat, each, hex)),
      );
    },
    group: ({ group, left }, { after, seat }) => left > 0 && sizeOf(group) - groupOf(after, seat, group) === left,
    completes: ({ group, amphora }, made) => {
      const event = told(made, 'groupCompleted');
      const got = amphora
        ? made.after.amphorae[made.seat]! > made.before.amphorae[made.seat]!
        : told(made, 'cardsDrawn');
      return event?.['group'] === group && event['amphora'] === amphora && Boolean(got);
    },
    joins: (_, made) =>
      told(made, 'buildingBuilt')?.['fee'] === 0 &&
      made.before.settlements[made.seat]! > 0 &&
      near(made.after, siteOf(made)).some((hex) => hex >= 0 && ownerOn(made.after, hex) === made.seat),
    cards: ({ count }, made) => told(made, 'cardsDrawn')?.['count'] === count,
    stack: ({ left, land }, { after, seat, move }) => {
      const kept = make(rules, after, seat, { type: 'keepBuilding' }, randomFrom('kept'));
      const exact = move.type === 'drawBuilding' && after.stacks[seat * 4 + move.stack] === left;
      return exact && land === (told(kept, 'landDrawn') !== undefined);
    },
  },
  owed: {
    completes: (made) => told(made, 'groupCompleted')?.['amphora'] === true,
    linksShrines: (made) => made.after.ending === 'shrinesLinked',
    lastBuilding: (made) => made.after.ending === 'thirtyBuildings',
  },
};
