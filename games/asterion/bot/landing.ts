/** What a tile brings where it lands, placed or moved. */
import type { Seat } from '../../kit/rules.ts';
import type { Candidate } from '../../kit/search/knowledge.ts';
import { NOWHERE, openSides } from '../board.ts';
import { FACES } from '../data.ts';
import { joins } from '../layout.ts';
import { DROPS, type Landing, PLACEMENTS, listLandings } from '../moves/landing.ts';
import { type Networks, networksOf } from '../networks.ts';
import type { AsterionMove, State } from '../types.ts';

/** A living explorer's chance to keep what its network holds: already leading out, winged, or neither. */
export const KEEPS = { open: 0.75, winged: 0.85, shut: 0.25 } as const;
/** What an explorer in a network without coins may still come to. */
export const HOPE = 0.12;

/** The networks that the landing looked at last would join. */
const joined: number[] = [];

/**
 * What `seat` gains at once when a face lands. In Asterion's network: the rivals that die there, less its own explorers.
 * Elsewhere: what its explorers get in the joined network beyond what they had, less a part of what the others get.
 */
export function gain(
  state: State,
  networks: Networks,
  seat: Seat,
  face: number,
  cell: number,
  rotation: number,
): number {
  const { seats } = state;
  noteJoined(state, cell, openSides(face, rotation));
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

/** Notes the networks a tile open to `open` on the empty cell would join, each once. */
function noteJoined(state: State, cell: number, open: number): void {
  joined.length = 0;
  joins(state, cell, open, note);
}

function note(network: number): void {
  if (!joined.includes(network)) joined.push(network);
}

/** The face that is to land, and the cell it may not come back to. */
export function landingFace(state: State, seat: Seat): { readonly face: number; readonly except: number } {
  return state.lifted < 0
    ? { face: state.held[seat]!, except: NOWHERE }
    : { face: state.face[state.lifted]!, except: state.cell[state.lifted]! };
}

/** Landings, best first. A weight is e to the power of the gain: 1 where the landing changes nothing. */
export function landings(state: State, seat: Seat): readonly Candidate<AsterionMove>[] {
  const { face, except } = landingFace(state, seat);
  const networks = networksOf(state);
  const found: Landing[] = [];
  listLandings(state, face, except, state.lifted < 0 ? PLACEMENTS : DROPS, found);
  return found
    .map((move) => ({ move, weight: Math.exp(gain(state, networks, seat, face, move.cell, move.rotation)) }))
    .toSorted((a, b) => b.weight - a.weight);
}
