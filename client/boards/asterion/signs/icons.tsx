/** The icons for the codes in Asterion's sentences; the hand and the panels use them as well. */
import { memo } from 'react';
import { Icon, type LabelProps } from '../../../kit/svg/Icon.tsx';
import type { BoardModule, Player } from '../../contract.ts';
import { labelsIn } from '../../../text/asterion/labels.ts';
import { Bull } from '../pieces/Bull.tsx';
import styles from './icons.module.css';
import { Coin, Explorer, Feather } from '../pieces/Pieces.tsx';
import { Stone } from '../ground/Tile.tsx';

export const CoinIcon = memo(({ label }: LabelProps) => {
  return (
    <Icon box="-17 -17 34 34" label={label}>
      <Coin />
    </Icon>
  );
});

export function FeatherIcon() {
  return (
    <Icon box="-17 -25 34 50">
      <Feather />
    </Icon>
  );
}

/** A black marker, with the bone cross of the dead. */
export const DeadIcon = memo(() => {
  return (
    <Icon box="-20 -20 40 40">
      <circle r="16.5" className={styles.marker} />
      <path d="M-7-7 7 7M7-7-7 7" className={styles.cross} />
    </Icon>
  );
});

export const ExplorerIcon = memo(({ owner, label }: LabelProps & { readonly owner?: Player | undefined }) => {
  return (
    <Icon box="-20 -31 40 64" label={label}>
      <Explorer seat={owner?.seat ?? 0} colour={owner?.colour} />
    </Icon>
  );
});

export function BullIcon() {
  return (
    <Icon box="-48 -60 96 100">
      <Bull />
    </Icon>
  );
}

/** The stone of a face without rotation and figures. */
export const FaceIcon = memo(({ face, label }: LabelProps & { readonly face: number }) => {
  return (
    <Icon box="-52 -52 104 104" label={label}>
      <Stone face={face} />
      {face === 0 && <Coin />}
      {face === 1 && <Feather />}
    </Icon>
  );
});

/** The back of a tile: the double axe on stone. */
export const BackIcon = memo(({ label }: LabelProps) => {
  return (
    <Icon box="-22 -22 44 44" label={label}>
      <rect x="-19" y="-19" width="38" height="38" rx="4" className={styles.back} />
      <path d="M0-12V13M0-4Q-6-10-12-10-9.5-3-12 4-6 4 0-2 6 4 12 4 9.5-3 12-10 6-10 0-4Z" className={styles.axe} />
    </Icon>
  );
});

/** A doorway with or without a way through. */
export function ExitIcon({ shut = false, label }: LabelProps & { readonly shut?: boolean }) {
  return (
    <Icon box="-18 -20 36 38" label={label}>
      <path d="M-14 16V-16H14V16M-14 16H-9M14 16H9" className={styles.door} />
      <path d={shut ? 'M-7-7 7 7M7-7-7 7' : 'M0 14V-6M-7 1 0-7 7 1'} className={styles.way} />
    </Icon>
  );
}

/** `{tile:n}` is a tile by its face. The others have no accessible names, since the sentence names them in words. */
export const icons: BoardModule['icons'] = {
  tile: (face, language) => <FaceIcon face={Number(face)} label={labelsIn[language].faces[Number(face)]} />,
  coin: () => <CoinIcon />,
  feather: () => <FeatherIcon />,
  dead: () => <DeadIcon />,
  bull: () => <BullIcon />,
};
