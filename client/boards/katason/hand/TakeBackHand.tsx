import { Button } from '../../../kit/controls/Button.tsx';
import { labelsIn } from '../../../text/katason/labels.ts';
import { Exchange } from './trade/Exchange.tsx';
import { Layout } from './Layout.tsx';
import { Panel } from '../../../kit/dialogs/Panel.tsx';
import type { HandProps } from '../props.ts';
import { Try } from './Try.tsx';

/** The hand of a player whom the turn player has asked to undo a trade between them. */
export function TakeBackHand(props: HandProps) {
  const { state, players, language, play } = props;
  const labels = labelsIn[language];
  const deal = state.deals[state.takeBack];
  if (deal === undefined) return <Layout {...props} />;
  const panel = (
    <Panel
      title={labels.asksBack(players[state.turn]?.name ?? '')}
      actions={
        <>
          <Button onClick={() => play({ type: 'refuseTakeBack' })}>{labels.letStand}</Button>
          <Try {...props} move={{ type: 'agreeTakeBack' }} variant="act">
            {labels.agree}
          </Try>
        </>
      }
    >
      <Exchange gives={deal.gave} gets={deal.got} labels={labels} />
    </Panel>
  );
  return <Layout {...props} panel={panel} />;
}

/** The hand of the turn player after this request: waits for the partner's answer, and can withdraw the request. */
export function AskedBackHand(props: HandProps) {
  const { state, players, language, play } = props;
  const labels = labelsIn[language];
  const deal = state.deals[state.takeBack];
  if (deal === undefined) return <Layout {...props} />;
  const panel = (
    <Panel
      title={labels.askedBack(players[deal.partner]?.name ?? '')}
      actions={<Button onClick={() => play({ type: 'withdrawTakeBack' })}>{labels.withdrawTakeBack}</Button>}
    >
      <Exchange gives={deal.got} gets={deal.gave} labels={labels} />
    </Panel>
  );
  return <Layout {...props} panel={panel} />;
}
