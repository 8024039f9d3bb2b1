/** Requests to the server about the deals of the day. Nothing here throws: every failure is a refusal with a code. */
import type { DailyResult } from '../../server/contract/daily.ts';
import { ask } from '../asking/ask.ts';
import { signedInNow } from '../people/signed-in.ts';
import { ownKey } from './own-part.ts';

/** Identifies the sender: this browser, and the person who is signed in. */
function by(): Readonly<Record<string, string>> {
  const person = signedInNow()?.key;
  return { Authorization: `Bearer ${ownKey()}`, ...(person === undefined ? {} : { 'Agora-Person': person }) };
}

const named = (signed: string) => (signed === '' ? {} : { name: signed });

export const getResults = (game: string, day: string) => ask('GET /api/daily/:game/:day', { game, day }, by());

export const getWeeks = (game: string) => ask('GET /api/daily/:game/weeks', { game }, by());

export const sendResult = (game: string, day: string, played: Omit<DailyResult, 'name'>, signed: string) =>
  ask('POST /api/daily/:game/:day', { game, day, ...played, ...named(signed) }, by());

/** Shows all results of this browser, or of the person signed in, under that name; '' for no name. */
export const signResults = (signed: string) => ask('POST /api/daily/name', named(signed), by());

/** All results of this browser, or of the person signed in. */
export const getOwnResults = () => ask('GET /api/daily/own', {}, by());

/** Deletes all of them from the server. */
export const dropResults = () => ask('DELETE /api/daily/own', {}, by());
