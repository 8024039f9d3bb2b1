import type { Offer, Reply } from '../../../../../games/katason/types.ts';
import { Button } from '../../../../kit/controls/Button.tsx';
import { PlayerName } from '../../../../kit/seats/PlayerName.tsx';
import { type Labels, labelsIn } from '../../../../text/katason/labels.ts';
import { Exchange } from './Exchange.tsx';
import styles from './OfferPanel.module.css';
import { Panel } from '../../../../kit/dialogs/Panel.tsx';
import type { HandProps } from '../../props.ts';
import { TryMove } from '../../../../stage/TryMove.tsx';

interface OfferPanelProps extends HandProps {
  readonly offer: Offer;
}

/**
 * The open offer with everybody's answers. The turn player accepts one of them or withdraws the offer; others only see
 * it.
 */
export function OfferPanel(props: OfferPanelProps) {
  const { state, seat, players, offer, language, play } = props;
  const labels = labelsIn[language];
  const own = seat === state.turn;
  const name = players[state.turn]?.name ?? '';
  return (
    <Panel
      title={own ? labels.yourOffer : labels.offers(name)}
      actions={own && <Button onClick={() => play({ type: 'withdrawOffer' })}>{labels.withdraw}</Button>}
    >
      <Exchange gives={offer.give} gets={offer.want} labels={labels} of={own ? undefined : name} />
      <ul className={styles.replies}>
        {offer.replies.map((reply, partner) =>
          reply === null ? null : <Answer key={partner} {...props} partner={partner} reply={reply} own={own} />,
        )}
      </ul>
    </Panel>
  );
}

interface AnswerProps extends OfferPanelProps {
  readonly partner: number;
  readonly reply: Reply;
  /** Whether the turn player sees this. */
  readonly own: boolean;
}

function Answer({ partner, reply, own, ...props }: AnswerProps) {
  const { players, language } = props;
  const labels = labelsIn[language];
  const player = players[partner];
  const agreed = reply.kind === 'accepted' || reply.kind === 'countered';
  return (
    <li className={styles.reply} data-kind={reply.kind}>
      {player !== undefined && <PlayerName player={player} />}
      <span className={styles.state}>{stateOf(reply, labels)}</span>
      {reply.kind === 'countered' && own && <Exchange gives={reply.want} gets={reply.give} labels={labels} />}
      {reply.kind === 'countered' && own && (
        <TryMove {...props} move={{ type: 'declineCounter', partner }} size="small">
          {labels.decline}
        </TryMove>
      )}
      {agreed && own && (
        <TryMove {...props} move={{ type: 'closeTrade', partner }} variant="act" size="small">
          {labels.closeTrade}
        </TryMove>
      )}
    </li>
  );
}

/** An answer as one word. */
export function stateOf({ kind }: Reply, labels: Labels): string {
  return {
    open: labels.thinking,
    accepted: labels.accepted,
    refused: labels.refused,
    countered: labels.counters,
    declined: labels.declined,
  }[kind];
}
