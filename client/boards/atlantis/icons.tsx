/** What the codes in Atlantis' sentences look like, and the same signs for hand and panels. */
import type { ReactNode } from 'react';
import { itemOf, valueOf } from '../../../games/atlantis/board.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import type { Player } from '../../table/board.ts';
import type { Language } from '../../text/language.ts';
import { labelsIn } from '../../text/atlantis/labels.ts';
import { Arch } from './Bridge.tsx';
import { Sign, itemName } from './glyphs.tsx';
import styles from './icons.module.css';
import items from './items.module.css';
import { Pawn } from './Pawns.tsx';

interface LabelProps {
  /** What it says to who can't see it; absent where words beside it say so already. */
  readonly label?: string | undefined;
}

function spoken(label: string | undefined) {
  return label === undefined ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': label } as const);
}

/** A small movement card. */
export function CardIcon({ item, label }: LabelProps & { readonly item: number }) {
  return (
    <svg
      viewBox="-13 -17 26 34"
      className={`${styles.icon} ${items.item}`}
      data-item={itemName(item)}
      {...spoken(label)}
    >
      <rect x="-12" y="-16" width="24" height="32" rx="4" className={styles.frame} />
      <g transform="scale(.76)">
        <Sign item={item} />
      </g>
    </svg>
  );
}

/** Movement cards of which only the number is known. */
export function CardBack({ label }: LabelProps) {
  return (
    <svg viewBox="-13 -17 26 34" className={styles.icon} {...spoken(label)}>
      <rect x="-12" y="-16" width="24" height="32" rx="4" className={styles.back} />
      <path d="M-7-5q3.5-5 7 0t7 0M-7 2q3.5-5 7 0t7 0M-7 9q3.5-5 7 0t7 0" className={styles.wave} />
    </svg>
  );
}

/** A small tile with its item and value. */
export function TileIcon({ face, label }: LabelProps & { readonly face: number }) {
  const item = itemOf(face);
  return (
    <svg
      viewBox="-24 -16 48 32"
      className={`${styles.icon} ${items.item}`}
      data-item={itemName(item)}
      {...spoken(label)}
    >
      <rect x="-23" y="-15" width="46" height="30" rx="4" className={styles.frame} />
      <g transform="translate(-9.5 0) scale(.76)">
        <Sign item={item} />
      </g>
      <circle cx="11" r="10.5" className={styles.seal} />
      <text x="11" y="6" className={styles.value}>
        {valueOf(face)}
      </text>
    </svg>
  );
}

/** A tile of which only the value counts. */
export function ValueIcon({ value, label }: LabelProps & { readonly value: number }) {
  return (
    <svg viewBox="-16 -16 32 32" className={styles.icon} {...spoken(label)}>
      <rect x="-15" y="-15" width="30" height="30" rx="4" className={styles.seal} />
      <text y="6" className={styles.value}>
        {value}
      </text>
    </svg>
  );
}

/** Tiles of which only the worth counts: two of them, in gold. */
export function TilesIcon({ label }: LabelProps) {
  return (
    <svg viewBox="-16 -16 32 32" className={styles.icon} {...spoken(label)}>
      <rect x="-9" y="-7" width="23" height="21" rx="3" className={styles.frame} />
      <rect x="-14" y="-13" width="23" height="21" rx="3" className={styles.gold} />
      <path d="M-8-2.5H3M-2.5-8V3" className={styles.cross} />
    </svg>
  );
}

interface PawnIconProps extends LabelProps {
  readonly seat: Seat;
  readonly colour?: Player['colour'] | undefined;
}

export function PawnIcon({ seat, colour, label }: PawnIconProps) {
  return (
    <svg viewBox="-22 -60 44 70" className={styles.icon} {...spoken(label)}>
      <Pawn seat={seat} colour={colour} />
    </svg>
  );
}

export function BridgeIcon({ label }: LabelProps) {
  return (
    <svg viewBox="-46 -34 92 62" className={styles.icon} {...spoken(label)}>
      <Arch />
    </svg>
  );
}

const named = (face: number, language: Language) => {
  const labels = labelsIn[language];
  return labels.tile(labels.items[itemOf(face)] ?? '', valueOf(face));
};

/** `{card:n}` is a card by its item, `{tile:n}` a tile by its face, `{value:n}` one by its value. */
export const icons: Readonly<Record<string, (argument: string, language: Language) => ReactNode>> = {
  card: (item, language) => <CardIcon item={Number(item)} label={labelsIn[language].items[Number(item)]} />,
  tile: (face, language) => <TileIcon face={Number(face)} label={named(Number(face), language)} />,
  value: (value) => <ValueIcon value={Number(value)} label={value} />,
  bridge: (_, language) => <BridgeIcon label={labelsIn[language].bridge} />,
};
