import type { ReactNode } from 'react';
import { GOAL } from '../../../games/katason/data.ts';
import { points, scoreItems } from '../../../games/katason/score.ts';
import type { KatasonEvent } from '../../../games/katason/types.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import { words } from '../../text/katason/index.ts';
import { type Labels, labelsIn } from '../../text/katason/labels.ts';
import type { KatasonProps } from './Board.tsx';
import { CardBack, CardIcon, type PieceName, PieceIcon, ResourceBack, ResourceIcon } from './icons.tsx';
import styles from './SeatPanel.module.css';

type SeatPanelProps = KatasonProps & { readonly of: Seat };

/** What all can see of one player: points, cards, knights, trail, awards, and on demand the pieces left. */
export function SeatPanel({ of, ...props }: SeatPanelProps) {
  const { state, events, language, seat } = props;
  const labels = labelsIn[language];
  const awarded = state.knightAward === of || state.roadAward === of;
  return (
    <div className={styles.panel} data-wide={awarded} {...(of === seat ? {} : { 'data-purse': of })}>
      <div className={styles.counts}>
        <Count label={labels.points} value={points(state, of)} icon={<Star />} main />
        <Count
          label={labels.handSize}
          value={state.handSizes[of]!}
          icon={<ResourceBack />}
          alarm={state.handSizes[of]! > 7}
        />
        <Count label={labels.unusedCards} value={state.cardCounts[of]!} icon={<CardBack />} cards />
        <Count
          label={labels.knights}
          value={state.knights[of]!}
          icon={<CardIcon card={0} />}
          award={state.knightAward === of ? labels.knightAward : undefined}
          minor
        />
        <Count
          label={labels.trail}
          value={state.trails[of]!}
          icon={<PieceIcon piece="road" owner={props.players[of]} />}
          award={state.roadAward === of ? labels.roadAward : undefined}
          minor
        />
      </div>
      <Gains events={events} of={of} labels={labels} />
      <More {...props} of={of} labels={labels} />
    </div>
  );
}

interface CountProps {
  readonly label: string;
  readonly value: number;
  readonly icon: ReactNode;
  /** Name of the award this count has won. */
  readonly award?: string | undefined;
  /** More cards than a 7 forgives. */
  readonly alarm?: boolean;
  readonly main?: boolean;
  /** Left out first where room is scarce. */
  readonly cards?: boolean;
  /** Left out where there is room for one line only. */
  readonly minor?: boolean;
}

function Count({ label, value, icon, award, alarm = false, main = false, cards = false, minor = false }: CountProps) {
  const title = award === undefined ? label : `${label} (${award})`;
  return (
    <span
      className={styles.count}
      title={title}
      data-main={main}
      data-alarm={alarm}
      data-cards={cards}
      data-award={award !== undefined}
      data-minor={minor && award === undefined}
    >
      {icon}
      <span className="visually-hidden">{title} </span>
      <span className={styles.value}>{value}</span>
    </span>
  );
}

function Star() {
  return (
    <svg viewBox="-11 -11 22 22" aria-hidden="true" className={styles.star}>
      <path d="M0-10 2.9-3.4 10-2.8 4.6 1.9 6.3 9 0 5.2-6.3 9-4.6 1.9-10-2.8-2.9-3.4z" />
    </svg>
  );
}

interface GainsProps {
  readonly events: readonly KatasonEvent[];
  readonly of: Seat;
  readonly labels: Labels;
}

/** What the last move brought this player, as a receipt. */
function Gains({ events, of, labels }: GainsProps) {
  const gains = new Map<number, number>();
  for (const event of events) {
    if (event.type !== 'produced' || event.seat !== of) continue;
    gains.set(event.resource, (gains.get(event.resource) ?? 0) + event.count);
  }
  if (gains.size === 0) return null;
  return (
    <span className={styles.gains}>
      {[...gains].map(([kind, count]) => (
        <span key={kind} className={styles.gain}>
          +{count}
          <ResourceIcon kind={kind} label={labels.terrain[kind]} />
        </span>
      ))}
    </span>
  );
}

const PIECES = ['road', 'house', 'city'] as const satisfies readonly PieceName[];

function More({ state, of, players, language, labels }: SeatPanelProps & { readonly labels: Labels }) {
  const left = { road: state.roadsLeft[of]!, house: state.housesLeft[of]!, city: state.citiesLeft[of]! };
  return (
    <details className={styles.more}>
      <summary>{labels.details}</summary>
      <dl className={styles.items}>
        {scoreItems(state, of)
          .filter((item) => item.points > 0)
          .map((item) => (
            <div key={item.code}>
              <dt>{words[language].scoreItem(item.code)}</dt>
              <dd>{item.points}</dd>
            </div>
          ))}
        <div>
          <dt>{labels.points}</dt>
          <dd>{labels.pointsOf(points(state, of), GOAL)}</dd>
        </div>
      </dl>
      <p className={styles.pieces}>
        <span>{labels.piecesLeft}</span>
        {PIECES.map((piece) => (
          <span key={piece} className={styles.count}>
            <PieceIcon piece={piece} owner={players[of]} label={labels[piece]} />
            {left[piece]}
          </span>
        ))}
      </p>
    </details>
  );
}
