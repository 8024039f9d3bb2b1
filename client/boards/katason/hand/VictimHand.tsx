import type { KatasonMove } from '../../../../games/katason/types.ts';
import { useDoing } from '../../../kit/doing.ts';
import { Button } from '../../../kit/controls/Button.tsx';
import { SeatMark } from '../../../kit/seats/SeatMark.tsx';
import { labelsIn } from '../../../text/katason/labels.ts';
import type { useIntent } from '../intent.ts';
import { Layout } from './Layout.tsx';
import { Panel } from '../../../kit/dialogs/Panel.tsx';
import type { HandProps } from '../props.ts';

interface VictimHandProps extends HandProps {
  readonly victims: readonly { readonly seat: number; readonly move: KatasonMove }[];
  readonly intent: ReturnType<typeof useIntent>;
}

/** Asks whom to rob, if several players live where the robber goes. Their houses are lit on the board as well. */
export function VictimHand({ victims, intent, ...props }: VictimHandProps) {
  const { state, players, language, play } = props;
  const labels = labelsIn[language];
  useDoing(labels.doing.victim);
  const rob = (move: KatasonMove) => {
    intent.clear();
    play(move);
  };
  const panel = (
    <Panel
      title={labels.victimTitle}
      closeLabel={labels.cancel}
      onClose={intent.clear}
      actions={victims.map(({ seat, move }) => (
        <Button
          key={seat}
          variant="plain"
          icon={<SeatMark seat={seat} colour={players[seat]?.colour ?? 'white'} />}
          onClick={() => rob(move)}
        >
          {labels.steal(players[seat]?.name ?? '', state.handSizes[seat]!)}
        </Button>
      ))}
    >
      {null}
    </Panel>
  );
  return <Layout {...props} panel={panel} />;
}
