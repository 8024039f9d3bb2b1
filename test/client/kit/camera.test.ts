import { expect, test } from 'vitest';
import { type View, fitted, within, zoomed } from '../../../client/kit/camera/camera.ts';

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
