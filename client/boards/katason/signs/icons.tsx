/** The icons for the codes in Katason's sentences; the hand and the panels use them as well. */
import { memo } from 'react';
import type { Bundle } from '../../../../games/katason/types.ts';
import { Icon, type LabelProps, iconFrame } from '../../../kit/svg/Icon.tsx';
import type { BoardModule, Player } from '../../contract.ts';
import { labelsIn } from '../../../text/katason/labels.ts';
import { cardGlyph, resourceGlyph, groundOf } from './glyphs.tsx';
import styles from './icons.module.css';
import { City, House, Road } from '../pieces/Pieces.tsx';
import { Disc } from '../pieces/Robber.tsx';

/** A small resource card. */
export const ResourceIcon = memo(({ kind, label }: LabelProps & { readonly kind: number }) => {
  return (
    <svg {...iconFrame('-14 -15 28 30', label)}>
      <rect x="-13" y="-14" width="26" height="28" rx="4.5" fill={groundOf(kind)} className={styles.frame} />
      {resourceGlyph(kind)}
    </svg>
  );
});

/** Cards side by side, every one of them. */
export function EachCard({ cards }: { readonly cards: Bundle }) {
  return cards.flatMap((count, kind) =>
    Array.from({ length: count }, (_, i) => <ResourceIcon key={`${kind} ${i}`} kind={kind} />),
  );
}

/** A small card of the deck. */
export const CardIcon = memo(({ card, label }: LabelProps & { readonly card: number }) => {
  return (
    <Icon box="-14 -15 28 30" label={label}>
      <rect x="-13" y="-14" width="26" height="28" rx="4.5" className={styles.paper} />
      {cardGlyph(card)}
    </Icon>
  );
});

/** A face-down card, of which only the number is known. */
export const CardBack = memo(({ label }: LabelProps) => {
  return (
    <Icon box="-14 -15 28 30" label={label}>
      <rect x="-11" y="-14" width="22" height="28" rx="3.5" className={styles.back} />
      <path d="M0-8 6 0 0 8-6 0z" className={styles.paper} />
    </Icon>
  );
});

/** A resource card whose kind is hidden. */
export const ResourceBack = memo(({ label }: LabelProps) => {
  return (
    <Icon box="-14 -15 28 30" label={label}>
      <rect x="-7" y="-14" width="19" height="25" rx="3.5" className={styles.paper} />
      <rect x="-12" y="-11" width="19" height="25" rx="3.5" className={styles.paper} />
      <path d="M-8-6h11M-8-1h11M-8 4h11M-8 9h11" className={styles.hatch} />
    </Icon>
  );
});

/** The drawing of each piece and the box that it fills. */
const pieces = {
  road: { box: '-36 -26 72 52', Piece: Road, turn: -24 },
  house: { box: '-29 -32 58 56', Piece: House, turn: 0 },
  city: { box: '-38 -42 78 70', Piece: City, turn: 0 },
} as const;

export type PieceName = keyof typeof pieces;

interface PieceIconProps extends LabelProps {
  readonly piece: PieceName;
  /** The player who owns the piece; without an owner it is white. */
  readonly owner?: Pick<Player, 'seat' | 'colour'> | undefined;
}

export const PieceIcon = memo(({ piece, owner, label }: PieceIconProps) => {
  const { box, Piece, turn } = pieces[piece];
  return (
    <Icon box={box} label={label}>
      <g transform={`rotate(${turn})`}>
        <Piece seat={owner?.seat ?? -1} colour={owner?.colour} />
      </g>
    </Icon>
  );
});

function RobberIcon({ label }: LabelProps) {
  return (
    <Icon box="-44 -44 88 88" label={label}>
      <Disc number={0} />
    </Icon>
  );
}

/** The pips of each face as SVG paths: a dot is a line of length 0, drawn with round caps. */
export const PIPS: readonly string[] = [
  '',
  'M0 0h0',
  'M-5-5h0M5 5h0',
  'M-5-5h0M0 0h0M5 5h0',
  'M-5-5h0M5-5h0M-5 5h0M5 5h0',
  'M-5-5h0M5-5h0M0 0h0M-5 5h0M5 5h0',
  'M-5-5h0M5-5h0M-5 0h0M5 0h0M-5 5h0M5 5h0',
];

function DieIcon({ face, label }: LabelProps & { readonly face: number }) {
  return (
    <Icon box="-14 -15 28 30" label={label}>
      <rect x="-12" y="-12" width="24" height="24" rx="5" className={styles.paper} />
      <path d={PIPS[face]} className={styles.pips} />
    </Icon>
  );
}

/**
 * `{card:n}` is a resource card by its index, `{die:n}` the face of a die. `{dev:n}` (a card of the deck) and the
 * robber have no accessible name, since the sentence names them in words.
 */
export const icons: BoardModule['icons'] = {
  card: (kind, language) => <ResourceIcon kind={Number(kind)} label={labelsIn[language].terrain[Number(kind)]} />,
  dev: (card) => <CardIcon card={Number(card)} />,
  die: (face) => <DieIcon face={Number(face)} label={face} />,
  robber: () => <RobberIcon />,
};
