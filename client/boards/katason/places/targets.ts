/** What lights up on the board. Everything here comes from the legal moves; nothing decides legality. */
import { cornersOfHex } from '../../../../games/katason/board.ts';
import { ownerOf } from '../../../../games/katason/buildings.ts';
import type { KatasonMove, State } from '../../../../games/katason/types.ts';
import type { Seat } from '../../../../games/kit/rules.ts';
import type { Point } from '../../../../games/kit/geometry/hex.ts';
import { cornerPoints, edgePoints, hexPoints } from '../drawing.ts';
import type { Tool } from '../intent.ts';

export type Site =
  | { readonly on: 'hex'; readonly hex: number }
  | { readonly on: 'edge'; readonly edge: number }
  | { readonly on: 'corner'; readonly corner: number };

export interface Target extends Point {
  readonly key: string;
  readonly site: Site;
  /** What a press does; null where the robber's victim is still to be named. */
  readonly move: KatasonMove | null;
  /** Whom the move robs. */
  readonly victim: Seat | null;
}

type Robbing = Extract<KatasonMove, { type: 'moveRobber' }>;
type Placing = Extract<KatasonMove, { type: Tool | 'moveRobber' }>;

const PLACING: ReadonlySet<KatasonMove['type']> = new Set(['buildRoad', 'buildHouse', 'buildCity', 'moveRobber']);

function places(move: KatasonMove): move is Placing {
  return PLACING.has(move.type);
}

/** The one thing that can be done, when that is to place something; then no tool need be picked. */
function forced(legal: readonly KatasonMove[]): KatasonMove['type'] | null {
  const first = legal.find(places);
  if (first === undefined) return null;
  return legal.every((move) => move.type === first.type || move.type === 'skipRoads') ? first.type : null;
}

/** The lit targets for a picked tool and, for the robber, a picked hex. */
export function targetsOf(
  state: State,
  legal: readonly KatasonMove[],
  tool: Tool | null,
  pickedHex: number | null,
): readonly Target[] {
  const kind = forced(legal) ?? tool;
  if (kind === null) return [];
  const moves = legal.filter(places).filter((move) => move.type === kind);
  if (kind !== 'moveRobber') return moves.map(targetOf);
  const robbing = moves.filter((move) => move.type === 'moveRobber');
  return [...hexTargets(robbing, pickedHex), ...victimTargets(state, robbing, pickedHex)];
}

/** Who may be robbed on a hex, by the moves that do it. */
export function victimsOn(
  legal: readonly KatasonMove[],
  hex: number | null,
): readonly { seat: Seat; move: KatasonMove }[] {
  return legal.flatMap((move) =>
    move.type === 'moveRobber' && move.hex === hex && move.victim !== null ? [{ seat: move.victim, move }] : [],
  );
}

function targetOf(move: Placing): Target {
  if (move.type === 'moveRobber') return hexTarget(move.hex, move);
  if (move.type === 'buildRoad') {
    const site = { on: 'edge', edge: move.edge } as const;
    return { key: `edge ${move.edge}`, ...edgePoints[move.edge]!, site, move, victim: null };
  }
  const site = { on: 'corner', corner: move.corner } as const;
  return { key: `corner ${move.corner}`, ...cornerPoints[move.corner]!, site, move, victim: null };
}

function hexTarget(hex: number, move: Robbing | null): Target {
  const victim = move?.victim ?? null;
  return { key: `hex ${hex}`, ...hexPoints[hex]!, site: { on: 'hex', hex }, move, victim };
}

/** One target a hex: its only move, or none yet where somebody must be picked first. */
function hexTargets(moves: readonly Robbing[], pickedHex: number | null): Target[] {
  const hexes = [...new Set(moves.map((move) => move.hex))].filter((hex) => hex !== pickedHex);
  return hexes.map((hex) => {
    const [first, ...others] = moves.filter((move) => move.hex === hex);
    return hexTarget(hex, others.length === 0 ? first! : null);
  });
}

/** Houses and cities of those who can be robbed on the picked hex. */
function victimTargets(state: State, moves: readonly KatasonMove[], pickedHex: number | null): Target[] {
  if (pickedHex === null) return [];
  const victims = victimsOn(moves, pickedHex);
  return cornersOfHex[pickedHex]!.flatMap((corner) => {
    const building = state.corners[corner]!;
    const victim = victims.find(({ seat }) => building !== 0 && ownerOf(building) === seat);
    if (victim === undefined) return [];
    const site = { on: 'corner', corner } as const;
    return [{ key: `rob ${corner}`, ...cornerPoints[corner]!, site, move: victim.move, victim: victim.seat }];
  });
}
