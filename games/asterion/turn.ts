/** What follows a move: deaths, a new tile, and then the next turn or the end. */
import type { Random } from '../kit/random.ts';
import type { Emit, Seat } from '../kit/rules.ts';
import { FACES } from './data.ts';
import { isOver } from './flow.ts';
import { lay, nameNetworks } from './layout.ts';
import { escapes } from './score.ts';
import { draw } from './state.ts';
import type { AsterionEvent, State } from './types.ts';

/** Takes the price after tiles were turned, swapped or moved: the held tile is discarded. Asterion 4.1 */
export function rearranged(state: State, seat: Seat, random: Random, emit: Emit<AsterionEvent>): void {
  lay(state);
  nameNetworks(state);
  const face = state.held[seat]!;
  state.discarded[seat * FACES.length + face]!++;
  emit?.({ type: 'tileDiscarded', seat, face });
  finishTurn(state, seat, random, emit);
}

/** Kills, draws a tile and passes the turn, anticlockwise. Asterion 1.3, 3.1, 5.1 */
export function finishTurn(state: State, seat: Seat, random: Random, emit: Emit<AsterionEvent>): void {
  kill(state, seat, emit);
  state.used[seat * FACES.length + state.held[seat]!]!++;
  state.held[seat] = draw(state, seat, random);
  if (state.held[seat] !== -1) {
    emit?.({ type: 'tileDrawn', seat, secret: { seats: [seat], face: state.held[seat] } });
  }
  state.turns++;
  state.turn = (seat + state.seats - 1) % state.seats;
  if (emit && isOver(state)) announceEnd(state, emit);
}

/**
 * Every living explorer in Asterion's network dies. The player of the turn scores one point for each of the others',
 * and loses one for each of their own. Asterion 3.1, 3.2
 */
function kill(state: State, seat: Seat, emit: Emit<AsterionEvent>): void {
  let points = 0;
  const killed: number[] | undefined = emit && [];
  for (let tile = 1; tile < state.cell.length; tile++) {
    if (state.network[tile] !== 0 || state.alive[tile] !== 1) continue;
    state.alive[tile] = 0;
    points += state.owner[tile] === seat ? -1 : 1;
    killed?.push(tile);
  }
  state.kills[seat]! += points;
  if (!killed || killed.length === 0) return;
  const victims = state.kills.map((_, of) => killed.filter((tile) => state.owner[tile] === of).length);
  emit?.({ type: 'explorersKilled', seat, tiles: killed, victims, points });
}

/** Emits an event for every explorer that carries coins out, so that they can be counted one by one. Asterion 6.2 */
function announceEnd(state: State, emit: NonNullable<Emit<AsterionEvent>>): void {
  for (const { seat, tile, coins } of escapes(state))
    if (coins > 0) emit({ type: 'explorerEscaped', seat, tile, coins });
  emit({ type: 'gameEnded' });
}
