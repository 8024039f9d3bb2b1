import { CARDS, HARVEST, KINDS, KNIGHT, MONOPOLY, ROAD } from '../../../../games/katason/data.ts';
import type { Spot } from '../../../stage/scene.ts';
import { Tooltip } from '../../../kit/controls/Tooltip.tsx';
import { labelsIn } from '../../../text/katason/labels.ts';
import type { BoardRefusal } from '../../../text/katason/sentences.ts';
import { CardIcon } from '../signs/icons.tsx';
import type { HandProps } from '../props.ts';
import styles from './DevCards.module.css';

interface DevCardsProps extends HandProps {
  /** Whether a panel is open: a small screen then hides these cards. */
  readonly aside: boolean;
}

/** What each card is pressed for. Point cards are missing, since they are never used. */
const USES: Readonly<Record<number, Spot>> = {
  [KNIGHT]: 'playKnight',
  [ROAD]: 'playRoads',
  [HARVEST]: 'playHarvest',
  [MONOPOLY]: 'playMonopoly',
};

/** The cards that the player has drawn from the deck and not used yet. Those drawn this turn are marked. */
export function DevCards(props: DevCardsProps) {
  const { state, seat, language } = props;
  const labels = labelsIn[language];
  const own = CARDS.map((_, card) => ({
    card,
    ready: state.cards[seat * KINDS + card]!,
    fresh: state.turn === seat ? state.fresh[card]! : 0,
  })).filter(({ ready, fresh }) => ready + fresh > 0);
  if (own.length === 0) return null;
  return (
    <ul className={styles.cards} data-aside={props.aside} aria-label={labels.yourCards}>
      {own.flatMap(({ card, ready, fresh }) => [
        ready > 0 && <DevCard key={card} {...props} card={card} count={ready} fresh={false} />,
        fresh > 0 && <DevCard key={`${card} fresh`} {...props} card={card} count={fresh} fresh />,
      ])}
    </ul>
  );
}

interface DevCardProps extends DevCardsProps {
  readonly card: number;
  readonly count: number;
  readonly fresh: boolean;
}

function DevCard({ card, count, fresh, ...props }: DevCardProps) {
  const { stage, explain, language, words } = props;
  const labels = labelsIn[language];
  const use = USES[card];
  const refusal = use === undefined ? undefined : fresh ? ({ code: 'cardTooFresh', card } as const) : stage.reason(use);
  const reason = refusal === undefined ? '' : ` ${words.refusal(refusal)}`;

  const press = () => {
    if (use === undefined) explain({ code: 'neverPlayed' } satisfies BoardRefusal);
    else if (refusal !== undefined) explain(refusal);
    else stage.press(use);
  };

  return (
    <li>
      <Tooltip text={`${labels.cardHelp[card]}${reason}`} side="top">
        <button
          type="button"
          className={styles.card}
          aria-disabled={use === undefined || refusal !== undefined}
          data-fresh={fresh}
          onClick={press}
        >
          <CardIcon card={card} />
          <span>{labels.cards[card]}</span> {count > 1 && <b>×{count}</b>}{' '}
          {fresh && <span className={styles.fresh}>{labels.fresh}</span>}
        </button>
      </Tooltip>
    </li>
  );
}
