import { expect, test } from 'vitest';
import { type View, begun, fitted, middle, within, zoomed } from '../../../client/kit/camera/camera.ts';

const box = { x: -200, y: -100, width: 1000, height: 800 };
const rooms = [
  { width: 880, height: 560 },
  { width: 380, height: 400 },
  { width: 540, height: 440 },
];

/** Where a place of the drawing is seen in the room. */
const seen = ({ x, y, scale }: View, at: { x: number; y: number }) => ({ x: x + at.x * scale, y: y + at.y * scale });

test.each(rooms)('the whole land is inside a room of $width by $height', (room) => {
  const view = fitted(box, room);
  const from = seen(view, box);
  const to = seen(view, { x: box.x + box.width, y: box.y + box.height });
  expect(Math.min(from.x, from.y)).toBeGreaterThanOrEqual(0);
  expect(to.x).toBeLessThanOrEqual(room.width);
  expect(to.y).toBeLessThanOrEqual(room.height);
});

test('going nearer keeps what is under the pointer where it is', () => {
  const view = fitted(box, rooms[0]!);
  const place = { x: 300, y: 200 };
  const at = seen(view, place);
  const { x, y } = seen(zoomed(view, 1.7, at), place);
  expect(x).toBeCloseTo(at.x);
  expect(y).toBeCloseTo(at.y);
});

test('nobody gets farther than the whole, nor loses the land', () => {
  const room = rooms[0]!;
  const view = fitted(box, room);
  expect(within(zoomed(view, 0.5, { x: 0, y: 0 }), box, room)).toBeNull();
  const near = within({ ...zoomed(view, 3, { x: 0, y: 0 }), x: 99_999, y: -99_999 }, box, room)!;
  const middle = { x: (room.width / 2 - near.x) / near.scale, y: (room.height / 2 - near.y) / near.scale };
  expect(middle.x).toBeGreaterThanOrEqual(box.x - 1e-6);
  expect(middle.y).toBeLessThanOrEqual(box.y + box.height + 1e-6);
  expect(within(zoomed(view, 100, { x: 0, y: 0 }), box, room)!.scale).toBeLessThan(view.scale * 10);
});

test('a board begins with the whole where places can be hit there', () => {
  const room = rooms[0]!;
  const none = { left: 0, right: 0, top: 0, bottom: 0 };
  // 880 by 560 pixels for 1,000 by 800 units: 0.7 pixels a unit.
  expect(begun(box, room, none, 0.7, null)).toEqual(fitted(box, room));
});

test('a small room begins at the least scale, around what is lit and with nothing beyond the board', () => {
  const room = { width: 380, height: 200 };
  const none = { left: 0, right: 0, top: 0, bottom: 0 };
  const at = { x: 300, y: 300 };
  const view = begun(box, room, none, 0.5, at);
  expect(view.scale).toBe(0.5);
  expect(seen(view, at)).toEqual({ x: 190, y: 100 });
  const corner = begun(box, room, none, 0.5, { x: box.x, y: box.y });
  expect(seen(corner, box)).toEqual({ x: 0, y: 0 });
});

test('the middle of places is that of their outermost', () => {
  expect(middle([])).toBeNull();
  expect(
    middle([
      { x: 0, y: 10 },
      { x: 1, y: 0 },
      { x: 10, y: 4 },
    ]),
  ).toEqual({ x: 5, y: 5 });
});
