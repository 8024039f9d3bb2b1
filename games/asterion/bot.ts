/** What a bot knows of Asterion: what a tile brings where it lands, and what explorers on the table are worth. */
import type { Random } from '../kit/random.ts';
import type { Seat } from '../kit/rules.ts';
import { judgementOf } from '../kit/search/judgement.ts';
import type { Candidate, Knowledge } from '../kit/search/knowledge.ts';
import { NOWHERE, ROTATIONS, openSides } from './board.ts';
import { KEEPS } from './bot/evaluate.ts';
import { features } from './bot/features.ts';
import { reasons } from './bot/reasons.ts';
import { UNITS, WEIGHTS } from './bot/weights.ts';
import { FACES } from './data.ts';
import { frontier, joins, lay } from './layout.ts';
import { moves } from './moves/index.ts';
import { type Networks, networksOf } from './networks.ts';
import { gateAt, passes, wayOut } from './outside.ts';
import type { AsterionMove, State } from './types.ts';

/** Landings a playout compares before it takes the best. */
const TRIES = 6;
/** Landings worth a search, best first. */
const MOST_LANDINGS = 24;
/** What is learned tells more of a position than a long playout does, and costs less. */
const HORIZON = 4;
/** Weights of moves that cost the held tile, beside landings of weight 1 for no effect. */
const REARRANGING = 0.02;
/**
 * What `seat` gains at once when a face lands: the deaths it scores, or what its explorers share in the joined network
 * beyond what they had.
 */
function gain(state: State, networks: Networks, seat: Seat, face: number, cell: number, rotation: number): number {
  const { seats } = state;
  const joined = joinedBy(state, cell, openSides(face, rotation));
  let own = 1;
  let others = 0;
  let before = 0;
  let coins = FACES[face]!.coins;
  for (const network of joined) {
    for (let of = 0; of < seats; of++) {
      const living = networks.living[network * seats + of]!;
      if (of !== seat) others += living;
      else own += living;
      if (of === seat) before += living * networks.coins[network]!;
    }
    coins += networks.coins[network]!;
  }
  if (joined.includes(0)) return others - own;
  return (own * coins - before - (others * coins) / seats) * KEEPS.open;
}

/** The networks a tile open to `open` on the empty cell would join, each once. */
function joinedBy(state: State, cell: number, open: number): readonly number[] {
  const joined: number[] = [];
  joins(state, cell, open, (network) => {
    if (!joined.includes(network)) joined.push(network);
  });
  return joined;
}

interface Landing {
  readonly cell: number;
  readonly rotation: number;
  readonly gain: number;
}

/** The face that is to land, and the cell it may not come back to. */
function landingFace(state: State, seat: Seat): { readonly face: number; readonly except: number } {
  return state.lifted < 0
    ? { face: state.held[seat]!, except: NOWHERE }
    : { face: state.face[state.lifted]!, except: state.cell[state.lifted]! };
}

function land(state: State, { cell, rotation }: Landing): AsterionMove {
  return state.lifted < 0 ? { type: 'placeTile', cell, rotation } : { type: 'dropTile', cell, rotation };
}

/** The best of a few landings drawn at random. Asterion can't be trapped from every cell, so one is found. */
function playout(state: State, seat: Seat, random: Random): AsterionMove {
  const { face, except } = landingFace(state, seat);
  const networks = networksOf(state);
  lay(state);
  const cells = frontier(state);
  const way = wayOut(state, NOWHERE);
  let best: Landing | undefined;
  for (let tries = 0; tries < TRIES || best === undefined; tries++) {
    const cell = random.pick(cells);
    const rotation = random.pick(ROTATIONS[face]!);
    if (cell === except || (way.includes(cell) && !passes(gateAt(state, cell), openSides(face, rotation)))) continue;
    const gained = gain(state, networks, seat, face, cell, rotation);
    if (best === undefined || gained > best.gain) best = { cell, rotation, gain: gained };
  }
  return land(state, best);
}

/** The landings that bring most, and every other kind of move with little weight. */
function candidates(state: State, seat: Seat): readonly Candidate<AsterionMove>[] {
  const { face } = landingFace(state, seat);
  const networks = networksOf(state);
  const landings: Candidate<AsterionMove>[] = [];
  const others: Candidate<AsterionMove>[] = [];
  const legal = moves.legal(state, seat);
  lay(state);
  for (const move of legal) {
    if (move.type === 'placeTile' || move.type === 'dropTile') {
      landings.push({ move, weight: Math.exp(gain(state, networks, seat, face, move.cell, move.rotation)) });
    } else if (move.type === 'rotateTile') others.push({ move, weight: REARRANGING });
  }
  return [...landings.toSorted((a, b) => b.weight - a.weight).slice(0, MOST_LANDINGS), ...others];
}

export const knowledge: Knowledge<State, AsterionMove> = {
  horizon: HORIZON,
  playout,
  evaluate: judgementOf(features, WEIGHTS, UNITS),
  candidates,
  reasons,
};
