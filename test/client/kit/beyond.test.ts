import { expect, test } from 'vitest';
import { movedInto, pointerAt, pointersTo } from '../../../client/kit/camera/beyond.ts';

const ROOM = { width: 400, height: 300 };
/** Two pixels for each unit; the room shows 100 to 300 of the drawing across and 50 to 200 down. */
const VIEW = { x: -200, y: -100, scale: 2 };

test('what is in sight is not pointed at, what lies beyond an edge is from there', () => {
  expect(pointersTo([{ x: 200, y: 100 }], VIEW, ROOM)).toEqual([]);
  const right = { x: 400, y: 125 };
  expect(pointersTo([right], VIEW, ROOM)).toEqual([{ x: 382, y: 150, angle: 0, to: right }]);
  const above = { x: 200, y: 0 };
  expect(pointersTo([above], VIEW, ROOM)).toEqual([{ x: 200, y: 18, angle: -90, to: above }]);
});

test('one arrow stands for all places in about the same direction', () => {
  const [near, beside, other] = [
    { x: 400, y: 125 },
    { x: 500, y: 130 },
    { x: 0, y: 125 },
  ];
  const pointers = pointersTo([near, beside, other], VIEW, ROOM);
  expect(pointers.map(({ to }) => to)).toEqual([near, other]);
  expect(pointerAt(pointers, { x: 370, y: 160 })?.to).toBe(near);
  expect(pointerAt(pointers, { x: 300, y: 150 })).toBeUndefined();
});

test('a thing is moved into the room as far as it must be, and no farther', () => {
  expect(movedInto({ x: 150, y: 100, width: 20, height: 20 }, VIEW, ROOM)).toEqual({ x: 0, y: 0 });
  // Its left edge lies at 0 pixels and comes to 2; its upper one at -20 comes to 2.
  expect(movedInto({ x: 100, y: 40, width: 20, height: 20 }, VIEW, ROOM)).toEqual({ x: 1, y: 11 });
  // Its right edge lies at 420 pixels and comes to 398.
  expect(movedInto({ x: 290, y: 100, width: 20, height: 20 }, VIEW, ROOM)).toEqual({ x: -11, y: 0 });
});
