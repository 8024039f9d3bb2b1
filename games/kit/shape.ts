/** Shapes of untrusted moves: which fields there are and what each may hold. */

/** Tells whether a value from outside can stand in a field. */
export type Field = (value: unknown) => boolean;

export type Shape<Fields> = { readonly [Key in keyof Fields]-?: Field };

/** An integer from 0 to `n` − 1. */
export const below =
  (n: number): Field =>
  (value) =>
    Number.isInteger(value) && (value as number) >= 0 && (value as number) < n;

/** An integer from `least` to `most`. */
export const between =
  (least: number, most: number): Field =>
  (value) =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

/** One of the given constants. */
export const oneOf =
  (...choices: readonly (string | number | boolean | null)[]): Field =>
  (value) =>
    choices.some((choice) => choice === value);

/** Accepts what any of the fields accepts. */
export const either =
  (...fields: readonly Field[]): Field =>
  (value) =>
    fields.some((field) => field(value));

/** An array of `min` to `max` values that each fit. */
export const list =
  (field: Field, min: number, max: number): Field =>
  (value) =>
    Array.isArray(value) && value.length >= min && value.length <= max && value.every(field);

/** Whether `move` is a plain record with `type` and exactly the fields of the shape, each fitting. */
export function fits(move: unknown, shape: Readonly<Record<string, Field>>): boolean {
  if (typeof move !== 'object' || move === null || Array.isArray(move)) return false;
  const fields = Object.keys(shape);
  const given = Object.keys(move);
  if (given.length !== fields.length + 1) return false;
  return fields.every(
    (key) => Object.hasOwn(move, key) && shape[key]?.((move as Record<string, unknown>)[key]) === true,
  );
}
