import { useMemo, useRef, useState } from 'react';
import { MAINLAND } from '../../../games/atlantis/board.ts';
import { PAWNS } from '../../../games/atlantis/data.ts';
import type { AtlantisEvent, AtlantisMove } from '../../../games/atlantis/types.ts';
import { Described } from '../../kit/a11y/Described.tsx';
import { useEscape } from '../../kit/a11y/escape.ts';
import { useCamera } from '../../kit/camera/camera.ts';
import { View } from '../../kit/camera/View.tsx';
import { Note } from '../../kit/dialogs/Note.tsx';
import { useSought } from '../../kit/motion/spotlight.ts';
import { Rings } from '../../kit/svg/Rings.tsx';
import { labelsIn } from '../../text/atlantis/labels.ts';
import { type Barred, barredOf } from './places/barred.ts';
import { BarredPlaces } from './places/BarredPlaces.tsx';
import styles from './Board.module.css';
import { Holes } from './ground/Holes.tsx';
import { Hops } from './places/Hops.tsx';
import { useIntent } from './intent.ts';
import { JourneyTerms } from './places/JourneyTerms.tsx';
import { journeysOf } from './places/journeys.ts';
import { slotsOf } from './places/marks.ts';
import { Outline } from './places/Outline.tsx';
import { Pawns } from './pieces/Pawns.tsx';
import type { AtlantisProps } from './props.ts';
import { whyNoPawn, whyNotTo } from './places/reasons.ts';
import { pointOf } from './ground/road.ts';
import { Sea } from './ground/Sea.tsx';
import { Settlement } from './seats/Settlement.tsx';
import { Sky } from './pieces/Sky.tsx';
import { describedSlots } from './places/spoken.ts';
import { Stock } from './ground/Stock.tsx';
import { Targets } from './places/Targets.tsx';
import { type Target, targetsOf } from './places/targets.ts';
import { type Telling, useTelling } from './seats/telling.ts';
import { Tiles } from './ground/Tiles.tsx';
import { useRoad } from './ground/use-road.ts';

/** The smallest scale, in pixels per unit of the drawing, at which pawns can be hit and values read. */
const LEAST = 0.32;

/** The road over the sea with everything on it; the deck and the discards are above. */
export function Board(props: AtlantisProps) {
  const { state, seat, legal, events, step, result, players, language, since, play, why, explain } = props;
  const labels = labelsIn[language];
  const [ref, road] = useRoad();
  const svg = useRef<SVGSVGElement>(null);
  const whole = useMemo(() => ({ x: 0, y: 0, width: road.width, height: road.height }), [road]);
  const intent = useIntent(state, seat);
  const all = seat === null ? [] : journeysOf(state, seat, legal);
  const targets = seat === null ? [] : targetsOf(road, state, seat, legal, all, intent);
  const shown = (useSought() as readonly AtlantisEvent[]).flatMap((event) =>
    slotsOf(event).map((slot) => pointOf(road, slot)),
  );
  const sought = { shown, lit: targets };
  const camera = useCamera(svg, whole, { onWheel: () => false, least: () => (result === null ? LEAST : 0), sought });
  // The notes are placed again whenever the camera changes, since their targets move on the screen.
  const looked = camera.style.transform;
  const [pointedKey, setPointed] = useState<string | null>(null);
  const pointed = targets.find(({ key }) => key === (pointedKey ?? `to ${intent.to}`)) ?? null;
  const journey = pointed?.on === 'place' ? (pointed.ways[pointed.to === intent.to ? intent.way : 0] ?? null) : null;
  const telling = useTelling(state, result !== null);
  const crossing = crossingOf(telling);
  useEscape(intent.some ? intent.clear : undefined);

  const make = (move: AtlantisMove) => {
    intent.clear();
    play(move);
  };
  const pick = (target: Target, touched: boolean) => {
    if (target.on === 'pawn') intent.pickPawn(target.picked ? null : target.pawn);
    else if (target.on === 'hole') make(target.move);
    else if (target.ways.length > 1 || (touched && intent.to !== target.to)) intent.pickPlace(target.to);
    else make(target.ways[0]!.move);
  };
  const tell = (barred: Barred) => {
    if (seat === null) return;
    const asking = { state, seat, legal, why };
    const refusal =
      barred.on === 'pawn' ? whyNoPawn(asking, barred.pawn, intent.card) : whyNotTo(asking, intent, barred.place);
    if (refusal !== undefined) explain(refusal);
    // A hole is lit only in its middle, but a press on any of its slots builds the bridge.
    else if (intent.tool === 'buildBridge') make({ type: 'buildBridge', slot: barred.place });
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
          <Rings last={since.flatMap(slotsOf)} places={slotsOf}>
            {(slot) => <Outline road={road} slot={slot} />}
          </Rings>
          <Holes road={road} state={state} crossed={journey ?? crossing} />
          <Pawns {...{ road, players }} {...walkers(props, telling)} picked={pickedAt(seat, intent.pawn)} />
          {journey !== null && <Hops road={road} journey={journey} />}
          {seat !== null && (
            <BarredPlaces {...{ road, state, labels }} places={barredOf(road, state, seat, targets)} onPress={tell} />
          )}
          {seat !== null && (
            <Targets
              {...{ road, state, seat, targets, players, labels, pointed }}
              onPoint={(target) => setPointed(target?.key ?? null)}
              onPick={pick}
            />
          )}
        </View>
        {journey !== null && pointed !== null && journey.to !== intent.to && (
          <Note key={`${pointed.key} ${looked}`} at={pointed.key}>
            <JourneyTerms state={state} journey={journey} labels={labels} />
            {pointed.on === 'place' && pointed.ways.length > 1 && labels.ways(pointed.ways.length)}
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
