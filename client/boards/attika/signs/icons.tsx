/** The icons for the codes in Attika's sentences; the hand and the panels use them as well. */
import { memo } from 'react';
import { Icon, type LabelProps } from '../../../kit/svg/Icon.tsx';
import type { BoardModule, Player } from '../../contract.ts';
import { labelsIn } from '../../../text/attika/labels.ts';
import { AmphoraGlyph, BuildingGlyph } from './glyphs.tsx';
import styles from './icons.module.css';
import { Seal } from '../pieces/Seal.tsx';
import { TerrainSign, groundOf } from '../ground/terrain.tsx';

/** A small terrain card. */
export const CardIcon = memo(({ terrain, label }: LabelProps & { readonly terrain: number }) => {
  return (
    <Icon box="-14 -15 28 30" label={label}>
      <rect x="-12" y="-14" width="24" height="28" rx="4" fill={groundOf(terrain)} className={styles.frame} />
      <TerrainSign terrain={terrain} />
    </Icon>
  );
});

/** A terrain card of any kind, or one whose kind is hidden. */
export const AnyCardIcon = memo(({ label }: LabelProps) => {
  return (
    <Icon box="-14 -15 28 30" label={label}>
      <rect x="-7" y="-14" width="19" height="25" rx="3.5" className={styles.paper} />
      <rect x="-12" y="-11" width="19" height="25" rx="3.5" className={styles.paper} />
      <path d="M-8.5 7.5V-4h7v8h-4V0h1" className={styles.meander} />
    </Icon>
  );
});

export const AmphoraIcon = memo(({ label }: LabelProps) => {
  return (
    <Icon box="-12 -14 24 28" label={label}>
      <AmphoraGlyph />
    </Icon>
  );
});

/** The sign of a kind of building without a seal, in the colour of the text. */
function GlyphIcon({ kind, label }: LabelProps & { readonly kind: number }) {
  return (
    <Icon box="-14 -14 28 28" label={label}>
      <g className={styles.letter}>
        <BuildingGlyph kind={kind} />
      </g>
    </Icon>
  );
}

interface SealIconProps extends LabelProps {
  readonly kind: number;
  readonly owner: Pick<Player, 'seat' | 'colour'> | undefined;
}

/** A building as its seal on the land. */
export const SealIcon = memo(({ kind, owner, label }: SealIconProps) => {
  return (
    <Icon box="-92 -92 184 184" label={label}>
      <Seal kind={kind} seat={owner?.seat ?? 0} colour={owner?.colour} />
    </Icon>
  );
});

/** A stack of buildings, face down. */
export const StackIcon = memo(({ large = false }: { readonly large?: boolean }) => {
  return (
    <Icon box="-15 -15 30 30">
      <path d="M-10 0V7L0 13 10 7V0Z" className={styles.side} />
      <path d="M0-12 11-5.5V5L0 11-11 5V-5.5Z" className={styles.back} />
      {large && <circle r="4.5" cy="-.5" className={styles.dot} />}
    </Icon>
  );
});

/** The icon for a link: two shrines and the way between them. */
export const LinkIcon = memo(() => {
  return (
    <Icon box="-15 -11 30 22">
      <path d="M-14 8V-1L-9.5-6-5 -1V8ZM5 8V-1L9.5-6 14-1V8Z" className={styles.shrine} />
      <path d="M-3.4 5h0M0 5h0M3.4 5h0" className={styles.dots} />
    </Icon>
  );
});

/** The icon for a settlement: hexes that touch. */
export const SettlementIcon = memo(() => {
  return (
    <Icon box="-15 -13 30 26">
      <path
        d="M-6-10.5 0-7V0L-6 3.5-12 0V-7ZM6-10.5 12-7V0L6 3.5 0 0V-7ZM0 0 6 3.5V10.5L0 14-6 10.5V3.5Z"
        className={styles.hexes}
      />
    </Icon>
  );
});

/**
 * `{card:n}` is a terrain card by its index, `{terrain:n}` one without an accessible name, since the sentence names it,
 * `{building:n}` a kind of building.
 */
export const icons: BoardModule['icons'] = {
  card: (terrain, language) => (
    <CardIcon terrain={Number(terrain)} label={labelsIn[language].terrain[Number(terrain)]} />
  ),
  terrain: (terrain) => <CardIcon terrain={Number(terrain)} />,
  building: (kind) => <GlyphIcon kind={Number(kind)} />,
  amphora: () => <AmphoraIcon />,
};
