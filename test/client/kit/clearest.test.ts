import { expect, test } from 'vitest';
import { clearest } from '../../../client/kit/dialogs/clearest.ts';

const BOARD = { width: 380, height: 300 };
const NOTE = { width: 120, height: 40 };
const PLACE = { left: 180, top: 140, width: 20, height: 20 };
const at = (left: number, top: number) => ({ left, top, width: 24, height: 24 });

test('a note stands above its place, in the middle, if it covers nothing there', () => {
  expect(clearest(PLACE, NOTE, BOARD, [])).toEqual({ left: 130, top: 90 });
  expect(clearest(PLACE, NOTE, BOARD, [at(20, 20)])).toEqual({ left: 130, top: 90 });
});

test('where something lit lies above, it stands below, and then at a side', () => {
  expect(clearest(PLACE, NOTE, BOARD, [at(180, 100)])).toEqual({ left: 130, top: 170 });
  expect(clearest(PLACE, NOTE, BOARD, [at(180, 100), at(180, 180)])).toEqual({ left: 50, top: 130 });
});

test('among lit places all around it keeps to a free corner, within the board', () => {
  const around = [at(180, 100), at(180, 180), at(100, 140), at(230, 140), at(20, 20)];
  expect(clearest(PLACE, NOTE, BOARD, around)).toEqual({ left: 250, top: 10 });
});

test('at the upper edge it never lies on its own place', () => {
  const edge = { left: 180, top: 4, width: 20, height: 20 };
  expect(clearest(edge, NOTE, BOARD, [at(180, 50)])).toEqual({ left: 50, top: 0 });
});
