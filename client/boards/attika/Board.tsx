import { useMemo, useState } from 'react';
import { tileCells } from '../../../games/attika/board.ts';
import type { State } from '../../../games/attika/types.ts';
import type { Point } from '../../../games/kit/geometry/hex.ts';
import { Described } from '../../kit/a11y/Described.tsx';
import type { Place } from '../../kit/a11y/roving.ts';
import { View } from '../../kit/camera/View.tsx';
import type { Margins } from '../../kit/camera/view.ts';
import { Flights } from '../../kit/motion/Flights.tsx';
import { useTurning } from '../../kit/motion/turning.ts';
import { winnersIn } from '../../kit/seats/winners.ts';
import { Marks } from '../../stage/Marks.tsx';
import { useLooking } from '../../stage/looking.ts';
import { spot } from '../../stage/scene.ts';
import { useStage } from '../../stage/stage.ts';
import { labelsIn } from '../../text/attika/labels.ts';
import styles from './Board.module.css';
import { boundsOf, cellUnder } from './drawing.ts';
import { useGaze } from './gaze.ts';
import { Land } from './ground/Land.tsx';
import { Sea } from './ground/Sea.tsx';
import { Shrines } from './ground/Shrines.tsx';
import { Links } from './pieces/Links.tsx';
import { Pieces } from './pieces/Pieces.tsx';
import { flightsOf } from './pieces/flights.tsx';
import { GhostLand } from './places/NewLand.tsx';
import { Note, PieceNote } from './places/Note.tsx';
import { Glimpse, Outline, Targets } from './places/Targets.tsx';
import { describedHexes } from './places/spoken.ts';
import type { AttikaProps } from './props.ts';
import {
  type Landing,
  type Site,
  costsNothing,
  freeSites,
  isLanding,
  meantIn,
  nearest,
  placesIn,
  pointOfSpot,
  scene,
  spotOn,
  turn,
  wonBy,
} from './scene.ts';
import { Gauges } from './seats/Gauges.tsx';
import theme from './theme.module.css';

/**
 * The scale, in pixels per unit of the drawing, below which the signs on it are too small to be told apart. Only
 * numbers are drawn then, in a larger size.
 */
const FAR = 0.27;

/**
 * The scale at which prices are easy to read. Wide boards show the whole land even at a smaller scale, since it is more
 * important to see all places.
 */
const LEAST = 0.25;

/** The smallest scale at which a finger can tell hexes apart: each is 28 pixels wide. Those beyond the edge are pointed at. */
const FLOOR = 0.185;

/**
 * A press this close to a place for new land selects it, in units of the drawing: it covers the hexes around the
 * centre.
 */
const MEANT = 190;

/** A board of at least this width, in pixels, shows the whole land. */
const WIDE = 800;

/** A strip of sea around the land. */
const SEA: Margins = { left: 4, right: 4, top: 4, bottom: 4 };

/** The land from above with everything on it. The player can move it and zoom. */
export function Board(props: AttikaProps) {
  const { state, seat, legal, events, step, result, players, language, since, why } = props;
  const labels = labelsIn[language];
  const stage = useStage(scene, props);
  const { lit, begun, pinned } = stage;
  const meant = meantIn(stage);
  const gaze = useGaze();
  const places = useMemo(
    () => placesIn({ state, seat, legal, step, lit, begun }, why),
    [state, seat, legal, step, lit, begun, why],
  );
  const landings = places.filter(isLanding);
  const laying = landings.length > 0;
  const siting = !laying && places.some(({ key }) => lit.has(key));
  const [pointedKey, setPointed] = useState<string | null>(null);
  const pointed = places.find(({ key }) => key === pointedKey);
  /** The hex of the building that a note tells of. */
  const [noted, setNoted] = useState<number | null>(null);
  const onWheel = useTurning(laying, (by) => turn(stage, by));
  /** New land lies where one points, so that a press of the mouse lays it there. */
  const show = (place: Place | null) => {
    if (place !== null && place.key !== pinned) stage.press(place.key);
  };
  /** What costs cards, and new land that isn't shown there yet, waits for a second press. */
  const press = (place: Site | Landing) => {
    if (place.key !== pinned) stage.press(place.key, !isLanding(place) && !costsNothing(place.price));
    else if (meant !== null) stage.attempt(meant);
  };
  /** Presses outside of all places show what stands there, or explain why nothing can be built there. */
  const tapLand = (point: Point) => {
    const of = spotOn(state.land, cellUnder(point));
    setNoted(builtUnder(state, point));
    if (of !== undefined && !places.some(({ key }) => key === of)) stage.refuse(of);
  };
  const { svg, camera, looked } = useLooking({
    scene,
    stage,
    places,
    box: boundsOf(
      state.land,
      landings.flatMap(({ cell }) => tileCells(cell)),
    ),
    pointOf: (of) => pointOfSpot(state, of),
    onWheel,
    margins: () => SEA,
    least: ({ width }) => (width < WIDE && (laying || siting) ? LEAST : 0),
    floor: () => FLOOR,
    onMove: (point) => {
      if (laying) show(nearest(landings, point));
      else setNoted(builtUnder(state, point));
    },
    onTap: (point) => {
      if (!laying) {
        tapLand(point);
        return false;
      }
      const place = nearest(landings, point, MEANT);
      if (place === null) stage.refuse(spot('land', cellUnder(point)));
      else press(place);
      return place !== null;
    },
  });
  const grown = Math.max(1, FAR / camera.scale);
  const glimpsed = seat === null || gaze.kind === null || siting ? [] : freeSites(state, seat, gaze.kind);
  const described = useMemo(
    () => <Described label={labels.land} lines={describedHexes({ state, players, labels })} />,
    [state, players, labels],
  );

  return (
    <div className={styles.board}>
      <Gauges state={state} labels={labels} onWhole={camera.whole ? undefined : camera.fit} />
      <div className={styles.land}>
        <View svg={svg} camera={camera} label={labels.land} behind={<Sea />}>
          <Land land={state.land} built={state.built} />
          <Shrines cells={state.land.shrines} grown={grown} />
          <Pieces state={state} players={players} />
          <Marks scene={scene} state={state} since={since} won={wonBy(state, winnersIn(result))}>
            {(of) => <Outline state={state} of={of} />}
          </Marks>
          {!laying && <Links state={state} players={players} shown={gaze.seat} />}
          <Glimpse state={state} hexes={glimpsed} free={labels.free} />
          {seat !== null && (
            // Presses of a pointer on places for new land come from the camera, also those beside them.
            <g onClickCapture={(event) => laying && event.detail > 0 && event.stopPropagation()}>
              <Targets
                {...{ stage, places, seat, players, labels, pointed, grown }}
                scale={camera.scale}
                onPoint={(place) => (laying ? show(place) : setPointed(place?.key ?? null))}
                onPress={press}
              />
            </g>
          )}
          {meant?.type === 'layLand' && <GhostLand {...meant} tile={state.tile} />}
        </View>
      </div>
      {seat !== null && pointed !== undefined && !isLanding(pointed) && pointed.key !== pinned && (
        <Note key={looked} state={state} seat={seat} site={pointed} labels={labels} />
      )}
      {noted !== null && pointed === undefined && (
        <PieceNote key={looked} state={state} hex={noted} players={players} labels={labels} />
      )}
      <Flights flights={flightsOf(events, players)} step={step} theme={theme['theme'] ?? ''} />
      {described}
    </div>
  );
}

/** The hex of the building at a point of the drawing; null if there is none. */
function builtUnder({ land, built }: State, point: Point): number | null {
  const hex = land.cells.indexOf(cellUnder(point));
  return hex >= 0 && built[hex] !== -1 ? hex : null;
}
