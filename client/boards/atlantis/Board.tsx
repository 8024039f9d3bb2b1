import { useMemo } from 'react';
import { MAINLAND } from '../../../games/atlantis/board.ts';
import { PAWNS } from '../../../games/atlantis/data.ts';
import type { AtlantisEvent } from '../../../games/atlantis/types.ts';
import { Described } from '../../kit/a11y/Described.tsx';
import { View } from '../../kit/camera/View.tsx';
import { Note } from '../../kit/dialogs/Note.tsx';
import { Marks } from '../../stage/Marks.tsx';
import type { By } from '../../stage/Places.tsx';
import { useLooking } from '../../stage/looking.ts';
import { partsOf } from '../../stage/scene.ts';
import { useStage } from '../../stage/stage.ts';
import { labelsIn } from '../../text/atlantis/labels.ts';
import styles from './Board.module.css';
import { Holes } from './ground/Holes.tsx';
import { pointOf } from './ground/road.ts';
import { Sea } from './ground/Sea.tsx';
import { Stock } from './ground/Stock.tsx';
import { Tiles } from './ground/Tiles.tsx';
import { useRoad } from './ground/use-road.ts';
import { pickedIn } from './picked.ts';
import { Pawns } from './pieces/Pawns.tsx';
import { Sky } from './pieces/Sky.tsx';
import { Hops } from './places/Hops.tsx';
import { JourneyTerms } from './places/JourneyTerms.tsx';
import { waysBy } from './places/journeys.ts';
import { type Target, placesIn } from './places/places.ts';
import { describedSlots } from './places/spoken.ts';
import { Outline, Targets } from './places/Targets.tsx';
import type { AtlantisProps } from './props.ts';
import { scene } from './scene.ts';
import { Settlement } from './seats/Settlement.tsx';
import { type Telling, useTelling } from './seats/telling.ts';

/** The smallest scale, in pixels per unit of the drawing, at which pawns can be hit and values read. */
const LEAST = 0.32;

/** The road over the sea with everything on it; the deck and the discards are above. */
export function Board(props: AtlantisProps) {
  const { state, seat, events, step, result, players, language, since } = props;
  const labels = labelsIn[language];
  const [ref, road] = useRoad();
  const whole = useMemo(() => ({ x: 0, y: 0, width: road.width, height: road.height }), [road]);
  const stage = useStage(scene, props);
  const places = seat === null ? [] : placesIn(road, stage, seat);
  const { svg, camera, looked, pointed, point } = useLooking({
    scene,
    stage,
    places,
    box: whole,
    pointOf: (of) => pointOf(road, partsOf(of)[1]),
    least: () => (result === null ? LEAST : 0),
  });
  const waysAt = (target: Target) => (seat === null ? [] : waysBy(state, seat, stage.lit.get(target.key) ?? []));
  const ways = pointed?.on === 'place' ? waysAt(pointed) : [];
  const isPinned = pointed !== null && pointed.key === stage.pinned;
  const journey = ways[isPinned ? stage.draft.way : 0] ?? null;
  const telling = useTelling(state, result !== null);
  const crossing = crossingOf(telling);

  /** Several ways are offered first, and so is the only one to a finger, which couldn't point at it before. */
  const press = (target: Target, by: By) => {
    const [only, ...others] = target.on === 'place' ? waysAt(target) : [];
    const waits = others.length > 0 || (by === 'touch' && target.key !== stage.pinned);
    if (only === undefined) stage.press(target.key);
    else if (waits) stage.press(target.key, true);
    else stage.play(only.move);
  };

  return (
    <div className={styles.board}>
      {telling === null ? (
        <Stock state={state} labels={labels} />
      ) : (
        <Settlement telling={telling} players={players} labels={labels} />
      )}
      <div ref={ref} className={styles.room} data-road>
        <View svg={svg} camera={camera} label={labels.road}>
          <Sea road={road} tops={state.tops} />
          <Tiles road={road} state={state} />
          <Marks scene={scene} state={state} since={since}>
            {(of) => <Outline road={road} of={of} />}
          </Marks>
          <Holes road={road} state={state} crossed={journey ?? crossing} />
          <Pawns
            {...{ road, players }}
            {...walkers(props, telling)}
            picked={pickedAt(seat, pickedIn(stage.begun).pawn)}
          />
          {journey !== null && <Hops road={road} journey={journey} />}
          {seat !== null && (
            <Targets {...{ road, stage, places, seat, players, labels, pointed }} onPoint={point} onPress={press} />
          )}
        </View>
        {journey !== null && pointed !== null && !isPinned && (
          <Note key={`${pointed.key} ${looked}`} at={pointed.key}>
            <JourneyTerms state={state} journey={journey} labels={labels} />
            {ways.length > 1 && labels.ways(ways.length)}
          </Note>
        )}
      </div>
      <Sky events={events} step={step} />
      <Described label={labels.road} lines={describedSlots(state, players, labels)} />
    </div>
  );
}

/** While the settlement shows a crossing: from where to where the pawn goes. */
function crossingOf(telling: Telling | null): { readonly from: number; readonly to: number } | null {
  const step = telling?.told.at(-1);
  return step?.kind === 'cross' ? { from: step.crossing.from, to: MAINLAND } : null;
}

/**
 * The pawns to draw and the move to animate. At the end, pawns whose crossing was already shown stand on the mainland.
 */
function walkers({ state, events, step }: AtlantisProps, telling: Telling | null) {
  if (telling === null) return { state, events, step };
  const pawns = state.pawns.slice();
  const moved: AtlantisEvent[] = [];
  for (const told of telling.told) {
    if (told.kind !== 'cross') continue;
    const { seat, crossing } = told;
    pawns[seat * PAWNS + crossing.pawn] = MAINLAND;
    moved.push({ type: 'pawnMoved', seat, pawn: crossing.pawn, from: crossing.from, stops: [MAINLAND] });
  }
  const current = telling.told.at(-1);
  if (current?.kind === 'totals') pawns.fill(MAINLAND);
  const last = current?.kind === 'cross' ? moved.slice(-1) : [];
  return { state: { ...state, pawns }, events: [...events, ...last], step: step + telling.told.length };
}

function pickedAt(seat: number | null, pawn: number | null): number {
  return seat === null || pawn === null ? -1 : seat * PAWNS + pawn;
}
