import { useEffect, useState } from 'react';
import type { MatchSummary } from '../../server/wire.ts';
import { getMatch } from './api.ts';
import { forgetSeat, useHeldSeats } from './keys.ts';

/** The matches this browser holds a seat at that are not over, newest first; `listed` saves asking for public ones. */
export function useHeldMatches(listed: readonly MatchSummary[] | null): readonly MatchSummary[] {
  const seats = useHeldSeats();
  const [asked, setAsked] = useState<ReadonlyMap<string, MatchSummary>>(new Map());
  const ids = Object.keys(seats);
  const unknown = listed === null ? [] : ids.filter((id) => !listed.some((match) => match.id === id) && !asked.has(id));
  const questions = unknown.join(' ');
  useEffect(() => {
    const wanted = questions.split(' ').filter((id) => id !== '');
    for (const id of wanted) {
      void lookUp(id).then((match) => match !== null && setAsked((before) => new Map(before).set(id, match)));
    }
  }, [questions]);
  return ids
    .map((id) => listed?.find((match) => match.id === id) ?? asked.get(id))
    .filter((match) => match !== undefined)
    .filter(({ status }) => status !== 'over')
    .toSorted((a, b) => b.createdAt - a.createdAt);
}

/** A match that isn't in the list. The seat at one that no longer exists is forgotten. */
async function lookUp(id: string): Promise<MatchSummary | null> {
  const answer = await getMatch(id);
  if (answer.ok) return answer.value;
  if (answer.refusal.code === 'notFound') forgetSeat(id);
  return null;
}
