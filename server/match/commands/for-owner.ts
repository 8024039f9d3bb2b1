/**
 * Commands that write matches: the node that owns the match does them, whichever node was asked, and answers when all is
 * stored.
 */
import type { Owners } from '../owners.ts';
import type { Answers, Mark, Once } from '../../storage/answers.ts';
import type { MatchStore } from '../../storage/match-store.ts';

interface WholeParts {
  readonly nodes: Pick<Owners, 'at'>;
  readonly store: Pick<MatchStore, 'whole'>;
  /** What was answered to requests that may come again. */
  readonly answers?: Pick<Answers, 'once'>;
  /** Reads a match into memory in the background. */
  ready(id: string): Promise<void>;
}

/** What a command holds that may come again. */
interface Repeatable {
  readonly once?: Once | undefined;
}

/**
 * Has the owner of a match do `work` on it. The command and its result are short JSON; the result is stored together with
 * what the work writes, under the command's mark, and under its idempotency key, by which it is done once. Rejects with what `work` throws, or if no owner answers for long.
 */
export function forOwner<Command extends object, Given>(
  { nodes, store, answers, ready }: WholeParts,
  kind: string,
  work: (id: string, command: Command, mark?: Mark) => Given | Promise<Given>,
): (id: string, command: Command) => Promise<Given> {
  const done = nodes.at(kind, async (id, command: Command, mark) => {
    const whole = async () => {
      await ready(id);
      return work(id, command, mark);
    };
    const { once }: Repeatable = command;
    const done = () => store.whole(whole, { mark, once });
    return { given: await (once === undefined || answers === undefined ? done() : answers.once(once, done)) };
  });
  return async (id, command) => (await done(id, command)).given;
}
