/** Checks whose turn it is, how far it has come, and how the game goes on or has ended. */
import { sum } from '../../../../games/kit/counts.ts';
import { CARDS, spaceOf } from '../../../../games/lost-cities/board.ts';
import {
  COLOURS,
  COPIES,
  HAND,
  PATHS,
  SET_ASIDE,
  STALLED_TURNS,
  STEP,
  STEPS,
} from '../../../../games/lost-cities/data.ts';
import { canStep } from '../../../../games/lost-cities/figures.ts';
import { expeditionsOf } from '../../../../games/lost-cities/score.ts';
import type { State } from '../../../../games/lost-cities/types.ts';
import type { Impossible } from './reason.ts';

export function wrongTurn(state: State): Impossible | undefined {
  return (
    wrongSeat(state) ??
    wrongStage(state) ??
    wrongPending(state) ??
    wrongDiscard(state) ??
    wrongStall(state) ??
    wrongCount(state)
  );
}

function wrongSeat(state: State): Impossible | undefined {
  const { turn, seats, options, expeditions, deckSize } = state;
  const undrawn = deckSize === CARDS * COPIES - SET_ASIDE[seats]! - seats * HAND;
  // Lost Cities 2.4, 4.3: the first seat starts, and nobody can end the first turn without drawing from the deck.
  const first = undrawn && expeditions.length === 0 && !options.takeBack;
  const fit = first ? turn === 0 : Number.isInteger(turn) && turn >= 0 && turn < seats;
  return fit ? undefined : { code: 'turn', turn };
}

function wrongStage({ stage, pending, ending }: State): Impossible | undefined {
  const fit = {
    none: pending.length > 0 === (stage === 'bonus'),
    bridge: pending.length === 0 && stage !== 'draw',
    deck: pending.length === 0 && stage === 'draw',
    stalled: pending.length === 0 && stage === 'draw',
  };
  return fit[ending ?? 'none'] ? undefined : { code: 'stage', stage };
}

/**
 * The free step earned last comes first: that of a step tile on which the figure stands. All others come from last
 * spaces.
 */
function wrongPending(state: State): Impossible | undefined {
  const { pending, tiles, steps, turn, options } = state;
  const index = pending.findIndex(({ source, colour }, at) => {
    const step = steps[turn * PATHS + colour] ?? 0;
    if (options.summitBonus === 'laterCards' && at > 0) return true;
    if (pending.findIndex((other) => other.source === source && other.colour === colour) < at) return true;
    if (source === 'summit') return step !== STEPS;
    return at < pending.length - 1 || tiles[spaceOf(colour, step)] !== STEP;
  });
  if (index >= 0) return { code: 'pending', index };
  const usable = [...COLOURS.keys()].some((colour) => canStep(state, turn, colour));
  return pending.length > 0 && !usable ? { code: 'pending', index: pending.length - 1 } : undefined;
}

function wrongDiscard({ discarded, stage, ending, piles, laid, turn, options }: State): Impossible | undefined {
  const wrong = { code: 'discarded', colour: discarded } as const;
  if (stage !== 'draw') return discarded === -1 ? undefined : wrong;
  if (discarded === -1) {
    const mine = laid.slice(turn * CARDS, (turn + 1) * CARDS);
    return sum(mine) > 0 && ending !== 'stalled' ? undefined : wrong;
  }
  const pile = piles[discarded];
  const takenBack = ending === 'stalled' && options.takeBack;
  return pile !== undefined && (pile.length > 0 || takenBack) ? undefined : wrong;
}

function wrongStall({ stalled, ending, piles, options }: State): Impossible | undefined {
  const wrong = { code: 'stalled', turns: stalled } as const;
  if (ending === 'stalled') return stalled === STALLED_TURNS ? undefined : wrong;
  const most = ending === 'deck' ? 0 : STALLED_TURNS - 1;
  if (!(Number.isInteger(stalled) && stalled >= 0 && stalled <= most)) return wrong;
  // What was discarded in such a turn must still be there.
  const gone = !options.takeBack && piles.every((pile) => pile.length === 0);
  return stalled > 0 && gone ? wrong : undefined;
}

function wrongCount(state: State): Impossible | undefined {
  const { length: count } = state.expeditions;
  const all = expeditionsOf(state);
  const fit = state.ending === null ? count < all : count === all;
  return fit ? undefined : { code: 'expeditionCount', count };
}
