/** What the others have done since one's last turn, turn by turn: the last is the present, the others are looked back at. */
import { useMemo, useState } from 'react';
import { useSettings } from '../../kit/kept/settings.ts';
import type { TableValue } from '../context.ts';
import { type Deed, actorOf, hasPlayed, newsFor, turnsToldIn } from '../log/log.ts';

export interface Recap {
  /** Oldest first; none where there is nothing to be told. */
  readonly deeds: readonly Deed[];
  /** Whether the turn is one's first, so that all of it is told. */
  readonly first: boolean;
  /** Which of them is told. */
  readonly told: number;
  /** Whether the board shows it as it was then. */
  readonly past: boolean;
  goTo(told: number): void;
  /** Shows the present again. */
  close(): void;
}

const NOTHING: readonly never[] = [];
const NONE: readonly string[] = [];

/** Told to who must decide and hasn't begun their turn. */
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
  const deeds = useMemo(() => {
    const others = asked ? newsFor(moments, seat).filter((moment) => actorOf(moment) !== seat) : NOTHING;
    return turnsToldIn(others, tell, passing);
  }, [asked, moments, seat, tell, passing]);
  const [stepped, setStepped] = useState<number | null>(null);
  const { step, goTo } = lookingBack;
  const shown = step === null || step !== stepped ? -1 : deeds.findIndex((deed) => deed.step === step);
  const past = shown >= 0;
  const last = deeds.length - 1;
  return {
    deeds,
    first: seat === null || !hasPlayed(moments, seat),
    told: past ? shown : last,
    past,
    goTo(wish) {
      const then = wish >= last ? null : (deeds[Math.max(0, wish)]?.step ?? null);
      setStepped(then);
      goTo(then);
    },
    close: () => goTo(null),
  };
}
