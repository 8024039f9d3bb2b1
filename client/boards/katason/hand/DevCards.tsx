import { CARDS, HARVEST, KINDS, KNIGHT, MONOPOLY, ROAD } from '../../../../games/katason/data.ts';
import type { KatasonMove } from '../../../../games/katason/types.ts';
import { Tooltip } from '../../../kit/controls/Tooltip.tsx';
import { labelsIn } from '../../../text/katason/labels.ts';
import type { BoardRefusal } from '../../../text/katason/sentences.ts';
import { CardIcon } from '../signs/icons.tsx';
import type { HandProps } from '../props.ts';
import styles from './DevCards.module.css';
import type { OpenPanel } from './trade/drafts.ts';

interface DevCardsProps extends HandProps {
  /** Whether another panel is open: a small screen then hides these cards. */
  readonly aside: boolean;
  onPanel(panel: OpenPanel): void;
}

/**
 * For each card a move that uses it, to ask the rules whether it may be used now. Point cards are missing, since they
 * are never used.
 */
const USES: Readonly<Record<number, KatasonMove>> = {
  [KNIGHT]: { type: 'playKnight' },
  [ROAD]: { type: 'playRoads' },
  [HARVEST]: { type: 'playHarvest', resources: [0, 1] },
  [MONOPOLY]: { type: 'playMonopoly', resource: 0 },
};
const PANELS: Readonly<Record<number, OpenPanel>> = { [HARVEST]: 'harvest', [MONOPOLY]: 'monopoly' };

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

function DevCard({ card, count, fresh, onPanel, ...props }: DevCardProps) {
  const { legal, language, words } = props;
  const labels = labelsIn[language];
  const use = USES[card];
  const playable = !fresh && use !== undefined && legal.some((move) => move.type === use.type);
  const refusal =
    use === undefined || playable ? undefined : fresh ? ({ code: 'cardTooFresh', card } as const) : props.why(use);
  const reason = refusal === undefined ? '' : ` ${words.refusal(refusal)}`;

  const press = () => {
    const panel = PANELS[card];
    if (use === undefined) props.explain({ code: 'neverPlayed' } satisfies BoardRefusal);
    else if (refusal !== undefined) props.explain(refusal);
    else if (panel !== undefined) onPanel(panel);
    else props.play(use);
  };

  return (
    <li>
      <Tooltip text={`${labels.cardHelp[card]}${reason}`} side="top">
        <button type="button" className={styles.card} aria-disabled={!playable} data-fresh={fresh} onClick={press}>
          <CardIcon card={card} />
          <span>{labels.cards[card]}</span> {count > 1 && <b>×{count}</b>}{' '}
          {fresh && <span className={styles.fresh}>{labels.fresh}</span>}
        </button>
      </Tooltip>
    </li>
  );
}
