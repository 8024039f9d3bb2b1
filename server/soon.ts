/** Waiting no longer than so long. */
import { type Clock, wallClock } from './clock.ts';

/** What comes of `work`; rejects if that takes more than so many milliseconds. */
export async function soon<T>(
  work: () => Promise<T>,
  milliseconds: number,
  { after }: Pick<Clock, 'after'> = wallClock,
): Promise<T> {
  let callOff = () => {};
  const late = new Promise<never>((_, reject) => {
    callOff = after(milliseconds, () => reject(new Error('it takes too long')));
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    callOff();
  }
}
