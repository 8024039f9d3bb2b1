import { RotateCcw, RotateCw } from 'lucide-react';
import { ROTATIONS } from '../../../../games/asterion/board.ts';
import { IconButton } from '../../../kit/controls/IconButton.tsx';
import { labelsIn } from '../../../text/asterion/labels.ts';
import type { HandProps } from '../props.ts';
import { type AsterionStage, modeOf } from '../scene.ts';
import { faceInHand, rotationInHand } from '../places/turning.ts';
import { Figure, Slab } from '../ground/Tile.tsx';
import styles from './HeldTile.module.css';

interface HeldTileProps extends HandProps {
  readonly stage: AsterionStage;
  /** Turns the tile; undefined while the player turns another tile. */
  readonly onTurn: ((by: 1 | -1) => void) | undefined;
}

/**
 * The tile to place in its current rotation, with buttons to turn it. It is crossed out while the chosen action costs
 * it.
 */
export function HeldTile({ state, seat, players, language, stage, onTurn }: HeldTileProps) {
  const labels = labelsIn[language];
  const mine = state.turn === seat;
  const face = mine ? faceInHand(state, seat) : state.held[seat]!;
  const paid = mine && modeOf(stage.begun) !== 'place';
  if (face < 0) return <p className={styles.none}>{labels.noTile}</p>;
  const rotation = mine ? rotationInHand(state, stage.draft) : (stage.draft.rotation ?? 0);
  const look = { face, rotation, owner: seat, alive: true };
  const turns = !paid && ROTATIONS[face]!.length > 1 && onTurn !== undefined;
  const button = (label: string, icon: React.ReactNode, by: 1 | -1) => (
    <span className={styles.turn}>{turns && <IconButton label={label} icon={icon} onClick={() => onTurn(by)} />}</span>
  );
  return (
    <div className={styles.held}>
      {button(labels.turnLeft, <RotateCcw aria-hidden="true" />, -1)}
      <svg
        viewBox="-51 -51 102 102"
        className={styles.tile}
        role="img"
        aria-label={paid ? labels.givenUp(labels.faces[face]!) : labels.faces[face]}
        data-paid={paid}
      >
        <Slab look={look} />
        <Figure look={look} colour={players[seat]?.colour} />
        {paid && <path d="M-42-42 42 42M42-42-42 42" className={styles.cross} />}
      </svg>
      {button(labels.turnRight, <RotateCw aria-hidden="true" />, 1)}
    </div>
  );
}
