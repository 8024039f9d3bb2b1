/** So many at once: whoever else waits for the same has their turn in between. */
const FEW = 20;

/** Does something for each of many, a few at a time. `work` deals with what goes wrong. */
export async function fewAtOnce<T>(many: Iterable<T>, work: (one: T) => Promise<void>): Promise<void> {
  const rest = [...many].values();
  const goOn = async () => {
    for (const one of rest) await work(one);
  };
  await Promise.all(Array.from({ length: FEW }, goOn));
}
