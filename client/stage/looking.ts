/** How a board is looked at: what the camera goes to, what is pointed at, and what Escape takes back. */
import { type RefObject, useRef, useState } from 'react';
import type { Point } from '../../games/kit/geometry/hex.ts';
import type { GameEvent, Move } from '../../games/kit/rules.ts';
import type { Place } from '../kit/a11y/roving.ts';
import { useEscape } from '../kit/a11y/escape.ts';
import { type Camera, type Uses, useCamera } from '../kit/camera/camera.ts';
import type { Box } from '../kit/camera/view.ts';
import { useSought } from '../kit/motion/spotlight.ts';
import { useStableCallback } from '../kit/stable-callback.ts';
import type { Scene, Spot } from './scene.ts';
import type { Stage } from './stage.ts';

interface Looking<P extends Place> {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly camera: Camera;
  /** Changes whenever the view does: what stands beside a place is put there again then. */
  readonly looked: string;
  /** The lit place that is pointed at, or else the pinned one. */
  readonly pointed: P | null;
  point(place: P | null): void;
}

interface Looked<State, M extends Move, E extends GameEvent, P extends Place> extends Partial<Uses> {
  readonly scene: Pick<Scene<State, M, E>, 'shows'>;
  readonly stage: Pick<Stage<State, M>, 'state' | 'lit' | 'pinned' | 'back'>;
  readonly places: readonly P[];
  /** The box of the whole drawing. */
  readonly box: Box;
  /** The middle of a spot in units of the drawing. */
  pointOf(of: Spot): Point;
  /** What must be in sight beside what a hint speaks of. */
  readonly also?: readonly Point[];
}

/** The camera of a board, the place that is pointed at, and an Escape that takes back what was begun. */
export function useLooking<State, M extends Move, E extends GameEvent, P extends Place>(
  looked: Looked<State, M, E, P>,
): Looking<P> {
  const { scene, stage, places, box, pointOf, also = [], ...uses } = looked;
  const svg = useRef<SVGSVGElement>(null);
  const [pointedKey, setPointed] = useState<string | null>(null);
  const lit = places.filter(({ key }) => stage.lit.has(key));
  const shown = (useSought() as readonly E[]).flatMap((event) => scene.shows(event, stage.state).map(pointOf));
  const camera = useCamera(svg, box, { onWheel: () => false, sought: { shown: [...shown, ...also], lit }, ...uses });
  useEscape(stage.back);
  const find = (key: string | null) => lit.find((place) => place.key === key);
  return {
    svg,
    camera,
    looked: camera.style.transform ?? '',
    pointed: find(stage.pinned) ?? find(pointedKey) ?? null,
    point: useStableCallback((place: P | null) => setPointed(place?.key ?? null)),
  };
}
