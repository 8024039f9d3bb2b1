import { labelsIn } from '../../../text/katason/labels.ts';
import { Stepper } from './trade/Bundle.tsx';
import { CardPanel } from './CardPanel.tsx';
import { useDrafts } from './trade/drafts.ts';
import type { HandProps } from '../props.ts';
import { plus, total } from './trade/terms.ts';

interface HarvestPanelProps extends HandProps {
  onClose(): void;
}

/** The panel of the harvest card: the player chooses any resources that the bank has. */
export function HarvestPanel({ state, seat, legal, language, play, onClose }: HarvestPanelProps) {
  const labels = labelsIn[language];
  const { harvest: cards, change } = useDrafts(state, seat);
  const moves = legal.filter((move) => move.type === 'playHarvest');
  const most = Math.max(0, ...moves.map((move) => move.resources.length));
  const full = total(cards) === most;
  const resources = cards.flatMap((count, kind) => Array.from({ length: count }, () => kind));
  const move = moves.find((each) => each.resources.join() === resources.join());
  return (
    <CardPanel title={labels.harvestTitle(most)} act={labels.harvest} {...{ move, language, play, onClose }}>
      <Stepper
        cards={cards}
        limit={full ? cards : state.bank}
        labels={labels}
        onChange={(kind, by) => change({ harvest: plus(cards, kind, by) })}
      />
    </CardPanel>
  );
}
