/** Labyrinths no player would lay: long arms towards the edge of the grid, heaps, and spirals that close in on themselves. */
import { lay, nameNetworks } from '../../../games/asterion/layout.ts';
import type { State } from '../../../games/asterion/types.ts';
import { CENTRE, SIDE, STEPS } from '../../../games/kit/geometry/square.ts';
import type { Random } from '../../../games/kit/random.ts';

/** The same tiles, laid anew one beside another. */
export function scramble(state: State, random: Random): void {
  if (state.lifted >= 0) return;
  const onward = random.pick(STEPS);
  const straight = random.below(4);
  const cells = [CENTRE];
  for (let tile = 1; tile < state.cell.length; tile++) {
    cells.push(nextCell(cells, onward, straight, random));
    state.cell[tile] = cells[tile]!;
    state.rotation[tile] = random.below(4);
  }
  // Explorers of one seat stand where those of another stood: faces stay with their seats.
  for (let swaps = random.below(8); swaps > 0 && cells.length > 2; swaps--) swapTiles(state, random);
  lay(state);
  nameNetworks(state);
  bury(state, random);
}

/** Beside the last tile and onwards more often than beside any and anywhere. */
function nextCell(cells: readonly number[], onward: number, straight: number, random: Random): number {
  for (;;) {
    const from = random.below(4) < straight ? cells.at(-1)! : random.pick(cells);
    const cell = from + (random.below(4) < straight ? onward : random.pick(STEPS));
    const x = cell % SIDE;
    const y = Math.floor(cell / SIDE);
    const inside = x > 1 && y > 1 && x < SIDE - 2 && y < SIDE - 2;
    if (inside && !cells.includes(cell)) return cell;
  }
}

function swapTiles(state: State, random: Random): void {
  const a = 1 + random.below(state.cell.length - 1);
  const b = 1 + random.below(state.cell.length - 1);
  for (const field of [state.owner, state.face]) [field[a], field[b]] = [field[b]!, field[a]!];
}

/** Whoever is joined to Asterion is dead, and somebody else has scored for it. */
function bury(state: State, random: Random): void {
  state.kills.fill(0);
  for (let tile = 1; tile < state.cell.length; tile++) {
    state.alive[tile] = state.network[tile] === 0 ? 0 : 1;
    if (state.network[tile] !== 0) continue;
    const killer = (state.owner[tile]! + 1 + random.below(state.seats - 1)) % state.seats;
    state.kills[killer]! += 1;
  }
}
