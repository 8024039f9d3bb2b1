import { expect, test } from 'vitest';
import { middle, nearnessFor, showing } from '../../../client/kit/camera/sight.ts';
import { type Room, type View, begun, fitted, within, zoomed } from '../../../client/kit/camera/view.ts';

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

const none = { left: 0, right: 0, top: 0, bottom: 0 };
const isSeen = (view: View, at: { x: number; y: number }, { width, height }: Room) => {
  const { x, y } = seen(view, at);
  return x >= 0 && y >= 0 && x <= width && y <= height;
};

/** A phone's board, looked at from near in its upper left. */
const phone = { width: 380, height: 160 };
const near: View = { scale: 0.5, x: 60, y: 20 };

test.each([
  ['right below', { x: 700, y: 600 }],
  ['left above', { x: -190, y: -95 }],
])('what a hint speaks of is gone to, %s, at the same nearness', (_, place) => {
  expect(isSeen(near, place, phone)).toBe(false);
  const view = showing(near, { shown: [place], lit: [] }, box, phone, none);
  expect(isSeen(view, place, phone)).toBe(true);
  expect(view.scale).toBe(near.scale);
  // No farther than it takes: what is in sight by now stays.
  expect(showing(view, { shown: [place], lit: [] }, box, phone, none)).toEqual(view);
});

test('all that is told of is in sight, from farther away where it lies too far apart', () => {
  const places = [
    { x: -150, y: 0 },
    { x: 600, y: 100 },
  ];
  const view = showing(near, { shown: places, lit: [] }, box, phone, none);
  expect(places.map((place) => isSeen(view, place, phone))).toEqual([true, true]);
  expect(view.scale).toBeLessThan(near.scale);
  expect(view.scale).toBeGreaterThanOrEqual(fitted(box, phone).scale);
  const corners = [box, { x: box.x + box.width, y: box.y + box.height }];
  expect(showing(near, { shown: corners, lit: [] }, box, phone, none)).toEqual(fitted(box, phone));
});

test('of what is lit the nearest is gone to, and only where none is in sight', () => {
  const [inSight, close, far] = [
    { x: 100, y: 60 },
    { x: 100, y: 400 },
    { x: 700, y: 600 },
  ];
  expect(showing(near, { shown: [], lit: [far, inSight] }, box, phone, none)).toBe(near);
  const view = showing(near, { shown: [], lit: [far, close] }, box, phone, none);
  expect([close, far].map((place) => isSeen(view, place, phone))).toEqual([true, false]);
});

test('who sees the whole is led nowhere', () => {
  const whole = fitted(box, phone);
  expect(showing(whole, { shown: [box], lit: [] }, box, phone, none)).toBe(whole);
});

test('places are looked at from as far as it takes to see all of them, while a finger can tell them apart', () => {
  const close = [
    { x: 0, y: 0 },
    { x: 100, y: 60 },
  ];
  const apart = [...close, { x: 600, y: 300 }];
  const farther = [...apart, { x: 600, y: 600 }];
  const nearness = (places: readonly { x: number; y: number }[]) => nearnessFor(places, 0.6, 0.3, phone, none);
  expect(nearness([])).toBe(0.6);
  expect(nearness(close)).toBe(0.6);
  // 132 pixels of height within the rim for 300 units.
  expect(nearness(apart)).toBeCloseTo(0.44);
  expect(nearness(farther)).toBe(0.3);
});
