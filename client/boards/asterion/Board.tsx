import { useEffect, useMemo, useState } from 'react';
import type { AsterionEvent, AsterionMove, State } from '../../../games/asterion/types.ts';
import { useEscape } from '../../kit/a11y/escape.ts';
import type { BoardProps } from '../../table/board.ts';
import { labelsIn } from '../../text/asterion/labels.ts';
import { Blocked } from './Blocked.tsx';
import styles from './Board.module.css';
import { Controls } from './Controls.tsx';
import { frame } from './drawing.ts';
import { useEscapes } from './escapes.ts';
import { Escapes } from './Escapes.tsx';
import { Figures } from './Figures.tsx';
import { GhostFigures, GhostSlabs } from './Ghost.tsx';
import { useGlide } from './glide.ts';
import { Ground } from './Ground.tsx';
import { Halo } from './Halo.tsx';
import { forgetIntent, useIntent } from './intent.ts';
import { lastTiles, tilesOf } from './marks.ts';
import { Leaving } from './Leaving.tsx';
import { Mouths } from './Mouths.tsx';
import { networkOf } from './networks.ts';
import { NetworkNote, PreviewNote } from './Notes.tsx';
import { previewOf } from './preview.ts';
import { useSpoken } from './spoken.ts';
import { Targets } from './Targets.tsx';
import { type Target, moveAt, targetsOf, turnedBy } from './targets.ts';
import { Tiles } from './Tiles.tsx';
import { Trace } from './Trace.tsx';
import { useTurning } from './turning.ts';

export type AsterionProps = BoardProps<State, AsterionMove, AsterionEvent>;

/** The labyrinth from above: as much of the plane as the tiles take, and one ring more. */
export function Board(props: AsterionProps) {
  const { state, seat, legal, events, step, players, language, spotlight, play } = props;
  const labels = labelsIn[language];
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
  const { ref, viewBox } = useGlide(useMemo(() => frame(state.cell), [state.cell]));
  const traced = tile === null || pointed !== null || tile >= state.cell.length ? null : networkOf(state, tile);

  const out = useEscapes(events, step);
  const leaving = out.at(-1);

  const turn = (by: 1 | -1) => {
    if (seat !== null) choices.change(turnedBy(state, seat, pointed, choices, by));
  };
  const onWheel = useTurning(seat !== null && legal.length > 0, turn);
  useEscape(choices.leave);
  useEffect(() => forgetIntent, []);
  useSpoken(preview, players, labels);

  const act = (target: Target) => {
    const next = seat === null ? null : moveAt(state, seat, target, choices);
    if (next !== null) play(next);
    else if ('tile' in target) choices.change({ first: target.tile === choices.first ? null : target.tile });
  };
  const press = (target: Target) => {
    const next = seat === null ? null : moveAt(state, seat, target, choices);
    if (next === null || next.type === 'liftTile') act(target);
    else if (target.key !== choices.pinned) choices.change({ pinned: target.key, quarters: null });
    else if (target.does === 'swap') choices.change({ pinned: null });
    else turn(1);
  };
  const point = (target: Target | null) => {
    setPointed(target?.key ?? null);
    // The focus has gone on to another place.
    const left = target !== null && choices.pinned !== null && target.key !== choices.pinned;
    if (left && document.activeElement?.getAttribute('data-target') === target.key) {
      choices.change({ pinned: null, quarters: null });
    }
  };

  return (
    <div className={styles.board}>
      <svg
        ref={ref}
        viewBox={viewBox}
        className={styles.plan}
        role="group"
        aria-label={labels.labyrinth}
        onWheel={onWheel}
      >
        <Ground />
        <Tiles state={state} players={players} labels={labels} onPoint={setTile} />
        <Mouths state={state} />
        {targets[0]?.does === 'land' && (
          <Blocked state={state} targets={targets} labels={labels} why={props.why} explain={props.explain} />
        )}
        <Targets targets={targets} choices={choices} labels={labels} onPoint={point} onPress={press} onAct={act} />
        {preview !== null && <GhostSlabs preview={preview} pinned={pinned !== null} />}
        {traced !== null && <Trace state={state} network={traced} />}
        {preview !== null && <Trace state={preview.state} network={preview.network} />}
        <Figures state={state} events={events} players={players} away={preview?.changed ?? []} />
        {lastTiles(events).map((each) => (
          <Halo key={each} state={state} tile={each} />
        ))}
        {spotlight !== null && tilesOf(spotlight).map((each) => <Halo key={each} state={state} tile={each} spotlit />)}
        {leaving !== undefined && <Leaving key={leaving.tile} state={state} escape={leaving} />}
        {preview !== null && <GhostFigures preview={preview} players={players} />}
      </svg>
      {traced !== null && tile !== null && (
        <NetworkNote at={`tile:${tile}`} network={traced} players={players} labels={labels} />
      )}
      {preview !== null && pointed !== null && seat !== null && (
        <PreviewNote state={state} seat={seat} target={pointed} preview={preview} players={players} labels={labels} />
      )}
      {pinned !== null && move !== null && (
        <Controls target={pinned} labels={labels} onTurn={turn} onDone={() => play(move)} />
      )}
      {out.length > 0 && <Escapes state={state} out={out} players={players} labels={labels} />}
    </div>
  );
}
