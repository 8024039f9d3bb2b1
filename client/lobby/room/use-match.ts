import { useCallback, useEffect, useRef, useState } from 'react';
import type { Refusal } from '../../../games/kit/rules.ts';
import type { MatchSummary } from '../../../server/contract/tables.ts';
import { LatestAnswer } from '../../kit/latest-answer.ts';
import { type Answer, getMatch } from '../../asking/api.ts';

/** Milliseconds between two requests while a table waits for players. */
const POLL = 2000;

interface Followed {
  readonly match: MatchSummary | null;
  /** Why the last request failed; null if it didn't. */
  readonly refusal: Refusal | null;
  /** Shows a newer summary that came with another answer. */
  readonly show: (match: MatchSummary) => void;
  /** Requests the summary now. */
  readonly refresh: () => void;
}

/** A match as the lobby knows it, polled while seats are free and until it is closed. Works for unlisted matches, too. */
export function useMatch(matchId: string): Followed {
  const [match, setMatch] = useState<MatchSummary | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const askNow = useRef<() => void>(() => undefined);
  const [latest] = useState(() => new LatestAnswer());
  const settled = refusal?.code === 'notFound' || (match !== null && match.status !== 'open');
  useEffect(() => {
    if (settled) return undefined;
    const asking = askRepeatedly(matchId, latest, (answer) => {
      if (answer.ok) setMatch(answer.value);
      setRefusal(answer.ok ? null : answer.refusal);
    });
    askNow.current = asking.now;
    return asking.stop;
  }, [matchId, settled, latest]);
  const show = useCallback(
    (newer: MatchSummary) => {
      latest.ask()();
      setMatch(newer);
    },
    [latest],
  );
  return { match, refusal, show, refresh: () => askNow.current() };
}

function askRepeatedly(matchId: string, latest: LatestAnswer, hear: (answer: Answer<MatchSummary>) => void) {
  let listening = true;
  const ask = async () => {
    const isNews = latest.ask();
    const answer = await getMatch(matchId);
    if (listening && isNews()) hear(answer);
  };
  const now = () => void ask();
  const polling = setInterval(now, POLL);
  now();
  const stop = () => {
    listening = false;
    clearInterval(polling);
  };
  return { now, stop };
}
