/**
 * What the others have done since one's last turn, turn by turn: at first the first of these turns beside the present.
 * Who steps through them looks back at the board after each; the last of them ends at the present.
 */
import { useMemo, useState } from 'react';
import { useSettings } from '../../kept/settings.ts';
import type { TableValue } from '../context.ts';
import { type ToldMove, actorOf, hasPlayed, newsFor, turnsToldIn } from '../log/log.ts';

export interface Recap {
  /** Oldest first; empty if there is nothing to tell. */
  readonly turns: readonly ToldMove[];
  /** Whether this is one's first turn, so that everything so far is told. */
  readonly first: boolean;
  /** The index of the turn that is told now. */
  readonly told: number;
  /** Whether the board shows the position after that turn, not the present. */
  readonly past: boolean;
  goTo(told: number): void;
  /** Shows the present again. */
  close(): void;
}

const NOTHING: readonly never[] = [];
const NONE: readonly string[] = [];

/** The recap for a player who must decide and hasn't begun their turn. */
export function useRecap(
  table: Pick<TableValue, 'phase' | 'timeline' | 'lookingBack' | 'session' | 'tell' | 'board'>,
): Recap {
  const { phase, timeline, lookingBack, session, tell, board } = table;
  const { passing = NONE } = board;
  const wanted = useSettings().recap;
  const { seat, toMove } = timeline.last;
  const curtained = (session.hotseat?.curtain ?? null) !== null;
  const asked = wanted && timeline.live && phase === 'playing' && seat !== null && toMove.includes(seat) && !curtained;
  const { moments } = timeline;
  const turns = useMemo(() => {
    const others = asked ? newsFor(moments, seat).filter((moment) => actorOf(moment) !== seat) : NOTHING;
    return turnsToldIn(others, tell, passing);
  }, [asked, moments, seat, tell, passing]);
  /** The turns that were stepped through, and the step that was gone to. */
  const [[among, to], setStepped] = useState<readonly [of?: typeof turns, to?: number | null]>([]);
  const { step, goTo } = lookingBack;
  const shown = step === null || step !== to ? -1 : turns.findIndex((turn) => turn.step === step);
  const past = shown >= 0;
  const last = turns.length - 1;
  return {
    turns,
    first: seat === null || !hasPlayed(moments, seat),
    told: past ? shown : among === turns ? last : 0,
    past,
    goTo(wish) {
      const then = wish >= last ? null : (turns[Math.max(0, wish)]?.step ?? null);
      setStepped([turns, then]);
      goTo(then);
    },
    close: () => goTo(null),
  };
}
