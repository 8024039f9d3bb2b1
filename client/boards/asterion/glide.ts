/** The view moves to a new part of the plane instead of jumping there. */
import { type RefObject, useEffect, useRef, useState } from 'react';
import { paceMs } from '../../kit/motion.ts';
import { type Box, boxText } from './drawing.ts';

interface Glide {
  readonly ref: RefObject<SVGSVGElement | null>;
  /** The view box to begin with; afterwards it is moved without rendering. */
  readonly viewBox: string;
}

export function useGlide(box: Box): Glide {
  const ref = useRef<SVGSVGElement>(null);
  const [first] = useState(() => boxText(box));
  const shown = useRef(box);
  const target = boxText(box);

  useEffect(() => {
    const [x = 0, y = 0, width = 1, height = 1] = target.split(' ').map(Number);
    return glide(shown.current, { x, y, width, height }, (next) => {
      shown.current = next;
      ref.current?.setAttribute('viewBox', boxText(next));
    });
  }, [target]);
  return { ref, viewBox: first };
}

/** Calls `show` with every box on the way; returns what stops it. */
function glide(from: Box, to: Box, show: (box: Box) => void): () => void {
  const duration = paceMs('normal') * 1.6;
  if (duration < 4) {
    show(to);
    return () => undefined;
  }
  let frame = 0;
  const began = performance.now();
  const tick = (now: number) => {
    const done = Math.min(1, Math.max(0, (now - began) / duration));
    show(between(from, to, 1 - (1 - done) ** 3));
    if (done < 1) frame = requestAnimationFrame(tick);
  };
  frame = requestAnimationFrame(tick);
  return () => cancelAnimationFrame(frame);
}

function between(from: Box, to: Box, share: number): Box {
  const mix = (a: number, b: number) => a + (b - a) * share;
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    width: mix(from.width, to.width),
    height: mix(from.height, to.height),
  };
}
