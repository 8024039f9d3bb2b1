import { expect, test } from 'vitest';
import { RecordMatch, type Viewer } from '../../../client/replay/record-match.ts';
import { startTable } from '../../../games/kit/table.ts';
import { type Pebbles, meta, pebbles } from '../table/pebbles.tsx';

const record = {
  game: 'pebbles',
  players: 2,
  options: {},
  seed: 'a seed',
  format: 1,
  turns: [
    { seat: 0, move: { type: 'draw' } },
    { seat: 0, move: { type: 'endTurn' } },
    { seat: 1, move: { type: 'mark', at: 0 } },
  ],
};

const open = (viewer: Viewer = 'open') => new RecordMatch({ meta, module: pebbles, record, names: ['Ann'], viewer });
const hands = (match: RecordMatch, step: number) =>
  (match.getSnapshot().timeline.at(step)?.state as Pebbles | undefined)?.hands;

const [first, second] = (startTable(pebbles.rules, 2, {}, 'a seed').state as Pebbles).hands;

test('each viewer sees what they saw at any moment, and with everything open all of it', () => {
  expect(hands(open('open'), 0)).toEqual([first, second]);
  expect(hands(open(0), 0)).toEqual([first, -1]);
  expect(hands(open(1), 3)).toEqual([-1, second]);
  expect(hands(open(null), 0)).toEqual([-1, -1]);
  const [drawn] = hands(open(0), 1)!;
  expect(drawn).not.toBe(first);
  expect(hands(open('open'), 1)).toEqual([drawn, second]);
});

test('with everything open the hand on the screen is that of whoever decides', () => {
  const { timeline } = open().getSnapshot();
  expect([0, 1, 2, 3].map((step) => timeline.at(step)?.seat)).toEqual([0, 0, 1, 1]);
  expect([0, 1, 2, 3].map((step) => open(0).getSnapshot().timeline.at(step)?.seat)).toEqual([0, 0, 0, 0]);
});

test('what is told of a move is what the viewer heard', () => {
  const told = (viewer: Viewer) => JSON.stringify(open(viewer).getSnapshot().timeline.moments[0]?.events);
  const drawn = String(hands(open('open'), 1)![0]);
  expect(told('open')).toContain(drawn);
  expect(told(0)).toContain(drawn);
  expect(told(1)).not.toContain(drawn);
  expect(told(null)).not.toContain(drawn);
});

test('another viewer changes it for whoever follows, and nothing can be done at it', async () => {
  const match = open(0);
  let changes = 0;
  match.subscribe(() => changes++);
  match.look(1);
  expect([changes, hands(match, 0)]).toEqual([1, [-1, second]]);
  const { control, timeline, session } = match.getSnapshot();
  expect([control.ready, timeline.live, timeline.last.legal]).toEqual([false, false, []]);
  expect(await control.play({ type: 'endTurn' })).toMatchObject({ ok: false, refusal: { code: 'lookingBack' } });
  expect(session.players.map(({ name }) => name)).toEqual(['Ann', '']);
  for (const nowhere of [-1, 4]) expect(timeline.at(nowhere)).toBeUndefined();
});

test('a record that the rules refuse is none', () => {
  const wrong = { ...record, turns: [{ seat: 1, move: { type: 'draw' } }] };
  expect(() => new RecordMatch({ meta, module: pebbles, record: wrong, names: [], viewer: 'open' })).toThrow('turn 0');
});
