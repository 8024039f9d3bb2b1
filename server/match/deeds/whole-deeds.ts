/** Deeds that write matches: done by the node that owns the match, whichever was asked, and answered when all is stored. */
import type { Nodes } from '../../nodes/nodes.ts';
import type { Mark } from '../../storage/answers.ts';
import type { MatchStore } from '../../storage/match-store.ts';

interface WholeParts {
  readonly nodes: Pick<Nodes, 'at'>;
  readonly store: Pick<MatchStore, 'whole'>;
  /** Reads a match while other things are done. */
  ready(id: string): Promise<void>;
}

/**
 * Has `work` done to a match as it stands at its owner. The deed and what it gives are JSON, and short; the latter is stored with
 * what it writes. Work that waits until something is stored has its mark stored with that. Rejects with what `work` throws, or
 * where nobody answers for long.
 */
export function wholeDeed<Deed extends object, Given>(
  { nodes, store, ready }: WholeParts,
  kind: string,
  work: (id: string, deed: Deed, mark?: Mark) => Given | Promise<Given>,
): (id: string, deed: Deed) => Promise<Given> {
  const done = nodes.at(kind, async (id, deed: Deed, mark) => {
    const whole = async () => {
      await ready(id);
      return work(id, deed, mark);
    };
    return { given: await store.whole(whole, mark && { id, mark }) };
  });
  return async (id, deed) => (await done(id, deed)).given;
}
