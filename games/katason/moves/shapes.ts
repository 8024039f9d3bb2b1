/** The shapes of fields that several kinds of move have. */
import { filled } from '../../kit/counts.ts';
import { below, list } from '../../kit/shape.ts';
import { BANK_COUNT, KINDS } from '../data.ts';

/** The shapes of a resource and of a bundle from outside. */
export const aResource = below(KINDS);
export const aBundle = list(below(BANK_COUNT + 1), KINDS, KINDS);

/** One card of a kind. */
export function single(kind: number): readonly number[] {
  return filled(KINDS, 0).with(kind, 1);
}
