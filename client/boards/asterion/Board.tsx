import { useMemo, useRef, useState } from 'react';
import { useEscape } from '../../kit/a11y/escape.ts';
import { useCamera } from '../../kit/camera/camera.ts';
import type { Margins } from '../../kit/camera/view.ts';
import { View } from '../../kit/camera/View.tsx';
import { useScope } from '../../kit/scope/context.ts';
import { useSought } from '../../kit/motion/spotlight.ts';
import { useStableCallback } from '../../kit/stable-callback.ts';
import { useTurning } from '../../kit/motion/turning.ts';
import type { AsterionEvent } from '../../../games/asterion/types.ts';
import { Rings } from '../../kit/svg/Rings.tsx';
import { labelsIn } from '../../text/asterion/labels.ts';
import { winnersIn } from '../../kit/seats/winners.ts';
import styles from './Board.module.css';
import { Controls } from './places/Controls.tsx';
import { frame, pointOf } from './drawing.ts';
import { useEscapes } from './seats/escapes.ts';
import { Escapes } from './seats/Escapes.tsx';
import { Figures } from './pieces/Figures.tsx';
import { GhostFigures, GhostSlabs } from './pieces/Ghost.tsx';
import { Ground } from './ground/Ground.tsx';
import { useIntent } from './intent.ts';
import { cellsOf, lastTiles, wonBy } from './places/marks.ts';
import { Leaving } from './pieces/Leaving.tsx';
import { Mouths } from './ground/Mouths.tsx';
import { networkOf } from './places/networks.ts';
import { NetworkNote, PreviewNote } from './places/Notes.tsx';
import { Outline } from './places/Outline.tsx';
import { previewOf } from './places/preview.ts';
import type { AsterionProps } from './props.ts';
import { useMeasured, useRoomy } from './places/room.ts';
import { useSpoken } from './places/spoken.ts';
import { Targets } from './places/Targets.tsx';
import { barredCells, barredTurn, type Target, moveAt, targetsOf, turnedBy } from './places/targets.ts';
import { whyNotHandled } from './places/refusing.ts';
import { Tiles } from './ground/Tiles.tsx';
import { Trace } from './places/Trace.tsx';

/** The smallest scale, in pixels per unit of the drawing, at which cells can be hit. */
const LEAST = 0.25;

/**
 * How many pixels at the edges of the board are covered: none, except for the sums at the top while the end is shown.
 */
const EDGES: Margins = { left: 0, right: 0, top: 0, bottom: 0 };
const BELOW_SUMS: Margins = { ...EDGES, top: 76 };

/** The labyrinth from above: the area that the tiles take, and one ring of cells around it. */
export function Board(props: AsterionProps) {
  const { state, seat, legal, events, step, result, players, language, since, play, why, explain } = props;
  const labels = labelsIn[language];
  const scope = useScope();
  const choices = useIntent(state, seat);
  const targets = useMemo(
    () => (seat === null ? [] : targetsOf(state, legal, choices.mode, choices.first)),
    [state, seat, legal, choices.mode, choices.first],
  );
  const [pointedKey, setPointed] = useState<string | null>(null);
  const [tile, setTile] = useState<number | null>(null);
  const find = (key: string | null) => targets.find((target) => target.key === key) ?? null;
  const pinned = find(choices.pinned);
  const pointed = pinned ?? find(pointedKey);
  const move = seat === null || pointed === null ? null : moveAt(state, seat, pointed, choices);
  const preview = useMemo(() => (seat === null ? null : previewOf(state, seat, move)), [state, seat, move]);
  const traced = tile === null || pointed !== null || tile >= state.cell.length ? null : networkOf(state, tile);
  const barred = useMemo(() => barredCells(state, targets), [state, targets]);

  const out = useEscapes(events, step);
  const leaving = out.at(-1);

  const turn = (by: 1 | -1) => {
    if (seat === null) return;
    // If the tile fits this cell in only one rotation, turning it would do nothing, so the reason is explained.
    const refusal = barredTurn(state, seat, pointed, why);
    if (refusal === undefined) choices.change(turnedBy(state, seat, pointed, choices, by));
    else explain(refusal);
  };
  const svg = useRef<SVGSVGElement>(null);
  useMeasured(svg);
  const roomy = useRoomy();
  const onWheel = useTurning(seat !== null && legal.length > 0, turn);
  const shown = (useSought() as readonly AsterionEvent[]).flatMap((event) => cellsOf(event, state).map(pointOf));
  const camera = useCamera(
    svg,
    useMemo(() => frame(state.cell), [state.cell]),
    {
      onWheel,
      margins: () => (out.length > 0 ? BELOW_SUMS : EDGES),
      least: () => (result === null ? LEAST : 0),
      sought: { shown, lit: targets },
    },
  );
  // Notes and buttons are placed again whenever the camera changes, since their targets move on the screen.
  const looked = camera.style.transform;
  useEscape(choices.leave);
  useSpoken(preview, players, labels);

  const act = useStableCallback((target: Target) => {
    const next = seat === null ? null : moveAt(state, seat, target, choices);
    if (next !== null) play(next);
    else if ('tile' in target) choices.change({ first: target.tile === choices.first ? null : target.tile });
  });
  const press = useStableCallback((target: Target) => {
    const next = seat === null ? null : moveAt(state, seat, target, choices);
    if (next === null || next.type === 'liftTile') act(target);
    else if (target.key !== choices.pinned) choices.change({ pinned: target.key, quarters: null });
    else if (target.does === 'swap') choices.change({ pinned: null });
    else turn(1);
  });
  const handle = useStableCallback((of: number) => {
    if (seat === null || legal.length === 0) return;
    const refusal = whyNotHandled(choices, of, why);
    if (refusal !== undefined) explain(refusal);
  });
  const refuse = useStableCallback((cell: number) => {
    const refusal = why({ type: state.lifted < 0 ? 'placeTile' : 'dropTile', cell, rotation: 0 });
    if (refusal !== undefined) explain(refusal);
  });
  const point = useStableCallback((target: Target | null) => {
    setPointed(target?.key ?? null);
    // If the focus moves on to another place, the pinned one is given up.
    const left = target !== null && choices.pinned !== null && target.key !== choices.pinned;
    if (left && scope.focused()?.getAttribute('data-target') === target.key) {
      choices.change({ pinned: null, quarters: null });
    }
  });

  return (
    <div className={styles.board}>
      <View svg={svg} camera={camera} label={labels.labyrinth}>
        <Ground />
        <Tiles state={state} players={players} labels={labels} onPoint={setTile} onPress={handle} />
        <Mouths state={state} />
        <Targets
          targets={targets}
          barred={barred}
          pinned={choices.pinned}
          first={choices.first}
          labels={labels}
          onPoint={point}
          onPress={press}
          onAct={act}
          onRefused={refuse}
        />
        {preview !== null && <GhostSlabs preview={preview} pinned={pinned !== null} />}
        {traced !== null && <Trace state={state} network={traced} />}
        {preview !== null && <Trace state={preview.state} network={preview.network} />}
        <Figures state={state} events={events} players={players} away={preview?.changed ?? []} />
        <Rings
          last={lastTiles(since).flatMap((each) => state.cell[each] ?? [])}
          won={wonBy(state, winnersIn(result))}
          places={(event: AsterionEvent) => cellsOf(event, state)}
        >
          {(cell) => <Outline cell={cell} />}
        </Rings>
        {leaving !== undefined && <Leaving key={leaving.tile} state={state} escape={leaving} />}
        {preview !== null && <GhostFigures preview={preview} players={players} />}
      </View>
      {traced !== null && tile !== null && (
        <NetworkNote key={`network ${looked}`} at={`tile:${tile}`} network={traced} players={players} labels={labels} />
      )}
      {preview !== null && pointed !== null && seat !== null && (
        <PreviewNote
          key={`preview ${looked}`}
          state={state}
          seat={seat}
          target={pointed}
          preview={preview}
          players={players}
          labels={labels}
        />
      )}
      {roomy && pinned !== null && move !== null && (
        <Controls key={`acts ${looked}`} target={pinned} labels={labels} onTurn={turn} onDone={() => play(move)} />
      )}
      {out.length > 0 && <Escapes state={state} out={out} players={players} labels={labels} />}
    </div>
  );
}
