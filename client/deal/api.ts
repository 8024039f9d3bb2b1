/** What is asked of the server about the deals of the day. Nothing here throws: every failure is a refusal with a code. */
import type { DailyList, DailyResult } from '../../server/wire-daily.ts';
import { type Answer, ask } from '../lobby/ask.ts';
import { signedInNow } from '../people/signed-in.ts';
import { ownKey } from './own-part.ts';

/** Whoever asks: this browser, and who is signed in here. */
function by(): Readonly<Record<string, string>> {
  const person = signedInNow()?.key;
  return { Authorization: `Bearer ${ownKey()}`, ...(person === undefined ? {} : { 'Agora-Person': person }) };
}

const path = (game: string, day: string) => `/api/daily/${encodeURIComponent(game)}/${day}`;
const named = (signed: string) => (signed === '' ? {} : { name: signed });

export const getResults = (game: string, day: string) => ask<DailyList>('GET', path(game, day), undefined, by());

export const sendResult = (
  game: string,
  day: string,
  played: Omit<DailyResult, 'name'>,
  signed: string,
): Promise<Answer<DailyList>> => ask('POST', path(game, day), { ...played, ...named(signed) }, by());

/** Signs all of this browser's results, or of whoever is signed in here, by that name, or by none. */
export const signResults = (signed: string) => ask<unknown>('POST', '/api/daily/name', named(signed), by());

/** Has the server keep none of them any more. */
export const dropResults = () => ask<unknown>('DELETE', '/api/daily/own', undefined, by());
