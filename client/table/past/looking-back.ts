/**
 * Looking back: the table shows an earlier moment of its match while the match goes on. The moment is part of the
 * page's address.
 */
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import type { Position } from '../../boards/contract.ts';
import { type AtTable, type Control, lost } from '../match.ts';
import type { Timeline } from './timeline.ts';

/** The query parameter with the number of moves after which the table is shown. */
const MOMENT = 'at';

export interface LookingBack {
  /** The number of moves after which the table is shown; null at the present. */
  readonly step: number | null;
  /** The position shown instead of the present: that of the moment, or the one shown before until it is loaded. */
  readonly position: Position | null;
  /** Whether the position of the moment couldn't be had, so that another is shown. */
  readonly missing: boolean;
  /** Shows another moment; null shows the present. */
  goTo(step: number | null): void;
}

export function useLookingBack({ timeline, session }: AtTable): LookingBack {
  const [asked, goTo] = useMoment();
  const curtained = session.hotseat !== null && session.hotseat.curtain !== null;
  const step = curtained ? null : momentIn(asked, timeline.length);
  const { position, missing } = useBrought(timeline, step);
  return useMemo(() => ({ step, position, missing, goTo }), [step, position, missing, goTo]);
}

/** A moment that isn't in the address yet. */
interface Ahead {
  /** What the address still says. */
  readonly of: string | null;
  readonly asked: string | null;
}

/** In milliseconds. Browsers refuse more than about a hundred changes of the address in half a minute. */
const REST = 150;

/**
 * The moment to show. The address follows only when the user pauses at a moment, so that quick steps don't wait for it.
 */
function useMoment(): [string | null, LookingBack['goTo']] {
  const [search, setSearch] = useSearchParams();
  const inAddress = search.get(MOMENT);
  const [ahead, setAhead] = useState<Ahead | null>(null);
  const onItsWay = ahead !== null && ahead.of === inAddress && ahead.asked !== inAddress;
  const write = useEffectEvent((asked: string | null) => {
    setSearch((now) => withMoment(now, asked), { replace: true });
    setAhead(null);
  });
  useEffect(() => {
    if (ahead === null || !onItsWay) return undefined;
    const rest = setTimeout(() => write(ahead.asked), REST);
    return () => clearTimeout(rest);
  }, [ahead, onItsWay]);
  // The address may have changed since the last render.
  const goTo = useCallback((step: number | null) => {
    const of = new URLSearchParams(location.search).get(MOMENT);
    setAhead({ of, asked: step === null ? null : String(step) });
  }, []);
  return [onItsWay ? ahead.asked : inAddress, goTo];
}

function withMoment(search: URLSearchParams, asked: string | null): URLSearchParams {
  if (asked === null) search.delete(MOMENT);
  else search.set(MOMENT, asked);
  return search;
}

/** A step beyond the last moment (for example after an undo) means the last. */
function momentIn(asked: string | null, length: number): number | null {
  return asked !== null && /^\d{1,6}$/.test(asked) ? Math.min(Number(asked), length) : null;
}

/** What was asked for; the position is undefined if it couldn't be had. */
interface Brought {
  readonly timeline: Timeline;
  readonly step: number;
  readonly position: Position | undefined;
}

/** The position at a step, or the one shown before until it is loaded; null at the present. */
function useBrought(timeline: Timeline, step: number | null): Pick<LookingBack, 'position' | 'missing'> {
  const [brought, setBrought] = useState<Brought | null>(null);
  const [shown, setShown] = useState<Position | null>(null);
  const known = useMemo(() => (step === null ? null : timeline.at(step)), [timeline, step]);
  const arrived = brought?.timeline === timeline && brought.step === step ? brought : undefined;
  const here = known === undefined ? arrived?.position : known;
  useEffect(() => {
    if (step === null || here !== undefined) return undefined;
    let wanted = true;
    void timeline.bring(step).then(() => {
      if (wanted) setBrought({ timeline, step, position: timeline.at(step) });
    });
    return () => {
      wanted = false;
    };
  }, [timeline, step, here]);
  if (here !== undefined && here !== shown) setShown(here);
  return {
    position: here ?? (step === null ? null : shown),
    missing: here === undefined && arrived !== undefined,
  };
}

/** The table while somebody looks back: nothing can be done, and no curtain hangs. */
export function lookedBack(at: AtTable): AtTable {
  return { ...at, session: { ...at.session, hotseat: null }, control: PAST };
}

const refused = async () => lost('lookingBack', -1);

/** The control of a past position: nothing can be done. */
export const PAST: Control = {
  ready: false,
  undoable: 'nothing',
  formality: null,
  play: refused,
  undo: refused,
  why: () => ({ code: 'lookingBack' }),
};
