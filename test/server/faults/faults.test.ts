/** Faults in a game's rules: whoever moved is told, the log says where, and nothing else is touched. */
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { GameModule, Shelved } from '../../../games/index.ts';
import { makeGame } from '../../../games/kit/game.ts';
import { readPosition } from '../../../games/kit/position.ts';
import type { Rules } from '../../../games/kit/rules.ts';
import { type Bazaar, meta, rules } from '../../kit/bazaar.ts';
import { games, makeMove, rawSocket, type Seated, seatedMatch, serve, tableOf, until, logOf } from '../harness.ts';

interface Line {
  readonly level: number;
  readonly match?: string;
  readonly seat?: number;
  readonly order?: unknown;
  readonly position?: string;
  readonly error?: { readonly message: string; readonly stack: string };
}

function keptLog() {
  const lines: Line[] = [];
  const stream = new Writable({
    write(line, _, done) {
      lines.push(JSON.parse(String(line)) as Line);
      done();
    },
  });
  return { lines, log: pino({ serializers: { error: pino.stdSerializers.err } }, stream) };
}

/** The test game with rules that fail, beside a sound one. */
function shelfWith(faulty: object) {
  const changed = { ...rules, ...faulty } as typeof rules;
  const module = { rules: changed as unknown as Rules, game: makeGame(changed, meta) } as unknown as GameModule;
  return new Map<string, Shelved>([...games, ['bazaar', { meta, load: async () => module }]]);
}

const fault = (): never => {
  throw new Error('a slip of the pen');
};

test.each([
  ['refuse', { refuse: fault }],
  ['apply', { apply: fault }],
  ['toMove after the move', { toMove: (state: Bazaar) => (state.bids[0] === -1 ? rules.toMove(state) : fault()) }],
])('a fault in %s is answered, leaves a trace, and changes nothing', async (_, faulty) => {
  const { lines, log } = keptLog();
  const agora = await serve({}, { games: shelfWith(faulty), log });
  const { matchID, seats } = await seatedMatch(agora.url);
  const own = seats[0] as Seated;
  const table = tableOf<Bazaar>(agora, matchID);
  const before = JSON.stringify(table);
  const card = table.state.hands.findIndex((count) => count > 0);
  const socket = await rawSocket(agora.url);
  const receipt = await socket.update(makeMove('bid', [{ card }], own), 0, matchID, '0');
  expect(receipt).toEqual({ ok: false, refusal: { code: 'ruleFault' }, stateID: 0 });
  expect(JSON.stringify(tableOf(agora, matchID))).toBe(before);
  expect(await logOf(agora, matchID)).toEqual([]);

  const trace = await until(() => lines.find(({ match }) => match === matchID));
  expect(trace).toMatchObject({ seat: 0, order: { type: 'bid', args: [{ card }] } });
  expect(trace.error?.stack).toContain('a slip of the pen');
  const position = readPosition(rules, meta, trace.position ?? '');
  expect(position).toMatchObject({ ok: true, table: { state: { hands: table.state.hands } } });
  expect(JSON.stringify(lines)).not.toContain(table.seed);
  expect(JSON.stringify(lines)).not.toContain(own.credentials);

  const fair = await seatedMatch(agora.url, 2, 'fair');
  const other = await rawSocket(agora.url, 'fair');
  const { hands } = tableOf<Bazaar>(agora, fair.matchID).state;
  const bid = makeMove('bid', [{ card: hands.findIndex((count) => count > 0) }], fair.seats[0] as Seated);
  expect(await other.update(bid, 0, fair.matchID, '0')).toMatchObject({ ok: true });
});

test('what the store refuses is no fault of the rules', async () => {
  const { lines, log } = keptLog();
  const agora = await serve({}, { log });
  const { matchID, seats } = await seatedMatch(agora.url);
  agora.store.setState = fault;
  const { hands } = tableOf<Bazaar>(agora, matchID).state;
  const bid = makeMove('bid', [{ card: hands.findIndex((count) => count > 0) }], seats[0] as Seated);
  const receipt = await (await rawSocket(agora.url)).update(bid, 0, matchID, '0');
  expect(receipt).toMatchObject({ ok: false, refusal: { code: 'serverError' } });
  expect((await until(() => lines.find(({ match }) => match === matchID))).position).toBeUndefined();
});
