import type { CSSProperties } from 'react';
import { TERRAINS, TERRAIN_KINDS } from '../../../../games/attika/data.ts';
import { ownCount } from '../../../../games/kit/counts.ts';
import { labelsIn } from '../../../text/attika/labels.ts';
import { TerrainSign, groundOf } from '../ground/terrain.tsx';
import type { HandProps } from '../props.ts';
import styles from './Cards.module.css';
import type { Payment } from './payment.ts';

interface PaidProps extends HandProps {
  /** What is being paid for; null if nothing is. */
  readonly payment: Payment | null;
}

/** The terrain cards in hand, one pile for each terrain. During a payment, pressing a pile adds one of its cards. */
export function Cards(props: PaidProps) {
  return (
    <div className={styles.cards} data-purse={props.seat}>
      {TERRAINS.map((name, terrain) => (
        <Pile key={name} {...props} terrain={terrain} />
      ))}
    </div>
  );
}

function Pile({ state, seat, language, payment, terrain }: PaidProps & { readonly terrain: number }) {
  const labels = labelsIn[language];
  const name = labels.terrain[terrain]!;
  const given = payment?.cards[terrain] ?? 0;
  const left = ownCount(state.hands, seat, terrain, TERRAIN_KINDS) - given;
  const face = (
    <>
      <svg viewBox="-13 -12 26 24" aria-hidden="true">
        <TerrainSign terrain={terrain} />
      </svg>
      <span className={styles.name}>{name} </span>
      <b className={styles.count}>{left}</b>
    </>
  );
  const look = {
    className: styles.pile,
    'data-empty': left === 0,
    'data-given': given > 0,
    style: { '--ground': groundOf(terrain) } as CSSProperties,
  };
  if (payment === null) {
    return (
      <span {...look} role="img" aria-label={labels.pile(name, left)}>
        {face}
      </span>
    );
  }
  return (
    <button
      type="button"
      {...look}
      aria-disabled={left === 0}
      aria-label={labels.take(name, left)}
      onClick={() => payment.change(terrain, 1)}
    >
      {face}
    </button>
  );
}
