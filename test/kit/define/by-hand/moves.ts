/** The moves of a kind with one number in it, made once. */
export function moveTable<Type extends string, Field extends string>(type: Type, field: Field, count: number) {
  return Array.from({ length: count }, (_, at) => ({ type, [field]: at }) as { type: Type } & Record<Field, number>);
}
