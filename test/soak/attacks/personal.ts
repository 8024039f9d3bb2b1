/**
 * Attacks over HTTP on what people have: their pages, seats, circles and results of days, and on the operator by reports.
 * To add a kind: its paths in `ROUTES`, what they ask in `body`, and what must stay as it was in `honest-people.ts`.
 */
import * as fc from 'fast-check';
import type { Attack } from './attack.ts';
import { credentials, game, id, json, scalar, seat, text } from './values.ts';

const CIRCLE = '/api/circles/{circle}';
const TOURNAMENT = '/api/tournaments/{tournament}';
const ROUTES: readonly (readonly [string, string])[] = [
  // People.
  ...[
    'here',
    'me',
    'seats',
    'me/page',
    'passkeys',
    'passkeys/options',
    'sign-in',
    'sign-in/options',
    'sign-in/site',
  ].map((end) => ['POST', `/api/people/${end}`] as const),
  ...['me', 'browser', 'passkeys/{who}'].map((end) => ['DELETE', `/api/people/${end}`] as const),
  ['GET', '/api/people/me/page'],
  ['GET', '/api/people/pages/{page}'],
  // Circles.
  ...['', '?word={word}'].map((end) => ['GET', CIRCLE + end] as const),
  ['GET', '/api/circles'],
  ['POST', '/api/circles'],
  ...['/members', '/members/{who}/keeper', '/name', '/word', '/tables', '/hook', '/calls', '/lines', '/gatherings'].map(
    (end) => ['POST', CIRCLE + end] as const,
  ),
  ...['', '/members/{who}', '/hook', '/calls', '/lines/1'].map((end) => ['DELETE', CIRCLE + end] as const),
  // Tournaments.
  ['GET', '/api/tournaments'],
  ['POST', '/api/tournaments'],
  ['GET', `${TOURNAMENT}?word={word}`],
  ...['/entrants', '/begin', '/seat'].map((end) => ['POST', TOURNAMENT + end] as const),
  ...['', '/entrants/1'].map((end) => ['DELETE', TOURNAMENT + end] as const),
  // Results of the deals of the day.
  ...['own', '{game}/{day}', '{game}/weeks'].map((end) => ['GET', `/api/daily/${end}`] as const),
  ...['name', '{game}/{day}'].map((end) => ['POST', `/api/daily/${end}`] as const),
  ['DELETE', '/api/daily/own'],
  // Reports, and what only the operator does.
  ['POST', '/api/matches/{id}/reports'],
  ...['reports', 'mutes', 'deeds', 'bans'].map((end) => ['POST', `/api/${end}`] as const),
];

/** Who asks: a person of the attackers' own, also as somebody else; a browser; nobody. */
const WHO = [
  ['Authorization: Bearer «own person»'],
  ['Authorization: Bearer «own person»', 'Agora-Person: «their member»'],
  ['Authorization: Bearer «their member»'],
  ['Authorization: Bearer «their page»'],
  ['Authorization: Bearer «own browser»'],
  ['Authorization: Bearer «own browser»', 'Agora-Person: «own person»'],
  ['Authorization: Bearer «own key»'],
  [],
];

const person = fc.constantFrom('«their member»', '«their keeper»', '«own member»');
const name = fc.oneof(fc.constantFrom('Honest 1', 'Thursdays'), text);
const body = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record(
      {
        name,
        word: fc.oneof(fc.constantFrom('«own word»', '«their circle»', ''), scalar),
        keeper: fc.oneof(fc.boolean(), scalar),
        shared: fc.oneof(fc.boolean(), scalar),
        settings: fc.oneof(fc.constant({}), json),
        profile: fc.oneof(fc.record({ name, settings: fc.constant({}) }), json),
        have: fc.oneof(fc.array(id, { maxLength: 2 }), json),
        gone: fc.oneof(fc.array(id, { maxLength: 2 }), json),
        seats: fc.oneof(fc.array(fc.record({ id, playerID: seat, credentials }), { maxLength: 2 }), json),
        match: id,
        playerID: seat,
        credentials,
        address: fc.oneof(fc.constantFrom('https://127.0.0.1/', 'http://chat.example/'), scalar),
        at: scalar,
        text: scalar,
        endpoint: scalar,
        number: scalar,
        line: fc.oneof(fc.constantFrom('1', '2', '999'), scalar),
        seat: fc.oneof(fc.integer({ min: -1, max: 3 }), scalar),
        format: fc.oneof(fc.integer({ min: 0, max: 9 }), scalar),
        turns: fc.oneof(fc.constant([]), json),
        response: json,
      },
      { requiredKeys: [] },
    ),
  },
  { weight: 1, arbitrary: json },
);

export const personal: fc.Arbitrary<Attack> = fc
  .record({
    route: fc.constantFrom(...ROUTES),
    headers: fc.constantFrom(...WHO),
    places: fc.record({
      circle: fc.oneof({ weight: 5, arbitrary: fc.constant('«their circle»') }, fc.constant('«own circle»'), text),
      tournament: fc.oneof({ weight: 5, arbitrary: fc.constant('«their tournament»') }, text),
      who: fc.oneof({ weight: 5, arbitrary: person }, text),
      page: fc.oneof(fc.constantFrom('«their page»', '«their circle»'), text),
      word: fc.oneof(fc.constantFrom('«own word»', '«their circle»'), text),
      day: fc.oneof(fc.constantFrom('«today»', '2026-02-30'), text),
      game,
      id,
    }),
    body,
  })
  .map(({ route: [method, path], headers, places, body: sent }) => ({
    kind: 'request' as const,
    method,
    path: path.replaceAll(/\{(\w+)\}/g, (_, place: string) => places[place as keyof typeof places]),
    headers: ['Content-Type: application/json', ...headers],
    body: sent,
  }));
