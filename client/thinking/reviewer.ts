/** The worker's side of a review: one match at a time, a question a moment, so that it can stop between any two. */
import type { Shelved } from '../../games/index.ts';
import { Memories } from '../../games/kit/recall.ts';
import { hash } from '../../games/kit/record.ts';
import { filmOf } from '../../games/kit/reel.ts';
import type { GameRecord } from '../../games/kit/rules.ts';
import { type Verdict, chancesAt, judgeMove } from '../../games/kit/search/judge.ts';

export interface Reviewer {
  /** Takes up a match, which the rules have replayed before. Rejects where they refuse it. */
  review(record: GameRecord): Promise<void>;
  /** Each seat's chance to win after so many moves of it. */
  chances(step: number, playouts: number): Promise<readonly number[]>;
  /** What a bot thinks of the move made after so many. */
  verdict(step: number, iterations: number): Promise<Verdict | null>;
}

/** Reviews matches of the games on a shelf. */
export function reviewerFor(shelf: ReadonlyMap<string, Shelved>): Reviewer {
  let taken: Awaited<ReturnType<typeof takeUp>> | undefined;
  const at = () => {
    if (taken === undefined) throw new Error('no match is under review');
    return taken;
  };
  return {
    review: async (record) => {
      taken = await takeUp(shelf, record);
    },
    chances: async (step, playouts) => {
      const { judge, reel, seed } = at();
      return chancesAt(judge, reel.at(step).state, playouts, `${seed} ${step}`);
    },
    verdict: async (step, iterations) => {
      const { judge, reel, moments, memories, seed } = at();
      const turn = reel.turn(step);
      if (turn === undefined) return null;
      const memory = memories.of(turn.seat, reel.at(0).state, moments.slice(0, step));
      return judgeMove(judge, { state: reel.at(step).state, memory, ...turn }, iterations, `${seed} ${step}`);
    },
  };
}

async function takeUp(shelf: ReadonlyMap<string, Shelved>, record: GameRecord) {
  const shelved = shelf.get(record.game);
  if (shelved === undefined) throw new Error(`no game "${record.game}" on the shelf`);
  const { rules, knowledge } = await shelved.load();
  const { reel, moments, misfit } = filmOf(rules, shelved.meta, record);
  if (misfit !== null) throw misfit;
  return { judge: { rules, knowledge }, reel, moments, memories: new Memories(rules), seed: hash(record) };
}
