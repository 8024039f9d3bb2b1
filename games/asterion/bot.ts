/** What a bot knows of Asterion: what a tile brings where it lands, and what explorers on the table are worth. */
import type { Random } from '../kit/random.ts';
import type { Seat } from '../kit/rules.ts';
import { scoresOf } from '../kit/seats.ts';
import { judgementOf } from '../kit/search/judgement.ts';
import type { Knowledge } from '../kit/search/knowledge.ts';
import { NOWHERE, ROTATIONS, openSides } from './board.ts';
import { candidates } from './bot/candidates.ts';
import { features } from './bot/features.ts';
import { gain, landingFace } from './bot/landing.ts';
import { LEVELS } from './bot/levels.ts';
import { isRearrangement, rearrangingGains } from './bot/rearranging.ts';
import { reasons } from './bot/reasons.ts';
import { UNITS, WEIGHTS } from './bot/weights.ts';
import { foresee } from './foresee.ts';
import { frontier, lay } from './layout.ts';
import { networksOf } from './networks.ts';
import { gateAt, passes, wayOut } from './outside.ts';
import { standing } from './score.ts';
import type { AsterionMove, State } from './types.ts';

/** Landings a playout compares before it takes the best. */
const TRIES = 6;
/** What is learned tells more of a position than a long playout does, and costs less. */
const HORIZON = 4;
/** Points one must be ahead for more to hardly matter. */
const CLEAR = 6;
/** Of dozens of landings and rearrangements the judgement tells more at first sight than what they bring at once. */
const FORESIGHT = 4;

interface Tried {
  readonly cell: number;
  readonly rotation: number;
  readonly gain: number;
}

function land(state: State, { cell, rotation }: Tried): AsterionMove {
  return state.lifted < 0 ? { type: 'placeTile', cell, rotation } : { type: 'dropTile', cell, rotation };
}

/** The best of a few landings drawn at random. Asterion can't be trapped from every cell, so one is found. */
function playout(state: State, seat: Seat, random: Random): AsterionMove {
  const { face, except } = landingFace(state, seat);
  const networks = networksOf(state);
  lay(state);
  const cells = frontier(state);
  const way = wayOut(state, NOWHERE);
  let best: Tried | undefined;
  for (let tries = 0; tries < TRIES || best === undefined; tries++) {
    const cell = random.pick(cells);
    const rotation = random.pick(ROTATIONS[face]!);
    if (cell === except || (way.includes(cell) && !passes(gateAt(state, cell), openSides(face, rotation)))) continue;
    const gained = gain(state, networks, seat, face, cell, rotation);
    if (best === undefined || gained > best.gain) best = { cell, rotation, gain: gained };
  }
  return land(state, best);
}

export const knowledge: Knowledge<State, AsterionMove> = {
  horizon: HORIZON,
  playout,
  evaluate: judgementOf(features, WEIGHTS, UNITS),
  margin: { wide: CLEAR, points: (state) => scoresOf(standing(state)) },
  candidates,
  foresight: FORESIGHT,
  // Loses points by its own explorers’ deaths, or rearranges tiles for nothing. Asterion 3.2, 4.1
  regrets: (view, seat, move) => {
    if (foresee(view, seat, move).points < 0) return true;
    return isRearrangement(move) && rearrangingGains(view, seat, [move])[0]! <= 0;
  },
  levels: LEVELS,
  reasons,
};
