/** The end of a turn, of an expedition and of the game. */
import type { Random } from '../kit/random.ts';
import type { Emit, Seat } from '../kit/rules.ts';
import { leftOf } from '../kit/seats.ts';
import { added, expeditionsOf, statueCount, statuePoints, stepScore } from './score.ts';
import { layOut } from './state.ts';
import type { Ending, LostCitiesEvent, State } from './types.ts';

/** Ends a turn when the hand is full again: the next player, clockwise. */
export function endTurn(state: State, emit: Emit<LostCitiesEvent>): void {
  state.stage = 'card';
  state.discarded = -1;
  passTurn(state, emit);
}

function passTurn(state: State, emit: Emit<LostCitiesEvent>): void {
  const seat = state.turn;
  state.turn = leftOf(seat, state.seats);
  emit?.({ type: 'turnEnded', seat, next: state.turn });
}

/** Ends the expedition at once, at any stage of a turn. Then lays out the next one, or ends the game. */
export function endExpedition(state: State, ending: Ending, random: Random, emit: Emit<LostCitiesEvent>): void {
  const finished = state.expeditions.length;
  emit?.({ type: 'expeditionEnded', seat: state.turn, expedition: finished, ending });
  for (let seat = 0; seat < state.seats; seat++) scoreSteps(state, seat, emit);
  state.expeditions.push({
    ending,
    steps: state.steps.slice(),
    researchers: state.researchers.slice(),
    statues: state.statues.slice(),
    rewardCounts: state.rewardCounts.slice(),
    rewards: state.rewards.slice(),
  });
  if (state.expeditions.length === expeditionsOf(state)) {
    endGame(state, ending, emit);
    return;
  }
  for (let seat = 0; seat < state.seats; seat++) state.statueChips[seat]! += state.statues[seat]!;
  layOut(state, random);
  // Lost Cities 8.6: the next player is to the left of the one who took the last turn.
  passTurn(state, emit);
  emit?.({ type: 'expeditionBegun', seat: state.turn, expedition: finished + 1 });
}

function scoreSteps(state: State, seat: Seat, emit: Emit<LostCitiesEvent>): void {
  const { explorers, researcher } = stepScore(state, seat);
  const points = added(state.points[seat]!, explorers + researcher);
  state.points[seat] = points;
  emit?.({ type: 'expeditionScored', seat, explorers, researcher, secret: { seats: [seat], points } });
}

/** Everything stays where it is, so that players can look at it. */
function endGame(state: State, ending: Ending, emit: Emit<LostCitiesEvent>): void {
  state.ending = ending;
  state.pending.length = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    const count = statueCount(state, seat);
    const points = statuePoints(state.options.length, count);
    state.points[seat] = added(state.points[seat]!, points);
    emit?.({ type: 'statuesScored', seat, count, points });
  }
}
