/** Where one move's way goes on from another's, both can be made: "this pebble, or this one and its neighbour". */
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { BoardScope } from '../../../client/kit/scope/BoardScope.tsx';
import { type Scene, spot } from '../../../client/stage/scene.ts';
import { useStage } from '../../../client/stage/stage.ts';
import type { GameEvent, Refusal } from '../../../games/kit/rules.ts';
import { breachesOf } from './law.ts';

interface Take {
  readonly type: 'take';
  readonly place: number;
  readonly two: boolean;
}

const scene: Scene<object, Take, GameEvent> = {
  blank: {},
  ways: ({ place, two }) => [[spot('pebble', place), ...(two ? [spot('pebble', place + 1)] : [])]],
  whyNot: () => undefined,
  shows: () => [],
};

const legal: readonly Take[] = [3, 4, 7].flatMap((place) => [
  { type: 'take', place, two: false },
  ...(place === 7 ? [] : [{ type: 'take' as const, place, two: true }]),
]);
const moment = { state: {}, seat: 0, legal, step: 1 };

function begin(can = legal) {
  const played: Take[] = [];
  const explain = vi.fn<(refusal?: Refusal) => void>();
  const play = (move: Take) => void played.push(move);
  const wrapper = ({ children }: { readonly children: ReactNode }) => <BoardScope live>{children}</BoardScope>;
  const { result, rerender } = renderHook(
    (now: readonly Take[]) => useStage(scene, { ...moment, legal: now, play, why: () => undefined, explain }),
    { wrapper, initialProps: can },
  );
  return {
    played,
    explain,
    arrive: () => rerender(legal),
    stage: () => result.current,
    press: (on: number) => act(() => result.current.press(spot('pebble', on))),
  };
}

test('the law is kept', () => {
  expect(breachesOf(scene, moment)).toEqual([]);
});

test('the first press begins the longer move and means the shorter one, which a button plays', () => {
  const { played, stage, press } = begin();
  press(3);
  expect(played).toEqual([]);
  expect(stage().meant).toEqual([{ type: 'take', place: 3, two: false }]);
  act(() => stage().play(stage().meant[0]!));
  expect(played).toEqual([{ type: 'take', place: 3, two: false }]);
});

test('a press on the neighbour makes the longer move', () => {
  const { played, press } = begin();
  press(3);
  press(4);
  expect(played).toEqual([{ type: 'take', place: 3, two: true }]);
});

test('the first press is taken back by another on it, and one that nothing follows is played at once', () => {
  const { played, stage, press } = begin();
  press(3);
  press(3);
  expect([stage().begun, stage().meant]).toEqual([[], []]);
  press(7);
  expect(played).toEqual([{ type: 'take', place: 7, two: false }]);
});

test('a press while nothing can be sent asks the table to say so, and is begun once it leads on', () => {
  const { played, explain, stage, press, arrive } = begin([]);
  press(3);
  expect(explain.mock.calls).toEqual([[undefined]]);
  expect([played, stage().begun]).toEqual([[], []]);
  arrive();
  expect(stage().begun).toEqual([spot('pebble', 3)]);
});
