import { useMemo, useRef, useState } from 'react';
import type { AttikaEvent, AttikaMove, State } from '../../../games/attika/types.ts';
import { tileCells } from '../../../games/attika/board.ts';
import type { Point } from '../../../games/kit/geometry/hex.ts';
import { useEscape } from '../../kit/a11y/escape.ts';
import { useCamera } from '../../kit/camera/camera.ts';
import { View } from '../../kit/camera/View.tsx';
import { useSought } from '../../kit/motion/spotlight.ts';
import { useStableCallback } from '../../kit/stable-callback.ts';
import { Rings } from '../../kit/svg/Rings.tsx';
import { useTurning } from '../../kit/motion/turning.ts';
import { labelsIn } from '../../text/attika/labels.ts';
import type { Margins } from '../../kit/camera/view.ts';
import { winnersIn } from '../../kit/seats/winners.ts';
import styles from './Board.module.css';
import { DescribedLand } from './places/DescribedLand.tsx';
import { boundsOf, cellUnder, pointOf } from './drawing.ts';
import { Flights } from './pieces/Flights.tsx';
import { Gauges } from './seats/Gauges.tsx';
import { useGaze, useIntent } from './intent.ts';
import { Land } from './ground/Land.tsx';
import { Links } from './pieces/Links.tsx';
import { hexesIn, wonBy } from './places/marks.ts';
import { Note, PieceNote } from './places/Note.tsx';
import { Outline } from './places/Outline.tsx';
import { Pieces } from './pieces/Pieces.tsx';
import type { AttikaProps } from './props.ts';
import { whyNotOn } from './places/refusing.ts';
import { Sea } from './ground/Sea.tsx';
import { Shrines } from './ground/Shrines.tsx';
import { Glimpse, Sites } from './places/Sites.tsx';
import { Spots } from './places/Spots.tsx';
import {
  type Site,
  type Spot,
  costsNothing,
  dearSites,
  freeSites,
  nearest,
  sitesFor,
  spotsIn,
} from './places/targets.ts';

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
  const { state, seat, legal, events, step, result, players, language, since, why, explain } = props;
  const labels = labelsIn[language];
  const intent = useIntent(seat, step, legal.length > 0 ? state.revealed : -1);
  const gaze = useGaze();
  const { kind } = intent;
  const spots = useMemo(() => spotsIn(state, legal), [state, legal]);
  const sites = useMemo(() => (seat === null ? [] : sitesFor(state, seat, legal, kind)), [state, seat, legal, kind]);
  const dear = useMemo(
    () => (seat === null || legal.length === 0 ? [] : dearSites(state, seat, kind, why)),
    [state, seat, legal, kind, why],
  );
  const [pointedKey, setPointed] = useState<string | null>(null);
  const pointed = [...sites, ...dear].find((site) => site.key === pointedKey) ?? null;
  const [looked, setLooked] = useState<number | null>(null);
  const laying = spots.length > 0;
  const chosen = spots.find(({ cell }) => cell === intent.spot) ?? null;
  const { pickSite, pickSpot } = usePicks(props, intent);
  const svg = useRef<SVGSVGElement>(null);
  const onWheel = useTurning(laying, intent.rotate);
  const reach = laying ? spots.flatMap(({ cell }) => tileCells(cell)) : [];
  const shown = (useSought() as readonly AttikaEvent[]).flatMap((event) =>
    hexesIn(state, [event]).map((hex) => pointOf(state.land.cells[hex]!)),
  );
  const camera = useCamera(svg, boundsOf(state.land, reach), {
    onWheel,
    margins: () => SEA,
    least: ({ width }) => (width < WIDE && spots.length + sites.length > 0 ? LEAST : 0),
    floor: () => FLOOR,
    sought: { shown, lit: laying ? spots : sites },
    onMove: (place) => {
      const spot = nearest(spots, place);
      if (spot !== null && spot.cell !== intent.spot) intent.pickSpot(spot.cell);
      if (!laying) setLooked(builtUnder(state, place));
    },
    onTap: (place) => {
      if (!laying) {
        tapLand(place);
        return false;
      }
      const spot = nearest(spots, place, MEANT);
      const refusal = why({ type: 'layLand', cell: cellUnder(place), rotation: intent.rotation });
      if (spot !== null) pickSpot(spot);
      else if (refusal !== undefined) explain(refusal);
      return spot !== null;
    },
  });
  /**
   * Handles a press on the land outside of all lit places: shows what stands there, or explains why nothing can be
   * built there.
   */
  const tapLand = (place: Point) => {
    const hex = state.land.cells.indexOf(cellUnder(place));
    const shrine = state.land.shrines.includes(cellUnder(place));
    const built = builtUnder(state, place);
    setLooked(built);
    if (seat === null || legal.length === 0) return;
    if (shrine && intent.kind !== null) explain({ code: 'shrineHere' });
    if (hex < 0 || [...sites, ...dear].some((site) => site.hex === hex)) return;
    if (built === null || intent.kind !== null) explain(whyNotOn({ ...props, seat }, intent.kind, hex));
  };
  useEscape(leaveOf(intent));
  const pointAt = useStableCallback((site: Site | null) => setPointed(site?.key ?? null));
  const refuse = useStableCallback(({ hex }: Site) => {
    if (seat !== null) explain(whyNotOn({ ...props, seat }, kind, hex));
  });
  const grown = Math.max(1, FAR / camera.scale);
  const glimpsed = seat === null || gaze.kind === null || sites.length > 0 ? [] : freeSites(state, seat, gaze.kind);

  return (
    <div className={styles.board}>
      <Gauges state={state} labels={labels} onWhole={camera.whole ? undefined : camera.fit} />
      <div className={styles.land}>
        <View svg={svg} camera={camera} label={labels.land} behind={<Sea />}>
          <Land land={state.land} built={state.built} />
          <Shrines cells={state.land.shrines} grown={grown} />
          <Pieces state={state} players={players} />
          <Rings
            last={hexesIn(state, since)}
            won={wonBy(state, winnersIn(result))}
            places={(event: AttikaEvent) => hexesIn(state, [event])}
          >
            {(hex) => <Outline state={state} hex={hex} />}
          </Rings>
          {!laying && <Links state={state} players={players} shown={gaze.seat} />}
          <Glimpse points={glimpsed.map((hex) => pointOf(state.land.cells[hex]!))} free={labels.free} />
          {seat !== null && (
            <Sites
              state={state}
              seat={seat}
              sites={sites}
              dear={dear}
              players={players}
              labels={labels}
              pointed={pointed}
              picked={intent.hex}
              grown={grown}
              onPoint={pointAt}
              onPick={pickSite}
              onRefused={refuse}
            />
          )}
          <Spots
            state={state}
            spots={spots}
            rotation={intent.rotation}
            chosen={chosen}
            labels={labels}
            scale={camera.scale}
            onPoint={({ cell }) => intent.pickSpot(cell)}
            onPick={pickSpot}
          />
        </View>
      </div>
      {seat !== null && pointed !== null && pointed.hex !== intent.hex && (
        <Note state={state} seat={seat} site={pointed} labels={labels} />
      )}
      {looked !== null && pointed === null && (
        <PieceNote state={state} hex={looked} players={players} labels={labels} />
      )}
      <Flights events={events} step={step} players={players} />
      <DescribedLand state={state} players={players} labels={labels} />
    </div>
  );
}

/** The hex of the building at a point of the drawing; null if there is none. */
function builtUnder({ land, built }: State, place: Point): number | null {
  const hex = land.cells.indexOf(cellUnder(place));
  return hex >= 0 && built[hex] !== -1 ? hex : null;
}

type Intent = ReturnType<typeof useIntent>;

/** What Escape cancels: first the picked site, then the picked building. */
function leaveOf(intent: Intent): (() => void) | undefined {
  if (intent.hex !== null) return () => intent.pickHex(null);
  return intent.kind === null ? undefined : intent.clear;
}

/** The handlers for presses on lit places. A site that costs cards is picked first; the player then pays and builds. */
function usePicks({ play, why, explain }: AttikaProps, intent: Intent) {
  const attempt = (move: AttikaMove) => {
    const refusal = why(move);
    if (refusal === undefined) play(move);
    else explain(refusal);
  };
  return {
    pickSite: ({ kind, hex, price }: Site) => {
      if (costsNothing(price)) play({ type: 'build', kind, hex, cards: null });
      else if (intent.hex === hex) attempt({ type: 'build', kind, hex, cards: intent.cards });
      else intent.pickHex(hex);
    },
    pickSpot: ({ cell }: Spot) => {
      if (intent.spot === cell) play({ type: 'layLand', cell, rotation: intent.rotation });
      else intent.pickSpot(cell);
    },
  };
}
