import { TERRAINS } from '../../../../games/attika/data.ts';
import type { Bundle as Held } from '../../../../games/attika/types.ts';
import type { Labels } from '../../../text/attika/labels.ts';
import { TerrainSign } from '../ground/terrain.tsx';
import styles from './Cards.module.css';
import type { Payment } from './payment.ts';

interface CardsProps {
  readonly held: Held;
  readonly payment: Payment | null;
  readonly labels: Labels;
  readonly seat: number;
}

/** The terrain cards in hand, one pile for each terrain. During a payment, pressing a pile adds one of its cards. */
export function Cards({ held, payment, labels, seat }: CardsProps) {
  return (
    <div className={styles.cards} data-purse={seat}>
      {TERRAINS.map((_, terrain) => (
        <Pile key={terrain} terrain={terrain} count={held[terrain]!} payment={payment} labels={labels} />
      ))}
    </div>
  );
}

interface PileProps {
  readonly terrain: number;
  readonly count: number;
  readonly payment: Payment | null;
  readonly labels: Labels;
}

function Pile({ terrain, count, payment, labels }: PileProps) {
  const name = labels.terrain[terrain]!;
  const given = payment?.cards[terrain] ?? 0;
  const left = count - given;
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
    'data-terrain': TERRAINS[terrain],
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
