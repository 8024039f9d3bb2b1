import { memo } from 'react';
import { KINDS } from '../../../../games/atlantis/data.ts';
import type { Labels } from '../../../text/atlantis/labels.ts';
import { Sign, itemName } from '../signs/glyphs.tsx';
import items from '../items.module.css';
import styles from './Cards.module.css';

interface CardsProps {
  /** Cards by item. */
  readonly held: readonly number[];
  /** How many cards of each item are already used for a payment. */
  readonly laid?: readonly number[];
  /** The picked item; null if none is picked. */
  readonly picked: number | null;
  /**
   * Whether a card of an item can be used now; undefined if no card can. Pressing another card explains why it can't be
   * used.
   */
  readonly usable?: ((item: number) => boolean) | undefined;
  /** The text of what pressing a pile does. */
  verb(item: string, count: number): string;
  readonly labels: Labels;
  readonly seat: number;
  onPick(item: number): void;
}

/** The cards in hand, one pile for each item. */
export function Cards({ held, laid, picked, usable, verb, labels, seat, onPick }: CardsProps) {
  return (
    <div className={styles.cards} data-purse={seat}>
      {Array.from({ length: KINDS }, (_, item) => {
        const count = held[item]! - (laid?.[item] ?? 0);
        const name = labels.items[item]!;
        const data = {
          className: `${styles.pile} ${items.item}`,
          'data-item': itemName(item),
          'data-empty': count === 0,
          'data-laid': (laid?.[item] ?? 0) > 0,
        };
        return (
          <button
            key={item}
            type="button"
            {...data}
            data-usable={usable?.(item)}
            aria-disabled={usable?.(item) !== true}
            aria-pressed={picked === null ? undefined : picked === item}
            aria-label={verb(name, count)}
            onClick={() => onPick(item)}
          >
            <Face item={item} name={name} count={count} />
          </button>
        );
      })}
    </div>
  );
}

interface FaceProps {
  readonly item: number;
  readonly name: string;
  readonly count: number;
}

const Face = memo(({ item, name, count }: FaceProps) => {
  return (
    <>
      <svg viewBox="-15 -16 30 32" aria-hidden="true">
        <Sign item={item} />
      </svg>
      <span className={styles.name}>{name}</span>
      <span className={styles.count}>{count}</span>
    </>
  );
});
