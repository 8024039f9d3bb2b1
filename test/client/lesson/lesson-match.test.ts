/** What a lesson lets one do, how it answers what else is done, and where it goes on after it was left. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LessonMatch, OTHERWISE } from '../../../client/lesson/lesson-match.ts';
import { BEGINNING, type Progress } from '../../../client/lesson/progress.ts';
import { lesson } from '../../../games/katason/lesson.ts';
import * as module from '../../../games/katason/index.ts';
import { meta } from '../../../games/katason/meta.ts';
import { shelf } from '../../../games/index.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const { load } = shelf.get('katason')!;

async function begin(progress: Progress = BEGINNING) {
  const kept: Progress[] = [];
  const names = ['Ann', 'Nikos', 'Daphne'];
  const keep = (next: Progress) => kept.push(next);
  const match = new LessonMatch({ meta, module: await load(), lesson, names, progress, pace: () => 500, keep });
  match.open();
  const at = () => match.getSnapshot();
  const play = (move: object) => at().control.play(move as never);
  const say = () => lesson.steps[at().step ?? -1]?.say;
  return { match, kept, at, play, say };
}

const firstHouse = { type: 'buildHouse', corner: 19 };

/** Reads on to the first house. */
async function atFirstHouse() {
  const table = await begin();
  table.match.readOn();
  table.match.readOn();
  return table;
}

test('while something is read nothing can be done, and a press reads on', async () => {
  const { match, at, say } = await begin();
  expect(say()).toBe('aim');
  expect(at().control.ready).toBe(false);
  expect(at().timeline.last.legal).toEqual([]);
  match.readOn();
  expect(say()).toBe('land');
});

test('only what the step asks for lights up, and another move the rules allow is answered, not made', async () => {
  const { at, play, say } = await atFirstHouse();
  expect(at().timeline.last.legal).toEqual([firstHouse]);
  expect(module.rules.legal(at().timeline.last.state as never, 0).length).toBe(54);
  const receipt = await play({ type: 'buildHouse', corner: 0 });
  expect(receipt).toMatchObject({ ok: false, refusal: { code: OTHERWISE } });
  expect(say()).toBe('firstHouse');
  expect(at().timeline.length).toBe(0);
});

test('a hint names what the step asks for, says why and marks where', async () => {
  const { match } = await atFirstHouse();
  const { move, trust, reasons, events } = match.hint();
  expect([move, trust]).toEqual([firstHouse, null]);
  expect(reasons.map(({ code }) => code)).toContain('yields');
  expect(events).toMatchObject([{ type: 'houseBuilt', corner: 19 }]);
});

test('what the rules refuse is refused with their own reason', async () => {
  const { at, play } = await atFirstHouse();
  expect(await play({ type: 'roll' })).toMatchObject({ refusal: { code: 'wrongPhase' } });
  expect(at().control.why({ type: 'buildRoad', edge: 0 } as never)).toMatchObject({ code: 'wrongPhase' });
  expect(at().control.why(firstHouse as never)).toBeUndefined();
});

test('the others move by themselves, one after the other, and then the next step is told', async () => {
  const { at, play, say } = await atFirstHouse();
  await play(firstHouse);
  await play({ type: 'buildRoad', edge: 30 });
  expect(at().next).toBe('turn');
  vi.advanceTimersByTime(500);
  expect(at().timeline.length).toBe(3);
  expect(say()).toBe('firstRoad');
  vi.advanceTimersByTime(7 * 500);
  expect(say()).toBe('secondHouse');
  expect(at().timeline.length).toBe(10);
});

test('one step back takes back what was done since', async () => {
  const { match, at, play, say } = await atFirstHouse();
  await play(firstHouse);
  match.goBack();
  expect(say()).toBe('firstHouse');
  expect(at().timeline.length).toBe(0);
  expect(at().timeline.moments).toEqual([]);
  expect((await play(firstHouse)).ok).toBe(true);
});

test('it goes on where it was left, also while the others play', async () => {
  const { match, kept, play } = await atFirstHouse();
  await play(firstHouse);
  await play({ type: 'buildRoad', edge: 30 });
  vi.advanceTimersByTime(500);
  const { record } = match;
  const again = await begin(kept.at(-1));
  expect(again.match.record).toEqual(record);
  expect(again.at().timeline.moments).toHaveLength(3);
  vi.advanceTimersByTime(7 * 500);
  expect(again.say()).toBe('secondHouse');
});

test('at its end nothing is asked any more, and the record can be played on', async () => {
  const { match, at, play } = await begin();
  while (at().step !== null) {
    const { moves } = lesson.steps[at().step!] as { moves?: readonly object[] };
    if (at().next === 'read') match.readOn();
    else if (at().next === 'own') await play(moves![0]!);
    else vi.advanceTimersByTime(500);
  }
  expect(at().next).toBe(null);
  expect(at().control.ready).toBe(false);
  expect(match.record.turns).toHaveLength(43);
  match.restart();
  expect(match.record.turns).toHaveLength(0);
});
