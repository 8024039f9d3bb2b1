import type { KatasonEvent, State } from '../../../../games/katason/types.ts';
import { Ring } from '../../../kit/svg/Ring.tsx';
import type { PlateProps } from '../../contract.ts';
import board from '../Board.module.css';
import { Coast } from '../ground/Coast.tsx';
import { VIEW, hexPoints } from '../drawing.ts';
import { Harbours } from '../ground/Harbours.tsx';
import { Hexes } from '../ground/Hexes.tsx';
import { sitesOf } from '../places/marks.ts';
import { Outline } from '../places/Outline.tsx';
import { Patterns } from '../ground/patterns.tsx';
import { OnCorner, OnEdge, Pieces } from '../pieces/Pieces.tsx';
import { Robber } from '../pieces/Robber.tsx';
import type { Site } from '../places/targets.ts';
import styles from './Drawing.module.css';

const WHOLE = [VIEW.x, VIEW.y, VIEW.width, VIEW.height] as const;

/** The island as on the board, or a part of it, with marked and crossed-out places. */
export function Drawing({ state, players, marks = [], bars = [], box = WHOLE }: PlateProps<State, KatasonEvent>) {
  return (
    <div className={board.board}>
      <svg viewBox={box.join(' ')} className={styles.island}>
        <Patterns />
        <Coast />
        <Harbours />
        <Hexes state={state} />
        <Pieces state={state} players={players} />
        <Robber hex={state.robber} number={state.numbers[state.robber]!} />
        {marks.flatMap(sitesOf).map((site) => (
          <Ring key={JSON.stringify(site)} spotlit>
            <Outline site={site} />
          </Ring>
        ))}
        {bars.flatMap(sitesOf).map((site) => (
          <Bar key={JSON.stringify(site)} site={site} />
        ))}
      </svg>
    </div>
  );
}

/** A cross on a place where nothing can be built. */
function Bar({ site }: { readonly site: Site }) {
  const cross = <path d="M-15-15 15 15M15-15-15 15" className={styles.bar} />;
  if (site.on === 'edge') return <OnEdge edge={site.edge}>{cross}</OnEdge>;
  if (site.on === 'corner') return <OnCorner corner={site.corner}>{cross}</OnCorner>;
  const { x, y } = hexPoints[site.hex]!;
  return <g transform={`translate(${x} ${y})`}>{cross}</g>;
}
