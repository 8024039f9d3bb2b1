import type { ReactNode } from 'react';
import { BUILDINGS } from '../../../../games/attika/data.ts';
import { FREE_BY } from '../../../../games/attika/board.ts';
import { cheapestCards, type Price } from '../../../../games/attika/price.ts';
import { ownerOf } from '../../../../games/attika/settle.ts';
import type { Seat } from '../../../../games/kit/rules.ts';
import { Note as Beside } from '../../../kit/dialogs/Note.tsx';
import { SeatMark } from '../../../kit/seats/SeatMark.tsx';
import { AmphoraIcon, AnyCardIcon, CardIcon } from '../signs/icons.tsx';
import styles from './Note.module.css';
import { type Site, costsNothing } from '../scene.ts';
import { type Said, gainsOf } from './spoken.ts';

interface OwnProps extends Pick<Said, 'state' | 'labels'> {
  readonly seat: Seat;
}

/** What building here costs and brings. It doesn't say where, since the site's accessible name does. */
export function Note({ state, seat, site, labels }: OwnProps & { readonly site: Site }) {
  const { kind, hex, price, cards } = site;
  const dear = cards > state.handSizes[seat]!;
  return (
    <Beside at={site.key}>
      <b className={styles.name}>{labels.buildings[kind]}</b>
      <Due kind={kind} price={price} labels={labels} />
      {dear ? (
        <b className={styles.dear}>{labels.short(cards, state.handSizes[seat]!)}</b>
      ) : (
        !costsNothing(price) && <Paid state={state} seat={seat} price={price} />
      )}
      <Gained state={state} seat={seat} kind={kind} hex={hex} labels={labels} />
    </Beside>
  );
}

/** What building there brings at once: an amphora, or the victory. */
export function Gained({ state, seat, kind, hex, labels }: OwnProps & Pick<Site, 'kind' | 'hex'>) {
  const { group, wins } = gainsOf(state, seat, kind, hex);
  return (
    <>
      {group !== null && (
        <span className={styles.row}>
          <AmphoraIcon /> {labels.completes(labels.groups[group])}
        </span>
      )}
      {wins && <b className={styles.wins}>{labels.joinsShrines}</b>}
    </>
  );
}

/** What stands on a hex, who owns it, and what the owner can build for free beside it. */
export function PieceNote({ state, hex, players, labels }: Said & { readonly hex: number }) {
  const owner = players[ownerOf(state.built[hex]!)];
  if (owner === undefined) return null;
  const kind = state.built[hex]! % BUILDINGS.length;
  const freed = BUILDINGS.flatMap((_, other) => (FREE_BY[other] === kind ? [labels.buildings[other]!] : []));
  return (
    <Beside at={`piece ${hex}`}>
      <span className={styles.row}>
        <SeatMark seat={owner.seat} colour={owner.colour} />
        <b className={styles.name}>{labels.buildings[kind]}</b>
        <span className={styles.word}>{labels.groups[BUILDINGS[kind]!.group]}</span>
      </span>
      {freed.length > 0 && <span className={styles.word}>{labels.frees(freed)}</span>}
    </Beside>
  );
}

function Due({ kind, price, labels }: Pick<Site, 'kind' | 'price'> & Pick<Said, 'labels'>) {
  if (price.free) return <span className={styles.free}>{labels.freeBeside(labels.buildings[FREE_BY[kind]!]!)}</span>;
  if (costsNothing(price)) return <span className={styles.free}>{labels.nothingDue}</span>;
  return (
    <>
      <span className={styles.row}>
        <span className={styles.word}>{labels.costs}</span>
        <Priced price={price} />
      </span>
      {price.fee > 0 && <span className={styles.fee}>{labels.founding(price.fee)}</span>}
    </>
  );
}

/** The cheapest payment, if it isn't simply the cards of the price. */
function Paid({ state, seat, price }: Omit<OwnProps, 'labels'> & Pick<Site, 'price'>) {
  const cards = cheapestCards(state, seat, price);
  if (price.any === 0 && cards.every((count, terrain) => count === price.missing[terrain])) return null;
  return (
    <span className={styles.row}>
      <span className={styles.word}>→</span>
      <Priced price={{ missing: cards, any: 0 }} />
    </span>
  );
}

/** Cards by terrain, and those of any kind. */
export function Priced({ price: { missing, any } }: { readonly price: Pick<Price, 'missing' | 'any'> }) {
  return (
    <>
      {missing.map((count, terrain) => (
        <Counted key={terrain} count={count} icon={<CardIcon terrain={terrain} />} />
      ))}
      <Counted count={any} icon={<AnyCardIcon />} />
    </>
  );
}

function Counted({ count, icon }: { readonly count: number; readonly icon: ReactNode }) {
  if (count === 0) return null;
  return (
    <span className={styles.counted}>
      {icon}
      {count > 1 && <span>×{count}</span>}
    </span>
  );
}
