/** Plays all matches of a contest on several threads at once. */
import { spread } from '../threads.ts';
import { type Contest, type Outcome, type Pairing, pairings } from './contest.ts';

/** The outcomes in the order of `pairings`, however many threads there are. `onDone` hears of each as it comes. */
export function hold(
  contest: Contest,
  threads: number,
  onDone: (outcome: Outcome) => void = () => {},
): Promise<readonly Outcome[]> {
  const script = new URL('./worker.mjs', import.meta.url);
  return spread<Pairing, Outcome>({ script, given: contest, jobs: pairings(contest), threads, onDone });
}
