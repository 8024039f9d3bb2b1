import { useMemo, useState } from 'react';
import type { Margins } from '../../kit/camera/view.ts';
import { View } from '../../kit/camera/View.tsx';
import { useTurning } from '../../kit/motion/turning.ts';
import { useScope } from '../../kit/scope/context.ts';
import { winnersIn } from '../../kit/seats/winners.ts';
import { useStableCallback } from '../../kit/stable-callback.ts';
import { Marks } from '../../stage/Marks.tsx';
import type { By } from '../../stage/Places.tsx';
import { useLooking } from '../../stage/looking.ts';
import { spot } from '../../stage/scene.ts';
import { useStage } from '../../stage/stage.ts';
import { labelsIn } from '../../text/asterion/labels.ts';
import styles from './Board.module.css';
import { frame } from './drawing.ts';
import { Ground } from './ground/Ground.tsx';
import { Mouths } from './ground/Mouths.tsx';
import { Tiles } from './ground/Tiles.tsx';
import { Figures } from './pieces/Figures.tsx';
import { GhostFigures, GhostSlabs } from './pieces/Ghost.tsx';
import { Leaving } from './pieces/Leaving.tsx';
import { Cells, Outline } from './places/Cells.tsx';
import { Controls } from './places/Controls.tsx';
import { networkOf } from './places/networks.ts';
import { NetworkNote, PreviewNote } from './places/Notes.tsx';
import { previewOf } from './places/preview.ts';
import { useMeasured, useRoomy } from './places/room.ts';
import { useSpoken } from './places/spoken.ts';
import { Trace } from './places/Trace.tsx';
import { barredTurn, turnedBy, turnedTo } from './places/turning.ts';
import type { AsterionProps } from './props.ts';
import { type Cell, placesIn, pointOfSpot, scene, wonBy } from './scene.ts';
import { Escapes } from './seats/Escapes.tsx';
import { useEscapes } from './seats/escapes.ts';

/** The smallest scale, in pixels per unit of the drawing, at which cells can be hit. */
const LEAST = 0.25;

/**
 * How many pixels at the edges of the board are covered: none, except for the sums at the top while the end is shown.
 */
const EDGES: Margins = { left: 0, right: 0, top: 0, bottom: 0 };
const BELOW_SUMS: Margins = { ...EDGES, top: 76 };

/** The labyrinth from above: the area that the tiles take, and one ring of cells around it. */
export function Board(props: AsterionProps) {
  const { state, seat, legal, events, step, result, players, language, since, why, explain } = props;
  const labels = labelsIn[language];
  const scope = useScope();
  const stage = useStage(scene, props);
  const out = useEscapes(events, step);
  const leaving = out.at(-1);
  const onWheel = useTurning(seat !== null && legal.length > 0, turn);
  const box = useMemo(() => frame(state.cell), [state.cell]);
  const { lit, begun } = stage;
  const places = useMemo(
    () => placesIn({ state, seat, legal, step, lit, begun }),
    [state, seat, legal, step, lit, begun],
  );
  const { svg, camera, looked, pointed, point } = useLooking({
    scene,
    stage,
    places,
    box,
    pointOf: pointOfSpot,
    onWheel,
    margins: () => (out.length > 0 ? BELOW_SUMS : EDGES),
    least: () => (result === null ? LEAST : 0),
  });
  const moves = (pointed && stage.lit.get(pointed.key)) ?? [];
  const move = seat === null ? null : turnedTo(state, seat, moves, stage.draft);
  const preview = useMemo(() => (seat === null ? null : previewOf(state, seat, move)), [state, seat, move]);
  const [tile, setTile] = useState<number | null>(null);
  const traced = tile === null || pointed !== null || tile >= state.cell.length ? null : networkOf(state, tile);
  useMeasured(svg);
  const roomy = useRoomy();
  useSpoken(preview, players, labels);

  function turn(by: 1 | -1): void {
    if (seat === null) return;
    // If the tile fits this cell in only one rotation, turning it would do nothing, so the reason is explained.
    const refusal = barredTurn(state, seat, moves, why);
    if (refusal === undefined) stage.change(turnedBy(state, seat, pointed && moves, stage.draft, by));
    else explain(refusal);
  }
  /** A key plays what is pointed at. Other presses pin a tile first, so that it can be looked at and turned. */
  const press = (cell: Cell, by: By) => {
    const meant = stage.lit.get(cell.key) ?? [];
    const chosen = seat === null ? null : turnedTo(state, seat, meant, stage.draft);
    if (chosen !== null && by === 'key') stage.play(chosen);
    else if (cell.key !== stage.pinned) stage.press(cell.key, chosen !== null && chosen.type !== 'liftTile');
    else if (chosen?.type === 'swapTiles') stage.unpin();
    else turn(1);
  };
  const onPoint = (cell: Cell | null) => {
    point(cell);
    // If the focus moves on to another place, the pinned one is given up.
    const left = cell !== null && stage.pinned !== null && cell.key !== stage.pinned;
    if (left && scope.focused()?.getAttribute('data-target') === cell.key) stage.unpin();
  };
  const handle = useStableCallback((of: number) => stage.refuse(spot('tile', of)));

  return (
    <div className={styles.board}>
      <View svg={svg} camera={camera} label={labels.labyrinth}>
        <Ground />
        <Tiles state={state} players={players} labels={labels} onPoint={setTile} onPress={handle} />
        <Mouths state={state} />
        <Cells stage={stage} places={places} labels={labels} onPoint={onPoint} onPress={press} />
        {preview !== null && <GhostSlabs preview={preview} pinned={stage.pinned !== null} />}
        {traced !== null && <Trace state={state} network={traced} />}
        {preview !== null && <Trace state={preview.state} network={preview.network} />}
        <Figures state={state} events={events} players={players} away={preview?.changed ?? []} />
        <Marks
          scene={scene}
          state={state}
          since={since.filter(({ type }) => type !== 'explorersKilled')}
          won={wonBy(state, winnersIn(result))}
        >
          {(of) => <Outline {...pointOfSpot(of)} />}
        </Marks>
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
          at={pointed.key}
          moves={moves}
          preview={preview}
          players={players}
          labels={labels}
        />
      )}
      {roomy && stage.pinned !== null && move !== null && (
        <Controls key={`acts ${looked}`} stage={stage} labels={labels} onTurn={turn} onDone={() => stage.play(move)} />
      )}
      {out.length > 0 && <Escapes state={state} out={out} players={players} labels={labels} />}
    </div>
  );
}
