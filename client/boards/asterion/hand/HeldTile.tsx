import { RotateCcw, RotateCw } from 'lucide-react';
import { ROTATIONS } from '../../../../games/asterion/board.ts';
import { IconButton } from '../../../kit/IconButton.tsx';
import { labelsIn } from '../../../text/asterion/labels.ts';
import type { Choices } from '../intent.ts';
import { faceInHand, rotationInHand, targetsOf, turnedBy } from '../targets.ts';
import { Tile } from '../Tile.tsx';
import type { HandProps } from './Hand.tsx';
import styles from './HeldTile.module.css';

/** The tile that is to land, as it lies in the hand, with a way to turn it. */
export function HeldTile({
  state,
  seat,
  legal,
  players,
  language,
  choices,
}: HandProps & { readonly choices: Choices }) {
  const labels = labelsIn[language];
  const mine = state.turn === seat;
  const face = mine ? faceInHand(state, seat) : state.held[seat]!;
  const paid = mine && choices.mode !== 'place';
  if (face < 0) return <p className={styles.none}>{labels.noTile}</p>;
  const pinned = targetsOf(state, legal, choices.mode, choices.first).find(({ key }) => key === choices.pinned) ?? null;
  const turn = (by: 1 | -1) => choices.change(turnedBy(state, seat, pinned, choices, by));
  const turns = !paid && ROTATIONS[face]!.length > 1;
  const look = {
    face,
    rotation: mine ? rotationInHand(state, choices) : (choices.rotation ?? 0),
    owner: seat,
    alive: true,
  };
  return (
    <div className={styles.held}>
      {turns && <IconButton label={labels.turnLeft} icon={<RotateCcw aria-hidden="true" />} onClick={() => turn(-1)} />}
      <svg
        viewBox="-54 -54 108 108"
        className={styles.tile}
        role="img"
        aria-label={paid ? `${labels.faces[face]}: ${labels.price}` : labels.faces[face]}
        data-paid={paid}
      >
        <Tile look={look} colour={players[seat]?.colour} />
        {paid && <path d="M-42-42 42 42M42-42-42 42" className={styles.cross} />}
      </svg>
      {turns && <IconButton label={labels.turnRight} icon={<RotateCw aria-hidden="true" />} onClick={() => turn(1)} />}
    </div>
  );
}
