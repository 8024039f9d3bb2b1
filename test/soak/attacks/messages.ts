/** Attacks over sockets: messages, and what travels below them. */
import * as fc from 'fast-check';
import type { Attack } from './attack.ts';
import { nasty, text, scalar, json, id, seat, credentials, step, game } from './values.ts';

const MOVES = [
  'bid',
  'roll',
  'draw',
  'openStall',
  'buy',
  'closeStall',
  'endTurn',
  'placeHouse',
  'discard',
  'offerTrade',
  'build',
];
const STORE = ['SYNC', 'UPDATE', 'RESET', 'PATCH', 'PLUGIN', 'STRIP_TRANSIENTS', 'GAME_EVENT', 'UNDO', 'REDO', 'NOPE'];
const EVENTS = ['endTurn', 'endPhase', 'endGame', 'setPhase', 'pass', 'setStage', 'setActivePlayers'];

const fields = fc.oneof(
  fc.record({ card: fc.oneof(fc.integer({ min: -1, max: 6 }), scalar) }),
  fc.record({ points: fc.oneof(fc.integer({ min: -1, max: 6 }), scalar), type: scalar }, { requiredKeys: [] }),
  json,
);
const args = fc.oneof(fc.tuple(fields), fc.array(fields, { maxLength: 3 }), json);
const move = fc.record({
  type: fc.constant('MAKE_MOVE'),
  payload: fc.record(
    { type: fc.oneof(fc.constantFrom(...MOVES), nasty, scalar), args, playerID: seat, credentials },
    { requiredKeys: ['type'] },
  ),
});
const storeAction = fc.record(
  {
    type: fc.oneof(fc.constantFrom(...STORE), nasty),
    payload: fc.oneof(
      json,
      fc.record({ type: fc.oneof(fc.constantFrom(...EVENTS), nasty), args, playerID: seat, credentials }),
    ),
    state: json,
    prevStateID: step,
    patch: fc.array(fc.record({ op: fc.constantFrom('add', 'replace', 'remove'), path: text, value: json }), {
      maxLength: 2,
    }),
  },
  { requiredKeys: ['type', 'payload'] },
);
const action = fc.oneof(
  { weight: 3, arbitrary: move },
  { weight: 2, arbitrary: storeAction },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '«legal here»',
      '«legal there»',
      '«legal deep there»',
      '«legal but posing»',
      '«undo here»',
    ),
  },
  { weight: 1, arbitrary: json },
);

/** The arguments as they belong, or some of them missing, moved or added. */
function disturbed(right: readonly fc.Arbitrary<unknown>[]): fc.Arbitrary<unknown[]> {
  const whole: fc.Arbitrary<unknown[]> = fc.tuple(...right);
  return fc.oneof(
    { weight: 6, arbitrary: whole },
    { weight: 1, arbitrary: whole.chain((all) => fc.shuffledSubarray(all)) },
    { weight: 1, arbitrary: fc.tuple(whole, fc.array(json, { maxLength: 3 })).map(([all, more]) => [...all, ...more]) },
    { weight: 1, arbitrary: fc.array(json, { maxLength: 4 }) },
  );
}

const line = fc.record(
  { id: scalar, sender: seat, payload: fc.oneof(text, json), phrase: text, name: text },
  { requiredKeys: ['payload'] },
);
const message = (event: fc.Arbitrary<string>, given: fc.Arbitrary<unknown[]>): fc.Arbitrary<Attack> =>
  fc.record({ kind: fc.constant('message' as const), game, event, args: given });

/** What would count, were it not for one part; now and then just what counts. */
const RIGHT = [
  ['«legal here»', '«shared step»', '«shared»', '2'],
  ['«legal but posing»', '«shared step»', '«shared»', '0'],
  ['«legal but posing»', '«shared step»', '«shared»', '2'],
  ['«legal there»', '«their step»', '«theirs»', '0'],
  ['«legal deep there»', '«deep step»', '«deep table»', '0'],
  ['«undo here»', '«shared step»', '«shared»', '2'],
] as const;
const halfRight = fc
  .tuple(fc.constantFrom(...RIGHT), fc.nat({ max: 6 }), fc.oneof(action, step, id, seat))
  .map(([right, place, other]) => right.map((part, index) => (index === place ? other : part)));

export const update = message(fc.constant('update'), fc.oneof(disturbed([action, step, id, seat]), halfRight));
export const sync = message(
  fc.constant('sync'),
  disturbed([id, fc.oneof(seat, fc.constant(null)), credentials, scalar]),
);
export const chat = message(fc.constant('chat'), disturbed([id, fc.oneof(line, json), credentials]));
export const anything = message(
  fc.oneof(
    fc.constantFrom('agora:history', 'matchData', 'patch', 'connection', 'bgio:error', 'ping'),
    fc.string({ maxLength: 9 }),
  ),
  fc.array(json, { maxLength: 3 }),
);

/** What travels below messages: broken packets, attachments that never come, namespaces and events that are the library's own. */
export const frame: fc.Arbitrary<Attack> = fc.record({
  kind: fc.constant('frame' as const),
  text: fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc
      .tuple(fc.constantFrom('0', '1', '2', '3', '4', '5', '6', '9'), fc.string({ maxLength: 30 }))
      .map(([a, b]) => a + b),
    fc.constantFrom(
      '2["update"]',
      '2/bazaar,["error",{}]',
      '2/bazaar,["disconnect"]',
      '2/bazaar,["connect"]',
      '2/bazaar,["newListener","x"]',
      '2/bazaar,["disconnecting"]',
      '2/bazaar,[]',
      '2/bazaar,[null]',
      '2/bazaar,{"length":1}',
      '2/bazaar,99999999999999999999["sync"]',
      '3/bazaar,1[]',
      '3/bazaar,0[{"ok":true}]',
      '0/bazaar,{"agora":{"protocol":1e999}}',
      '0/bazaar,{"__proto__":{"x":1}}',
      '0/__proto__,',
      '1/bazaar,',
      '51-/bazaar,["update",{"_placeholder":true,"num":0}]',
      '51-/bazaar,["update",{"_placeholder":true,"num":7}]',
      '59999-/bazaar,["sync"]',
      '61-/bazaar,1[{"_placeholder":true,"num":0}]',
      '2/bazaar,["update",«abyss»]',
      '2/bazaar,["chat","«long»"]',
    ),
  ),
});
