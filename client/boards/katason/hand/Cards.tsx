import { memo } from 'react';
import { KINDS } from '../../../../games/katason/data.ts';
import type { Bundle } from '../../../../games/katason/types.ts';
import type { Labels } from '../../../text/katason/labels.ts';
import { resourceGlyph } from '../signs/glyphs.tsx';
import { PRINTS } from '../ground/patterns.tsx';
import styles from './Cards.module.css';
import { total } from '../bundles.ts';

interface CardsProps {
  readonly held: Bundle;
  readonly chosen?: Bundle | undefined;
  /** A cost; the cards that would pay it are marked. */
  readonly marked: Bundle | null;
  readonly labels: Labels;
  readonly seat: number;
  onPick?: ((kind: number) => void) | undefined;
}

/**
 * The resource cards in hand, one pile for each kind. While the player chooses cards, pressing a pile takes one from
 * it.
 */
export function Cards({ held, chosen, marked, labels, seat, onPick }: CardsProps) {
  return (
    <div className={styles.cards} data-purse={seat}>
      {Array.from({ length: KINDS }, (_, kind) => (
        <Pile
          key={kind}
          kind={kind}
          count={held[kind]! - (chosen?.[kind] ?? 0)}
          lifted={chosen?.[kind] ?? 0}
          needed={marked?.[kind] ?? 0}
          labels={labels}
          onPick={onPick}
        />
      ))}
      <span className={styles.total} title={labels.handSize}>
        <span className="visually-hidden">{labels.handSize} </span>
        {total(held)}
      </span>
    </div>
  );
}

interface PileProps {
  readonly kind: number;
  readonly count: number;
  readonly lifted: number;
  readonly needed: number;
  readonly labels: Labels;
  readonly onPick: ((kind: number) => void) | undefined;
}

const Pile = memo(({ kind, count, lifted, needed, labels, onPick }: PileProps) => {
  const name = labels.terrain[kind]!;
  const data = {
    className: styles.pile,
    'data-kind': PRINTS[kind],
    'data-empty': count === 0,
    'data-lifted': lifted > 0,
    'data-needed': needed > 0,
    'data-short': needed > count,
  };
  const face = (
    <>
      <svg viewBox="-13 -12 26 24" aria-hidden="true">
        {resourceGlyph(kind)}
      </svg>
      <span className={styles.name}>{name}</span>
      <span className={styles.count}>{needed > 0 ? `${count}/${needed}` : count}</span>
    </>
  );
  if (onPick === undefined) {
    return (
      <span {...data} role="img" aria-label={labels.held(name, count)}>
        {face}
      </span>
    );
  }
  return (
    <button
      type="button"
      {...data}
      aria-disabled={count === 0}
      aria-label={labels.take(name, count)}
      onClick={() => count > 0 && onPick(kind)}
    >
      {face}
    </button>
  );
});
