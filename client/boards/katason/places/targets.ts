/** The places that light up on the board. All of them come from the legal moves; nothing here decides what is legal. */
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
  /** The move that a press makes; null if the player still has to choose whom the robber robs. */
  readonly move: KatasonMove | null;
  /** The seat that the move robs. */
  readonly victim: Seat | null;
}

type Robbing = Extract<KatasonMove, { type: 'moveRobber' }>;
type Placing = Extract<KatasonMove, { type: Tool | 'moveRobber' }>;

const PLACING: ReadonlySet<KatasonMove['type']> = new Set(['buildRoad', 'buildHouse', 'buildCity', 'moveRobber']);

function places(move: KatasonMove): move is Placing {
  return PLACING.has(move.type);
}

/** The type of the legal move if the player can only place one kind of thing; the player then needn't pick a tool. */
function forced(legal: readonly KatasonMove[]): KatasonMove['type'] | null {
  const first = legal.find(places);
  if (first === undefined) return null;
  return legal.every((move) => move.type === first.type) ? first.type : null;
}

/** The targets for the picked tool or, for the robber, the picked hex. */
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

/** The seats that can be robbed on a hex, taken from the legal moves. */
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

/** One target for each hex: its move, or null if the player still has to choose whom to rob. */
function hexTargets(moves: readonly Robbing[], pickedHex: number | null): Target[] {
  const hexes = [...new Set(moves.map((move) => move.hex))].filter((hex) => hex !== pickedHex);
  return hexes.map((hex) => {
    const [first, ...others] = moves.filter((move) => move.hex === hex);
    return hexTarget(hex, others.length === 0 ? first! : null);
  });
}

/** The houses and cities of the players who can be robbed on the picked hex. */
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
