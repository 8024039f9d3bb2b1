import { pause } from './slices.ts';

/** How many are worked on at once. Others who need the same resource get their turn in between. */
const FEW = 20;

/** Works on many things, a few at a time. `work` must handle its own errors. */
export async function fewAtOnce<T>(many: Iterable<T>, work: (one: T) => Promise<void>): Promise<void> {
  const rest = [...many].values();
  const goOn = async () => {
    for (const one of rest) {
      await work(one);
      await pause();
    }
  };
  await Promise.all(Array.from({ length: FEW }, goOn));
}
