/** One action at a time, and each is answered once, whatever becomes of the wire. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { moveAction } from '../../../client/online/wire/actions.ts';
import { Outbox } from '../../../client/online/wire/outbox.ts';
import { PATIENCE } from '../../../client/kit/patience.ts';
import type { Answered } from '../../../client/online/wire/wire.ts';
import type { Receipt } from '../../../server/contract/messages.ts';

const ACTION = moveAction({ type: 'draw' }, { playerID: '0', credentials: 'key' });
const MADE: Receipt = { ok: true, stateID: 4 };
const refused = (stateID: number): Receipt => ({ ok: false, refusal: { code: 'stale' }, stateID });

/** An outbox whose wire keeps what is posted. */
function outbox() {
  const posted: { readonly action: unknown; readonly stateID: number; readonly answered: Answered }[] = [];
  const wire = {
    post: vi.fn(
      (action: unknown, stateID: number, answered: Answered) => void posted.push({ action, stateID, answered }),
    ),
    resync: vi.fn(),
    doubt: vi.fn(),
  };
  const changed = vi.fn();
  return { box: new Outbox(wire, changed), posted, wire, changed };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('an action goes straight on the wire, with the state it was chosen on', () => {
  const { box, posted, changed } = outbox();
  expect(box.busy).toBe(false);
  void box.send(ACTION, 3);
  expect(posted).toMatchObject([{ action: ACTION, stateID: 3 }]);
  expect(box.busy).toBe(true);
  expect(changed).toHaveBeenCalledOnce();
});

test('the receipt settles it, once', async () => {
  const { box, posted, changed } = outbox();
  const receipt = box.send(ACTION, 3);
  posted[0]!.answered(MADE);
  posted[0]!.answered(refused(9));
  await expect(receipt).resolves.toEqual(MADE);
  expect(box.busy).toBe(false);
  expect(changed).toHaveBeenCalledTimes(2);
});

test('a late answer to an action that was settled says nothing about the next one', async () => {
  const { box, posted } = outbox();
  const first = box.send(ACTION, 3);
  box.synced(4, () => false);
  await expect(first).resolves.toMatchObject({ ok: false, refusal: { code: 'overtaken' } });
  const second = box.send(ACTION, 4);
  posted[0]!.answered(MADE);
  expect(box.busy).toBe(true);
  posted[1]!.answered({ ok: true, stateID: 5 });
  await expect(second).resolves.toEqual({ ok: true, stateID: 5 });
});

test('a second action waits for nothing: it is turned down', async () => {
  const { box, posted } = outbox();
  void box.send(ACTION, 3);
  await expect(box.send(ACTION, 3)).resolves.toMatchObject({ ok: false, refusal: { code: 'onItsWay' } });
  expect(posted).toHaveLength(1);
});

test('a receipt that is late has the connection looked at, and one in time does not', () => {
  const { box, posted, wire } = outbox();
  void box.send(ACTION, 3);
  vi.advanceTimersByTime(PATIENCE.receipt);
  expect([wire.doubt.mock.calls.length, wire.resync.mock.calls.length]).toEqual([1, 0]);
  posted[0]!.answered(MADE);
  void box.send(ACTION, 4);
  posted[1]!.answered(MADE);
  vi.advanceTimersByTime(60_000);
  expect(wire.doubt).toHaveBeenCalledOnce();
});

test('without a receipt the server is asked where the match stands, and never after one', () => {
  const { box, posted, wire } = outbox();
  void box.send(ACTION, 3);
  vi.advanceTimersByTime(7999);
  expect(wire.resync).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(wire.resync).toHaveBeenCalledOnce();
  box.synced(3, () => undefined);
  expect(posted).toHaveLength(2);
  posted[1]!.answered(MADE);
  vi.advanceTimersByTime(60_000);
  expect(wire.resync).toHaveBeenCalledOnce();
});

test('a copy that came too late asks what became of the first', async () => {
  const { box, posted, wire } = outbox();
  const receipt = box.send(ACTION, 3);
  box.synced(3, () => undefined);
  posted[1]!.answered(refused(4));
  expect(wire.resync).toHaveBeenCalledOnce();
  expect(box.busy).toBe(true);
  box.synced(4, (stateID) => stateID === 3);
  await expect(receipt).resolves.toEqual(MADE);
});

test('a refusal of the only copy is the answer', async () => {
  const { box, posted, wire } = outbox();
  const receipt = box.send(ACTION, 3);
  posted[0]!.answered(refused(4));
  await expect(receipt).resolves.toEqual(refused(4));
  expect(wire.resync).not.toHaveBeenCalled();
});

test('where nobody can tell whose the move was, it counts as made', async () => {
  const { box } = outbox();
  const receipt = box.send(ACTION, 3);
  box.synced(7, () => undefined);
  await expect(receipt).resolves.toEqual({ ok: true, stateID: 7 });
});

test('leaving the table settles it, and the server is asked nothing more', async () => {
  const { box, wire } = outbox();
  const receipt = box.send(ACTION, 3);
  box.dispose();
  await expect(receipt).resolves.toMatchObject({ ok: false, refusal: { code: 'leftTable' } });
  vi.advanceTimersByTime(60_000);
  expect(wire.resync).not.toHaveBeenCalled();
});
