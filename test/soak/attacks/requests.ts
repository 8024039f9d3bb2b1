/** Attacks over HTTP. */
import * as fc from 'fast-check';
import type { Attack } from './attack.ts';
import { nasty, text, scalar, json, id, seat, credentials, game } from './values.ts';

const NAMED = '/games/{game}/{id}';
const OURS = '/api/matches/{id}';
const ROUTES: readonly (readonly [string, string])[] = [
  ...['create', ''].map((end) => ['POST', `/games/{game}/${end}`] as const),
  ...['join', 'leave', 'playAgain', 'rename', 'update'].map((verb) => ['POST', `${NAMED}/${verb}`] as const),
  ...[
    'rematch',
    'links',
    'links/take',
    'bots',
    'fill',
    'host',
    'readmit',
    'ready',
    'begin',
    'seats',
    'terms',
    'back',
    'vote',
    'pledge',
    'share',
    'undo',
    'undo/answer',
    'calls',
  ].map((verb) => ['POST', `${OURS}/${verb}`] as const),
  ...['', '/devices', '/bots/{seat}', '/people/{seat}', '/seats/{seat}', '/undo'].map(
    (end) => ['DELETE', OURS + end] as const,
  ),
  ...['', '/record', '/past', '/past?from=0&to=5&seat={seat}', '/events'].map((end) => ['GET', OURS + end] as const),
  ...[
    '/games',
    '/games/{game}',
    NAMED,
    '/api/matches',
    '/api/matches?game={game}&from={seat}',
    '/api/matches/some?ids={id},{id}',
  ].map((path) => ['GET', path] as const),
  ['POST', '/api/play'],
  ['GET', '/api/matches/events?game={game}'],
  ['GET', '/metrics'],
  ['GET', '/readyz'],
  ['GET', '/{id}'],
  ['GET', '/socket.io/?EIO=4&transport=polling&sid={id}'],
  ['POST', '/socket.io/?EIO=4&transport=polling'],
];
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'CONNECT', 'get', 'X'];
const HEADERS = [
  'Origin: http://evil.example',
  'Origin: null',
  'Content-Encoding: gzip',
  'Content-Type: text/plain',
  'Content-Type: multipart/form-data; boundary=x',
  'Content-Length: 999999',
  'Content-Length: -1',
  'Transfer-Encoding: chunked',
  'Expect: 100-continue',
  'Range: bytes=5-2',
  'Authorization: Bearer «own key»',
  'Authorization: Bearer',
  'X-Forwarded-Host: evil.example',
  'X-HTTP-Method-Override: DELETE',
  'Upgrade: websocket',
  'Accept-Encoding: br;q=2, *;q=0',
  'If-None-Match: *',
];

const body = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record(
      {
        playerID: seat,
        credentials,
        playerName: text,
        newName: text,
        data: json,
        seat: fc.oneof(fc.integer({ min: -1, max: 4 }), scalar),
        level: fc.oneof(fc.constantFrom('easy', 'normal', 'hard'), scalar),
        agrees: fc.oneof(fc.boolean(), scalar),
        pledge: fc.oneof(fc.constant('a'.repeat(64)), scalar),
        share: fc.oneof(fc.constant('b'.repeat(64)), scalar),
        token: text,
        game: scalar,
        except: fc.oneof(fc.array(id, { maxLength: 2 }), json),
        numPlayers: fc.oneof(fc.constantFrom(2, 3, 1e9, -1, 2.5), scalar),
        unlisted: fc.oneof(fc.boolean(), scalar),
        setupData: fc.oneof(
          json,
          fc.record({ seed: text, options: json, pace: json, patience: json }, { requiredKeys: [] }),
        ),
        options: json,
        pace: json,
        patience: fc.oneof(fc.constantFrom(30, 'never'), scalar),
        hints: fc.oneof(fc.boolean(), scalar),
        endpoint: text,
        keys: json,
      },
      { requiredKeys: [] },
    ),
  },
  { weight: 2, arbitrary: json },
  { weight: 1, arbitrary: fc.constantFrom('{', '[1,', '"', '{"a":1}{', '\u0000', '«huge»', '«abyss»') },
);

export const request: fc.Arbitrary<Attack> = fc
  .record({
    route: fc.constantFrom(...ROUTES),
    method: fc.oneof(
      { weight: 8, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
    ),
    game,
    id,
    seat: fc.oneof(fc.constantFrom('0', '1', '2'), nasty),
    headers: fc.oneof(
      { weight: 3, arbitrary: fc.constant([] as string[]) },
      { weight: 1, arbitrary: fc.subarray(HEADERS, { maxLength: 2 }) },
    ),
    body,
  })
  .map(({ route: [usual, path], method = usual, game: name, id: match, seat: place, headers, body: sent }) => ({
    kind: 'request' as const,
    method,
    path: path.replaceAll('{game}', name).replaceAll('{id}', match).replaceAll('{seat}', place),
    headers,
    body: sent,
  }));
