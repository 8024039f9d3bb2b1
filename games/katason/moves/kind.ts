/** What all of Katason's kinds of move share. */
import { filled } from '../../kit/counts.ts';
import type { MoveKind, MoveOf } from '../../kit/moves.ts';
import { below, list } from '../../kit/shape.ts';
import { BANK_COUNT, KINDS } from '../data.ts';
import type { KatasonEvent, KatasonMove, KatasonRefusal, State } from '../types.ts';

/** Everything about one kind of move. */
export type Kind<Type extends KatasonMove['type']> = MoveKind<
  State,
  MoveOf<KatasonMove, Type>,
  KatasonEvent,
  KatasonRefusal
>;

/** The shapes of a resource and of a bundle from outside. */
export const aResource = below(KINDS);
export const aBundle = list(below(BANK_COUNT + 1), KINDS, KINDS);

/** One card of a kind. */
export function single(kind: number): readonly number[] {
  return filled(KINDS, 0).with(kind, 1);
}
