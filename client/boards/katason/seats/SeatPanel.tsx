import { type ReactNode, memo } from 'react';
import { CARDS, GOAL, KINDS, SAFE_HAND } from '../../../../games/katason/data.ts';
import { knightsOf } from '../../../../games/katason/hand.ts';
import { points, scoreItems } from '../../../../games/katason/score.ts';
import type { KatasonEvent } from '../../../../games/katason/types.ts';
import type { ScoreItem, Seat } from '../../../../games/kit/rules.ts';
import { Count } from '../../../kit/seats/Count.tsx';
import { memoByContent } from '../../../kit/memo-by-content.ts';
import { type Labels, labelsIn } from '../../../text/katason/labels.ts';
import type { Player } from '../../contract.ts';
import type { KatasonProps } from '../props.ts';
import { CardBack, CardIcon, type PieceName, PieceIcon, ResourceBack, ResourceIcon } from '../signs/icons.tsx';
import styles from './SeatPanel.module.css';

type SeatPanelProps = KatasonProps & { readonly of: Seat; readonly whole?: boolean };

/** What everybody may know of one player: points, cards, knights, trail, awards and, when opened, the pieces left. */
export function SeatPanel({ of, whole = false, ...props }: SeatPanelProps) {
  const { state, events, players, language, words, seat } = props;
  const labels = labelsIn[language];
  const awards = Number(state.knightAward === of) + Number(state.roadAward === of);
  const scored = scoreItems(state, of).filter((item) => item.points > 0);
  const total = points(state, of);
  const owner = players[of];
  const gains = gainsOf(events, of);
  return (
    <div
      className={styles.panel}
      data-wide={awards > 0}
      data-awards={awards}
      {...(of === seat ? {} : { 'data-purse': of })}
    >
      <Counts
        points={total}
        hand={state.handSizes[of]!}
        cards={state.cardCounts[of]!}
        knights={knightsOf(state, of)}
        trail={state.trails[of]!}
        knightAward={state.knightAward === of}
        roadAward={state.roadAward === of}
        owner={owner}
        labels={labels}
      />
      {gains.length > 0 && !whole && <Gains gains={gains} labels={labels} />}
      <More
        points={total}
        scored={scored}
        used={CARDS.map((_, card) => state.played[of * KINDS + card]!)}
        left={[state.roadsLeft[of]!, state.housesLeft[of]!, state.citiesLeft[of]!]}
        whole={whole}
        owner={owner}
        words={words}
        labels={labels}
      />
    </div>
  );
}

interface CountsProps {
  readonly points: number;
  readonly hand: number;
  readonly cards: number;
  readonly knights: number;
  readonly trail: number;
  readonly knightAward: boolean;
  readonly roadAward: boolean;
  readonly owner: Player | undefined;
  readonly labels: Labels;
}

const Counts = memo(({ owner, labels, ...counts }: CountsProps) => (
  <div className={styles.counts}>
    <Count label={labels.points} icon={<Star />} main>
      {counts.points}
    </Count>
    <Count label={labels.handSize} icon={<ResourceBack />} data-alarm={counts.hand > SAFE_HAND}>
      {counts.hand}
    </Count>
    <Count label={labels.unusedCards} icon={<CardBack />} data-cards>
      {counts.cards}
    </Count>
    <Awarded
      label={counts.knightAward ? labels.awarded(labels.knights, labels.knightAward) : labels.knights}
      won={counts.knightAward}
      icon={<CardIcon card={0} />}
    >
      {counts.knights}
    </Awarded>
    <Awarded
      label={counts.roadAward ? labels.awarded(labels.trail, labels.roadAward) : labels.trail}
      won={counts.roadAward}
      icon={<PieceIcon piece="road" owner={owner} />}
    >
      {counts.trail}
    </Awarded>
  </div>
));

interface AwardedProps {
  readonly label: string;
  /** Whether this count has won its award. */
  readonly won: boolean;
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

/** A count that an award is given for. */
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

/** What the last move gave this player, as pairs of a resource and its count. */
function gainsOf(events: readonly KatasonEvent[], of: Seat): readonly (readonly [number, number])[] {
  const gains = new Map<number, number>();
  for (const event of events) {
    if (event.type !== 'produced' || event.seat !== of) continue;
    gains.set(event.resource, (gains.get(event.resource) ?? 0) + event.count);
  }
  return [...gains];
}

interface GainsProps {
  readonly gains: ReturnType<typeof gainsOf>;
  readonly labels: Labels;
}

/** If the gains have more kinds than this, they are drawn smaller. */
const FEW = 3;

/** The gains, shown in a place of their own, so that nothing moves when they appear or disappear. */
function Gains({ gains, labels }: GainsProps) {
  return (
    <span className={styles.gains} data-many={gains.length > FEW}>
      {gains.map(([kind, count]) => (
        <span key={kind} className={styles.gain}>
          +{count}
          <ResourceIcon kind={kind} label={labels.terrain[kind]} />
        </span>
      ))}
    </span>
  );
}

interface UsedCardsProps {
  /** How many of each card were used. */
  readonly used: readonly number[];
  readonly labels: Labels;
}

/** The used cards that lie open in front of this player (Katason 12.2). */
function UsedCards({ used, labels }: UsedCardsProps) {
  if (used.every((count) => count === 0)) return null;
  return (
    <p className={styles.pieces} data-used>
      <span>{labels.usedCards}</span>
      {used.map((count, card) =>
        count === 0 ? null : (
          // The list of cards is constant, so the index is a stable key.
          <Count key={card} label={labels.cards[card]!} icon={<CardIcon card={card} />}>
            {count}
          </Count>
        ),
      )}
    </p>
  );
}

const PIECES = ['road', 'house', 'city'] as const satisfies readonly PieceName[];

interface MoreProps extends UsedCardsProps, Pick<KatasonProps, 'words'> {
  readonly points: number;
  /** What gives points. */
  readonly scored: readonly ScoreItem[];
  /** Roads, houses and cities that the player can still build. */
  readonly left: readonly number[];
  /** Whether the list is always open. */
  readonly whole: boolean;
  readonly owner: Player | undefined;
}

const More = memoByContent(({ points: total, scored, used, left, whole, owner, words, labels }: MoreProps) => (
  <details className={styles.more} open={whole}>
    <summary>{labels.details}</summary>
    <dl className={styles.items}>
      {scored.map(({ code, points: worth, count }) => (
        <div key={code}>
          <dt>
            {words.scoreItem(code)}
            {count === undefined ? '' : ` × ${count}`}
          </dt>
          <dd>{worth}</dd>
        </div>
      ))}
      <div>
        <dt>{labels.points}</dt>
        <dd>{labels.pointsOf(total, GOAL)}</dd>
      </div>
    </dl>
    <UsedCards used={used} labels={labels} />
    <p className={styles.pieces}>
      <span>{labels.piecesLeft}</span>
      {PIECES.map((piece, i) => (
        <Count key={piece} label={labels[piece]} icon={<PieceIcon piece={piece} owner={owner} />}>
          {left[i]}
        </Count>
      ))}
    </p>
  </details>
));
