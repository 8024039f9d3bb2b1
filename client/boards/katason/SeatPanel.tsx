import type { ReactNode } from 'react';
import { CARDS, GOAL, KINDS, SAFE_HAND } from '../../../games/katason/data.ts';
import { knightsOf } from '../../../games/katason/hand.ts';
import { points, scoreItems } from '../../../games/katason/score.ts';
import type { KatasonEvent, State } from '../../../games/katason/types.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import { Count } from '../../kit/Count.tsx';
import { type Labels, labelsIn } from '../../text/katason/labels.ts';
import type { KatasonProps } from './props.ts';
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
        <Count label={labels.points} icon={<Star />} main>
          {points(state, of)}
        </Count>
        <Count label={labels.handSize} icon={<ResourceBack />} data-alarm={state.handSizes[of]! > SAFE_HAND}>
          {state.handSizes[of]}
        </Count>
        <Count label={labels.unusedCards} icon={<CardBack />} data-cards>
          {state.cardCounts[of]}
        </Count>
        <Awarded
          label={state.knightAward === of ? labels.awarded(labels.knights, labels.knightAward) : labels.knights}
          won={state.knightAward === of}
          icon={<CardIcon card={0} />}
        >
          {knightsOf(state, of)}
        </Awarded>
        <Awarded
          label={state.roadAward === of ? labels.awarded(labels.trail, labels.roadAward) : labels.trail}
          won={state.roadAward === of}
          icon={<PieceIcon piece="road" owner={props.players[of]} />}
        >
          {state.trails[of]}
        </Awarded>
      </div>
      <Gains events={events} of={of} labels={labels} />
      <More {...props} of={of} labels={labels} />
    </div>
  );
}

interface AwardedProps {
  readonly label: string;
  /** Whether this count has won its award. */
  readonly won: boolean;
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

/** What an award is given for. */
function Awarded({ label, won, icon, children }: AwardedProps) {
  return (
    <Count label={label} icon={icon} minor={!won} data-award={won}>
      {children}
    </Count>
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

interface UsedCardsProps {
  readonly state: State;
  readonly of: Seat;
  readonly labels: Labels;
}

/** The used cards that lie open before this player (Katason 12.2). */
function UsedCards({ state, of, labels }: UsedCardsProps) {
  const used = CARDS.map((_, card) => ({ card, count: state.played[of * KINDS + card]! })).filter(
    ({ count }) => count > 0,
  );
  if (used.length === 0) return null;
  return (
    <p className={styles.pieces} data-used>
      <span>{labels.usedCards}</span>
      {used.map(({ card, count }) => (
        <Count key={card} label={labels.cards[card]!} icon={<CardIcon card={card} />}>
          {count}
        </Count>
      ))}
    </p>
  );
}

const PIECES = ['road', 'house', 'city'] as const satisfies readonly PieceName[];

function More({ state, of, players, words, labels }: SeatPanelProps & { readonly labels: Labels }) {
  const left = { road: state.roadsLeft[of]!, house: state.housesLeft[of]!, city: state.citiesLeft[of]! };
  return (
    <details className={styles.more}>
      <summary>{labels.details}</summary>
      <dl className={styles.items}>
        {scoreItems(state, of)
          .filter((item) => item.points > 0)
          .map((item) => (
            <div key={item.code}>
              <dt>{words.scoreItem(item.code)}</dt>
              <dd>{item.points}</dd>
            </div>
          ))}
        <div>
          <dt>{labels.points}</dt>
          <dd>{labels.pointsOf(points(state, of), GOAL)}</dd>
        </div>
      </dl>
      <UsedCards state={state} of={of} labels={labels} />
      <p className={styles.pieces}>
        <span>{labels.piecesLeft}</span>
        {PIECES.map((piece) => (
          <Count key={piece} label={labels[piece]} icon={<PieceIcon piece={piece} owner={players[of]} />}>
            {left[piece]}
          </Count>
        ))}
      </p>
    </details>
  );
}
