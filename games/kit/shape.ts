/**
 * Shapes of moves: which fields a move has and which values each field can hold. They check untrusted input and can
 * enumerate all moves of a shape.
 */
import type { Json } from './json.ts';
import type { Random } from './random.ts';

/** The values that one field can have. */
export interface Field {
  accepts(value: unknown): boolean;
  /** How many values there are. */
  readonly size: number;
  /** The value of an index from 0 to `size` − 1. */
  at(index: number): Json;
  /** A random value. Every value is possible, but not all are equally likely. */
  sample(random: Random): Json;
}

export type Shape<Fields> = { readonly [Key in keyof Fields]-?: Field };

/** The shape of a kind of move whose fields are not known to the type system. */
export type AnyShape = Readonly<Record<string, Field>>;

/** An integer from 0 to `n` − 1. */
export function below(n: number): Field {
  return between(0, n - 1);
}

/** An integer from `least` to `most`. */
export function between(least: number, most: number): Field {
  const size = most - least + 1;
  return {
    accepts: (value) => Number.isInteger(value) && (value as number) >= least && (value as number) <= most,
    size,
    at: (index) => least + index,
    sample: (random) => least + random.below(size),
  };
}

/** One of the given constants. */
export function oneOf(...choices: readonly (string | number | boolean | null)[]): Field {
  return {
    accepts: (value) => choices.some((choice) => choice === value),
    size: choices.length,
    at: (index) => choices[index] ?? null,
    sample: (random) => random.pick(choices),
  };
}

/** Accepts what any of these fields accepts. The fields must have no values in common. */
export function either(...fields: readonly Field[]): Field {
  return {
    accepts: (value) => fields.some((field) => field.accepts(value)),
    size: fields.reduce((sum, field) => sum + field.size, 0),
    at(index) {
      let left = index;
      for (const field of fields) {
        if (left < field.size) return field.at(left);
        left -= field.size;
      }
      return null;
    },
    sample: (random) => random.pick(fields).sample(random),
  };
}

/** An array of `min` to `max` values, each accepted by `field`. */
export function list(field: Field, min: number, max: number): Field {
  const lengths = Array.from({ length: max - min + 1 }, (_, more) => min + more);
  return {
    // By index, because `every` would skip the holes of a sparse array.
    accepts: (value) =>
      Array.isArray(value) &&
      value.length >= min &&
      value.length <= max &&
      Array.from(value as unknown[]).every((item) => field.accepts(item)),
    size: lengths.reduce((sum, length) => sum + field.size ** length, 0),
    at(index) {
      let left = index;
      let length = min;
      while (left >= field.size ** length) left -= field.size ** length++;
      return Array.from({ length }, (_, place) => field.at(Math.floor(left / field.size ** place) % field.size));
    },
    sample: (random) => Array.from({ length: random.pick(lengths) }, () => field.sample(random)),
  };
}

/** Whether `move` is a plain record with `type` and exactly the fields of the shape, each with an accepted value. */
export function fits(move: unknown, shape: AnyShape): boolean {
  if (typeof move !== 'object' || move === null || Array.isArray(move)) return false;
  const fields = Object.keys(shape);
  const given = Object.keys(move);
  if (given.length !== fields.length + 1) return false;
  return fields.every(
    (key) => Object.hasOwn(move, key) && shape[key]?.accepts((move as Record<string, unknown>)[key]) === true,
  );
}

/** How many moves of a shape there are. */
export function sizeOf(shape: AnyShape): number {
  return Object.values(shape).reduce((product, field) => product * field.size, 1);
}

/** The move with this index, from 0 to `sizeOf(shape)` − 1. */
export function moveAt(type: string, shape: AnyShape, index: number): { readonly type: string } {
  let left = index;
  const fields = Object.entries(shape).map(([key, field]) => {
    const value = field.at(left % field.size);
    left = Math.floor(left / field.size);
    return [key, value];
  });
  return { type, ...(Object.fromEntries(fields) as object) };
}

/** A random move of a shape. */
export function sampleMove(type: string, shape: AnyShape, random: Random): { readonly type: string } {
  const fields = Object.entries(shape).map(([key, field]) => [key, field.sample(random)]);
  return { type, ...(Object.fromEntries(fields) as object) };
}
