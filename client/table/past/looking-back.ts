/** Looking back: the table shows an earlier moment of its match, which stands in the address, while the match goes on. */
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import type { Position } from '../../boards/contract.ts';
import { type AtTable, type Control, lost } from '../match.ts';
import type { Timeline } from './timeline.ts';

/** The part of the address that says after how many moves the table is shown. */
const MOMENT = 'at';

export interface LookingBack {
  /** After how many moves the table is to be shown; null at the present. */
  readonly step: number | null;
  /** What is shown instead of the present: the moment itself, or the last one shown until that is at hand. */
  readonly position: Position | null;
  /** Shows another moment, or the present again (null). */
  goTo(step: number | null): void;
}

export function useLookingBack({ timeline, session }: AtTable): LookingBack {
  const [asked, goTo] = useMoment();
  const curtained = session.hotseat !== null && session.hotseat.curtain !== null;
  const step = curtained ? null : momentIn(asked, timeline.length);
  const position = useBrought(timeline, step);
  return useMemo(() => ({ step, position, goTo }), [step, position, goTo]);
}

/** A moment on its way into the address. */
interface Ahead {
  /** What the address says until then. */
  readonly of: string | null;
  readonly asked: string | null;
}

/** In milliseconds: browsers refuse an address that changes a hundred times in half a minute. */
const REST = 150;

/** The moment in the address, which follows when one rests at a moment: whoever steps quickly isn't kept waiting for it. */
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
  // The address may have changed since this was drawn.
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

/** A moment beyond the last, as after a move was taken back, is the last. */
function momentIn(asked: string | null, length: number): number | null {
  return asked !== null && /^\d{1,6}$/.test(asked) ? Math.min(Number(asked), length) : null;
}

/** The position of a step, or the one shown before until that is at hand; null at the present. */
function useBrought(timeline: Timeline, step: number | null): Position | null {
  const [brought, setBrought] = useState<{ readonly timeline: Timeline; readonly position: Position } | null>(null);
  const [shown, setShown] = useState<Position | null>(null);
  const known = useMemo(() => (step === null ? null : timeline.at(step)), [timeline, step]);
  const arrived = brought?.timeline === timeline && brought.position.step === step ? brought.position : undefined;
  const here = known === undefined ? arrived : known;
  useEffect(() => {
    if (step === null || here !== undefined) return undefined;
    let wanted = true;
    void timeline.bring(step).then(() => {
      const position = timeline.at(step);
      if (wanted && position !== undefined) setBrought({ timeline, position });
    });
    return () => {
      wanted = false;
    };
  }, [timeline, step, here]);
  if (here !== undefined && here !== shown) setShown(here);
  return here ?? (step === null ? null : shown);
}

/** The table while somebody looks back at it: nothing can be done, and the screen isn't passed on. */
export function lookedBack(at: AtTable): AtTable {
  return { ...at, session: { ...at.session, hotseat: null }, control: PAST };
}

const refused = async () => lost('lookingBack', -1);

/** What can be done about what is past. */
export const PAST: Control = {
  ready: false,
  undoable: 'nothing',
  formality: null,
  play: refused,
  undo: refused,
  why: () => ({ code: 'lookingBack' }),
};
