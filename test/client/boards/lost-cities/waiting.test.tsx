/** Who is said to decide. */
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { board } from '../../../../client/boards/lost-cities/index.tsx';
import { Hand } from '../../../../client/boards/lost-cities/hand/Hand.tsx';
import { BoardScope } from '../../../../client/kit/scope/BoardScope.tsx';
import { labelsIn } from '../../../../client/text/lost-cities/labels.ts';
import { rules } from '../../../../games/lost-cities/index.ts';
import { newGame } from './table.tsx';

test('nobody is told to wait for others who is to decide, also while nothing can be done yet', () => {
  const state = newGame('a lesson');
  const [first] = rules.toMove(state);
  const handOf = (seat: number) => {
    const players = [0, 1].map((each) => ({ seat: each, name: '', colour: 'red', connected: true }) as const);
    const props = {
      state: rules.view(state, seat),
      seat,
      legal: [],
      toMove: rules.toMove(state),
      events: [],
      since: [],
      step: 0,
      result: null,
      players,
      language: 'en',
      words: board.words.en,
      play: () => undefined,
      why: () => undefined,
      explain: () => undefined,
    } as const;
    const { container } = render(
      <BoardScope live={false}>
        <Hand {...props} />
      </BoardScope>,
    );
    return container.textContent;
  };
  expect(handOf(first!)).not.toContain(labelsIn.en.waiting);
  expect(handOf(1 - first!)).toContain(labelsIn.en.waiting);
});
