/** What the codes in Attika's sentences look like, and the same signs for hand and panels. */
import type { ReactNode } from 'react';
import type { Player } from '../../table/board.ts';
import type { Language } from '../../text/language.ts';
import { labelsIn } from '../../text/attika/labels.ts';
import { AmphoraGlyph, BuildingGlyph } from './glyphs.tsx';
import styles from './icons.module.css';
import { Seal } from './Seal.tsx';
import { TerrainSign, groundOf } from './terrain.tsx';

interface LabelProps {
  /** What it says to who can't see it; absent where words beside it say so already. */
  readonly label?: string | undefined;
}

function spoken(label: string | undefined) {
  return label === undefined ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': label } as const);
}

/** A small terrain card. */
export function CardIcon({ terrain, label }: LabelProps & { readonly terrain: number }) {
  return (
    <svg viewBox="-14 -15 28 30" className={styles.icon} {...spoken(label)}>
      <rect x="-12" y="-14" width="24" height="28" rx="4" fill={groundOf(terrain)} className={styles.frame} />
      <TerrainSign terrain={terrain} />
    </svg>
  );
}

/** A terrain card whose kind is open or hidden. */
export function AnyCardIcon({ label }: LabelProps) {
  return (
    <svg viewBox="-14 -15 28 30" className={styles.icon} {...spoken(label)}>
      <rect x="-7" y="-14" width="19" height="25" rx="3.5" className={styles.paper} />
      <rect x="-12" y="-11" width="19" height="25" rx="3.5" className={styles.paper} />
      <path d="M-8.5 7.5V-4h7v8h-4V0h1" className={styles.meander} />
    </svg>
  );
}

export function AmphoraIcon({ label }: LabelProps) {
  return (
    <svg viewBox="-12 -14 24 28" className={styles.icon} {...spoken(label)}>
      <AmphoraGlyph />
    </svg>
  );
}

/** The sign of a kind of building alone, in the colour of the text. */
function GlyphIcon({ kind, label }: LabelProps & { readonly kind: number }) {
  return (
    <svg viewBox="-14 -14 28 28" className={styles.glyph} {...spoken(label)}>
      <BuildingGlyph kind={kind} />
    </svg>
  );
}

interface SealIconProps extends LabelProps {
  readonly kind: number;
  readonly owner: Pick<Player, 'seat' | 'colour'> | undefined;
}

/** A building as the seal it is on the land. */
export function SealIcon({ kind, owner, label }: SealIconProps) {
  return (
    <svg viewBox="-92 -92 184 184" className={styles.icon} {...spoken(label)}>
      <Seal kind={kind} seat={owner?.seat ?? 0} colour={owner?.colour} />
    </svg>
  );
}

/** A stack of buildings, face down. */
export function StackIcon({ large = false }: { readonly large?: boolean }) {
  return (
    <svg viewBox="-15 -15 30 30" className={styles.icon} aria-hidden="true">
      <path d="M-10 0V7L0 13 10 7V0Z" className={styles.side} />
      <path d="M0-12 11-5.5V5L0 11-11 5V-5.5Z" className={styles.back} />
      {large && <circle r="4.5" cy="-.5" className={styles.dot} />}
    </svg>
  );
}

/** Two shrines and the way between them. */
export function LinkIcon() {
  return (
    <svg viewBox="-15 -11 30 22" className={styles.icon} aria-hidden="true">
      <path d="M-14 8V-1L-9.5-6-5 -1V8ZM5 8V-1L9.5-6 14-1V8Z" className={styles.shrine} />
      <path d="M-3.4 5h0M0 5h0M3.4 5h0" className={styles.dots} />
    </svg>
  );
}

/** A settlement: hexes that touch. */
export function SettlementIcon() {
  return (
    <svg viewBox="-15 -13 30 26" className={styles.icon} aria-hidden="true">
      <path
        d="M-6-10.5 0-7V0L-6 3.5-12 0V-7ZM6-10.5 12-7V0L6 3.5 0 0V-7ZM0 0 6 3.5V10.5L0 14-6 10.5V3.5Z"
        className={styles.hexes}
      />
    </svg>
  );
}

/** `{card:n}` is a terrain card by its index, `{building:n}` a kind of building. */
export const icons: Readonly<Record<string, (argument: string, language: Language) => ReactNode>> = {
  card: (terrain, language) => (
    <CardIcon terrain={Number(terrain)} label={labelsIn[language].terrain[Number(terrain)]} />
  ),
  building: (kind) => <GlyphIcon kind={Number(kind)} />,
  amphora: () => <AmphoraIcon />,
};
