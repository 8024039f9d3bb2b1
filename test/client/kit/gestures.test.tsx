/** What fingers, the mouse and the wheel do on a drawing, from when it is there until it is gone. */
import { cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Point } from '../../../games/kit/geometry/hex.ts';
import { useGestures } from '../../../client/kit/camera/gestures.ts';

const captured: number[] = [];
const BUTTON = 'button';

// jsdom has no pointer events.
class Pointer extends MouseEvent {
  readonly pointerId: number;
  readonly pointerType: string;

  constructor(type: string, { pointerId = 1, pointerType = 'touch', ...init }: PointerEventInit) {
    super(type, { bubbles: true, cancelable: true, ...init });
    this.pointerId = pointerId;
    this.pointerType = pointerType;
  }
}

beforeEach(() => {
  captured.length = 0;
  Object.assign(SVGElement.prototype, { setPointerCapture: (id: number) => void captured.push(id) });
  vi.stubGlobal('PointerEvent', Pointer);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(SVGElement.prototype, 'setPointerCapture');
});

/** `meant`: whether a press does something wherever it comes. */
function drawing({ meant = false, lit = false } = {}) {
  const told: unknown[][] = [];
  const pressed = vi.fn();
  const tell =
    (name: string) =>
    (...what: unknown[]) =>
      void told.push([name, ...what]);
  const uses = {
    onPan: tell('pan'),
    onZoom: tell('zoom'),
    onWheel: tell('wheel'),
    onHover: tell('hover'),
    onTap: (at: Point) => {
      tell('tap')(at);
      return meant;
    },
    onTwice: tell('twice'),
    onHold: tell('hold'),
  };
  function Drawing() {
    const svg = useRef<SVGSVGElement>(null);
    useGestures(svg, uses);
    return (
      <svg ref={svg}>
        <rect onClick={pressed} role={lit ? BUTTON : undefined} />
      </svg>
    );
  }
  const { container, unmount } = render(<Drawing />);
  const place = container.querySelector('rect')!;
  const send = (event: Event) => place.dispatchEvent(event);
  return {
    told,
    pressed,
    unmount,
    /** The finger of that number, at a place of the page. */
    finger(id: number, doing: 'down' | 'move' | 'up' | 'cancel', x = 0, y = 0, more: PointerEventInit = {}) {
      send(new Pointer(`pointer${doing}`, { pointerId: id, clientX: x, clientY: y, ...more }));
    },
    /** `detail`: how many presses of a pointer it comes from; 0 of the keyboard. */
    click: (detail = 1) => send(new MouseEvent('click', { bubbles: true, cancelable: true, detail })),
    wheel(deltaY: number, ctrlKey = false): boolean {
      const event = new WheelEvent('wheel', {
        bubbles: true,
        cancelable: true,
        deltaY,
        ctrlKey,
        clientX: 3,
        clientY: 4,
      });
      return send(event);
    },
  };
}

test('a finger that slips a little presses, and keeps its click', () => {
  const { finger, click, told, pressed } = drawing();
  finger(1, 'down', 10, 10);
  finger(1, 'move', 20, 16);
  finger(1, 'up', 20, 16);
  click();
  expect(told).toEqual([['tap', { x: 20, y: 16 }]]);
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(captured).toEqual([]);
});

test('a mouse that moves as far drags', () => {
  const { finger, told } = drawing();
  finger(1, 'down', 10, 10, { pointerType: 'mouse', buttons: 1 });
  finger(1, 'move', 17, 10, { pointerType: 'mouse', buttons: 1 });
  expect(told).toEqual([
    ['hold', true],
    ['pan', { x: 7, y: 0 }],
  ]);
});

test.each([
  ['between two places the nearer one', { x: 112, y: 100 }, 'left'],
  ['on one place, nearer to the middle of another, that one', { x: 121, y: 100 }, 'right'],
  ['beyond the reach of a finger none', { x: 70, y: 100 }, null],
])('a finger presses %s', (_, { x, y }, meant) => {
  const pressed: string[] = [];
  function Places() {
    const svg = useRef<SVGSVGElement>(null);
    const nothing = () => undefined;
    useGestures(svg, {
      onPan: nothing,
      onZoom: nothing,
      onWheel: nothing,
      onHover: nothing,
      onTap: () => false,
      onTwice: nothing,
      onHold: nothing,
    });
    return (
      <svg ref={svg}>
        <rect data-testid="left" role={BUTTON} tabIndex={-1} onClick={() => pressed.push('left')} />
        <rect data-testid="right" role={BUTTON} tabIndex={-1} onClick={() => pressed.push('right')} />
      </svg>
    );
  }
  const { container, getByTestId } = render(<Places />);
  // What is drawn left reaches over the other.
  const lie = (place: string, left: number, width: number) =>
    vi.spyOn(getByTestId(place), 'getBoundingClientRect').mockReturnValue(new DOMRect(left, 80, width, 40));
  lie('left', 80, 50);
  lie('right', 120, 20);
  const hit = x < 80 ? container.querySelector('svg')! : getByTestId('left');
  for (const doing of ['down', 'up']) hit.dispatchEvent(new Pointer(`pointer${doing}`, { clientX: x, clientY: y }));
  hit.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  expect(pressed).toEqual(meant === null ? [] : [meant]);
});

test('two presses on one place where presses do nothing are a sign, and a third begins anew', () => {
  const { finger, told } = drawing();
  const press = (x: number, y: number) => {
    finger(1, 'down', x, y);
    finger(1, 'up', x, y);
  };
  press(10, 10);
  press(80, 10);
  expect(told.filter(([name]) => name === 'twice')).toEqual([]);
  press(84, 13);
  press(84, 13);
  expect(told.filter(([name]) => name === 'twice')).toEqual([['twice', { x: 84, y: 13 }]]);
});

test.each([
  ['what is lit', { lit: true }],
  ['a board that takes every press', { meant: true }],
])('two presses on %s are two presses', (_, where) => {
  const { finger, told } = drawing(where);
  for (let presses = 0; presses < 2; presses++) {
    finger(1, 'down', 10, 10);
    finger(1, 'up', 10, 10);
  }
  expect(told.map(([name]) => name)).toEqual(['tap', 'tap']);
});

test('a drag holds the drawing, moves it from where it began, and is no press', () => {
  const { finger, click, told, pressed } = drawing();
  finger(1, 'down', 10, 10);
  finger(1, 'move', 23, 10);
  finger(1, 'move', 24, 12);
  finger(1, 'up', 24, 12);
  click();
  expect(told).toEqual([
    ['hold', true],
    ['pan', { x: 13, y: 0 }],
    ['pan', { x: 1, y: 2 }],
    ['hold', false],
  ]);
  expect(captured).toEqual([1]);
  expect(pressed).not.toHaveBeenCalled();
});

test('after a drag the keyboard presses, and so does the next finger', () => {
  const { finger, click, told, pressed } = drawing();
  finger(1, 'down');
  finger(1, 'move', 50, 0);
  finger(1, 'up', 50, 0);
  click(0);
  expect(pressed).toHaveBeenCalledTimes(1);
  told.length = 0;
  finger(2, 'down', 5, 5);
  finger(2, 'up', 5, 5);
  click();
  expect(told).toEqual([['tap', { x: 5, y: 5 }]]);
  expect(pressed).toHaveBeenCalledTimes(2);
});

test('two fingers pinch around their middle, however little they move, until the last is lifted', () => {
  const { finger, click, told, pressed } = drawing();
  finger(1, 'down', 0, 0);
  finger(2, 'down', 100, 0);
  finger(2, 'move', 104, 0);
  expect(told).toEqual([
    ['hold', true],
    ['pan', { x: 2, y: 0 }],
    ['zoom', 1.04, { x: 52, y: 0 }],
  ]);
  told.length = 0;
  finger(1, 'up');
  expect(told).toEqual([]);
  finger(2, 'move', 105, 1);
  finger(2, 'up', 105, 1);
  click();
  expect(told).toEqual([
    ['pan', { x: 1, y: 1 }],
    ['hold', false],
  ]);
  expect(pressed).not.toHaveBeenCalled();
});

test('a second finger in a drag holds no second time', () => {
  const { finger, told } = drawing();
  finger(1, 'down');
  finger(1, 'move', 30, 0);
  finger(2, 'down', 90, 0);
  finger(1, 'up', 30, 0);
  finger(2, 'up', 90, 0);
  expect(told.filter(([name]) => name === 'hold')).toEqual([
    ['hold', true],
    ['hold', false],
  ]);
});

test('a finger the page takes away drags no further and presses nothing', () => {
  const { finger, told } = drawing();
  finger(1, 'down');
  finger(1, 'cancel');
  finger(1, 'move', 80, 80);
  expect(told).toEqual([]);
});

test('only the first button drags', () => {
  const { finger, told } = drawing();
  finger(1, 'down', 0, 0, { button: 2, pointerType: 'mouse' });
  finger(1, 'up', 0, 0, { button: 2, pointerType: 'mouse' });
  expect(told).toEqual([]);
});

test('the mouse hovers while no button is down; a finger doesn’t', () => {
  const { finger, told } = drawing();
  finger(1, 'move', 7, 8, { pointerType: 'mouse' });
  finger(2, 'move', 9, 9);
  expect(told).toEqual([['hover', { x: 7, y: 8 }]]);
});

test('the wheel is the drawing’s own: the page stays where it is', () => {
  const { wheel, told } = drawing();
  expect([wheel(5), wheel(-5, true), wheel(0)]).toEqual([false, false, false]);
  expect(told).toEqual([
    ['wheel', true, { x: 3, y: 4 }, false],
    ['wheel', false, { x: 3, y: 4 }, true],
  ]);
});

test('a drawing that is gone hears nothing', () => {
  const { finger, wheel, unmount, told } = drawing();
  unmount();
  finger(1, 'down');
  finger(1, 'up');
  expect([wheel(5), told]).toEqual([true, []]);
});

test('a button let go outside the drawing drags nothing when the mouse comes back', () => {
  const { told, finger } = drawing();
  const mouse = (doing: 'down' | 'move', x: number, buttons: number) =>
    finger(1, doing, x, 10, { pointerType: 'mouse', buttons });
  mouse('down', 10, 1);
  mouse('move', 90, 0);
  mouse('move', 120, 0);
  expect(told).toEqual([
    ['hover', { x: 90, y: 10 }],
    ['hover', { x: 120, y: 10 }],
  ]);
  mouse('down', 10, 1);
  mouse('move', 40, 1);
  mouse('move', 90, 0);
  expect(told.slice(2)).toEqual([
    ['hold', true],
    ['pan', { x: 30, y: 0 }],
    ['hold', false],
    ['hover', { x: 90, y: 10 }],
  ]);
});
