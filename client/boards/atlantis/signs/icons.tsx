/** The icons for the codes in Atlantis' sentences; the hand and the panels use them as well. */
import { memo } from 'react';
import { itemOf, valueOf } from '../../../../games/atlantis/board.ts';
import type { Seat } from '../../../../games/kit/rules.ts';
import { Icon, type LabelProps } from '../../../kit/svg/Icon.tsx';
import type { BoardModule, Player } from '../../contract.ts';
import type { Language } from '../../../kept/language.ts';
import { labelsIn } from '../../../text/atlantis/labels.ts';
import { Arch } from '../pieces/Bridge.tsx';
import { Sign, itemName } from './glyphs.tsx';
import styles from './icons.module.css';
import items from '../items.module.css';
import { Pawn } from '../pieces/Pawns.tsx';

/** A small movement card. */
export const CardIcon = memo(({ item, label }: LabelProps & { readonly item: number }) => {
  return (
    <Icon box="-13 -17 26 34" label={label}>
      <g className={items.item} data-item={itemName(item)}>
        <rect x="-12" y="-16" width="24" height="32" rx="4" className={styles.frame} />
        <g transform="scale(.76)">
          <Sign item={item} />
        </g>
      </g>
    </Icon>
  );
});

/** Movement cards of which only the number is known. */
export const CardBack = memo(({ label }: LabelProps) => {
  return (
    <Icon box="-13 -17 26 34" label={label}>
      <rect x="-12" y="-16" width="24" height="32" rx="4" className={styles.back} />
      <path d="M-7-5q3.5-5 7 0t7 0M-7 2q3.5-5 7 0t7 0M-7 9q3.5-5 7 0t7 0" className={styles.wave} />
    </Icon>
  );
});

/** A small tile with its item and value. */
export const TileIcon = memo(({ face, label }: LabelProps & { readonly face: number }) => {
  const item = itemOf(face);
  return (
    <Icon box="-24 -16 48 32" label={label}>
      <g className={items.item} data-item={itemName(item)}>
        <rect x="-23" y="-15" width="46" height="30" rx="4" className={styles.frame} />
        <g transform="translate(-9.5 0) scale(.76)">
          <Sign item={item} />
        </g>
        <circle cx="11" r="10.5" className={styles.seal} />
        <text x="11" y="6" className={styles.value}>
          {valueOf(face)}
        </text>
      </g>
    </Icon>
  );
});

/** A tile of any item, shown by its value. */
export const ValueIcon = memo(({ value, label }: LabelProps & { readonly value: number }) => {
  return (
    <Icon box="-16 -16 32 32" label={label}>
      <rect x="-15" y="-15" width="30" height="30" rx="4" className={styles.seal} />
      <text y="6" className={styles.value}>
        {value}
      </text>
    </Icon>
  );
});

/** Any tiles: two of them in gold, beside their total value. */
export const TilesIcon = memo(({ label }: LabelProps) => {
  return (
    <Icon box="-16 -16 32 32" label={label}>
      <rect x="-9" y="-7" width="23" height="21" rx="3" className={styles.frame} />
      <rect x="-14" y="-13" width="23" height="21" rx="3" className={styles.gold} />
      <path d="M-8-2.5H3M-2.5-8V3" className={styles.cross} />
    </Icon>
  );
});

interface PawnIconProps extends LabelProps {
  readonly seat: Seat;
  readonly colour?: Player['colour'] | undefined;
}

export const PawnIcon = memo(({ seat, colour, label }: PawnIconProps) => {
  return (
    <Icon box="-22 -60 44 70" label={label}>
      <Pawn seat={seat} colour={colour} />
    </Icon>
  );
});

export const BridgeIcon = memo(({ label }: LabelProps) => {
  return (
    <Icon box="-46 -34 92 62" label={label}>
      <Arch />
    </Icon>
  );
});

const named = (face: number, language: Language) => {
  const labels = labelsIn[language];
  return labels.tile(labels.items[itemOf(face)] ?? '', valueOf(face));
};

/**
 * `{card:n}` is a card by its item, `{tile:n}` a tile by its face, `{value:n}` a tile by its value. `{bridge}` has no
 * accessible name, since the sentence names it in words.
 */
export const icons: BoardModule['icons'] = {
  card: (item, language) => <CardIcon item={Number(item)} label={labelsIn[language].items[Number(item)]} />,
  tile: (face, language) => <TileIcon face={Number(face)} label={named(Number(face), language)} />,
  value: (value) => <ValueIcon value={Number(value)} label={value} />,
  bridge: () => <BridgeIcon />,
};
