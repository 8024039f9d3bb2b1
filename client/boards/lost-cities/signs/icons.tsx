/** The icons for the codes in Lost Cities' sentences; the hand and the panels use them as well. */
import { memo } from 'react';
import { cardOf, colourOf, valueOf } from '../../../../games/lost-cities/board.ts';
import { STATUE, STEP, TILE_POINTS } from '../../../../games/lost-cities/data.ts';
import type { Figure as Kind } from '../../../../games/lost-cities/types.ts';
import { Icon, type LabelProps } from '../../../kit/svg/Icon.tsx';
import type { BoardModule, Player } from '../../contract.ts';
import { labelsIn } from '../../../text/lost-cities/labels.ts';
import { Card, CardBack } from '../pieces/Card.tsx';
import { Figure } from '../pieces/Figure.tsx';
import styles from './icons.module.css';
import { Ruin, washOf } from '../ground/Ruin.tsx';
import { cardName } from '../places/spoken.ts';
import { Tile } from '../pieces/Tile.tsx';

export const CardIcon = memo(({ card, label }: LabelProps & { readonly card: number }) => {
  return (
    <Icon box="-39 -52 78 104" label={label}>
      <Card card={card} />
    </Icon>
  );
});

export const CardBackIcon = memo(({ label }: LabelProps) => {
  return (
    <Icon box="-39 -52 78 104" label={label}>
      <CardBack />
    </Icon>
  );
});

/** An event tile, by index into TILES. */
export const TileIcon = memo(({ tile, label }: LabelProps & { readonly tile: number }) => {
  return (
    <Icon box="-28 -28 56 56" label={label}>
      <Tile tile={tile} />
    </Icon>
  );
});

/** A path's sign: its ruin in its colour. */
export const PathIcon = memo(({ colour, label }: LabelProps & { readonly colour: number }) => {
  return (
    <Icon box="-56 -90 112 94" label={label}>
      <g style={washOf(colour)}>
        <Ruin of={colour} plain />
      </g>
    </Icon>
  );
});

interface FigureIconProps extends LabelProps {
  readonly kind: Kind;
  /** The player who owns the figure; without an owner it is white and has the first seat's shape. */
  readonly owner?: Pick<Player, 'seat' | 'colour'> | undefined;
}

export const FigureIcon = memo(({ kind, owner, label }: FigureIconProps) => {
  return (
    <Icon box={kind === 'explorer' ? '-17 -47 34 53' : '-24 -63 52 70'} label={label}>
      <g className={styles.figure}>
        <Figure kind={kind} seat={owner?.seat ?? 0} colour={owner?.colour} />
      </g>
    </Icon>
  );
});

/** The index of the point tile that gives this many points. */
export function tileOfPoints(points: number): number {
  return TILE_POINTS.indexOf(points);
}

/**
 * `{card:colour-value}` and `{path:colour}` have accessible names. `{figure:explorer}` and the event tiles `{statue}`,
 * `{step}` and `{points:10}` have none, since the sentence names them in words.
 */
export const icons: BoardModule['icons'] = {
  card: (argument, language) => {
    const [colour = 0, value = 0] = argument.split('-').map(Number);
    const card = cardOf(colour, value);
    return <CardChip card={card} label={cardName(card, labelsIn[language])} />;
  },
  path: (colour, language) => <PathIcon colour={Number(colour)} label={labelsIn[language].colours[Number(colour)]} />,
  figure: (kind) => <FigureIcon kind={kind === 'researcher' ? 'researcher' : 'explorer'} />,
  statue: () => <TileIcon tile={STATUE} />,
  step: () => <TileIcon tile={STEP} />,
  points: (points) => <TileIcon tile={tileOfPoints(Number(points))} />,
};

/** A card within a sentence: only its number and the ruin of its path, side by side. */
function CardChip({ card, label }: LabelProps & { readonly card: number }) {
  const colour = colourOf(card);
  return (
    <Icon box="-60 -31 120 62" label={label}>
      <g style={washOf(colour)}>
        <rect x="-58" y="-29" width="116" height="58" rx="12" className={styles.chip} />
        <text x="-26" dy=".36em" className={styles.number}>
          {valueOf(card)}
        </text>
        <g transform="translate(25 22) scale(.5)">
          <Ruin of={colour} plain />
        </g>
      </g>
    </Icon>
  );
}
