/** What is said of one choice is no longer said once something else is chosen. */
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { BoardScope } from '../../../client/kit/scope/BoardScope.tsx';
import { type Scene, spot } from '../../../client/stage/scene.ts';
import { useStage } from '../../../client/stage/stage.ts';
import { useNotice, useNotify } from '../../../client/table/prompt/notice.ts';
import type { GameEvent } from '../../../games/kit/rules.ts';

interface Play {
  readonly type: 'play';
  readonly card: number;
  readonly place: number;
}

/** Cards 1 and 2 go to two places each; card 3 nowhere. */
const scene: Scene<object, Play, GameEvent> = {
  blank: {},
  ways: ({ card, place }) => [[spot('card', card), spot('place', place)]],
  whyNot: () => ({ code: 'fitsNowhere' }),
  shows: () => [],
};
const legal = [1, 2].flatMap((card) => [1, 2].map((place): Play => ({ type: 'play', card, place })));

function begin() {
  const wrapper = ({ children }: { readonly children: ReactNode }) => <BoardScope live>{children}</BoardScope>;
  const { result } = renderHook(
    () => {
      const notify = useNotify(0);
      const explain = () => notify('It fits nowhere.');
      const table = { state: {}, seat: 0, legal, step: 0, play: () => {}, why: () => undefined, explain };
      return { stage: useStage(scene, table), notice: useNotice(0) };
    },
    { wrapper },
  );
  return {
    press: (card: number) => act(() => result.current.stage.press(spot('card', card))),
    notice: () => result.current.notice,
  };
}

test('a card that fits nowhere says so, until another is picked', () => {
  const { press, notice } = begin();
  press(3);
  expect(notice()).toBe('It fits nowhere.');
  press(1);
  expect(notice()).toBeNull();
});

test('it says so also in the place of a card that was picked', () => {
  const { press, notice } = begin();
  press(1);
  press(3);
  expect(notice()).toBe('It fits nowhere.');
  press(2);
  expect(notice()).toBeNull();
});
