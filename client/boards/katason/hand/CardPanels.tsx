import type { ReactNode } from 'react';
import type { KatasonMove } from '../../../../games/katason/types.ts';
import { Button } from '../../../kit/controls/Button.tsx';
import { Panel } from '../../../kit/dialogs/Panel.tsx';
import { labelsIn } from '../../../text/katason/labels.ts';
import { NO_CARDS, plus, total } from '../bundles.ts';
import type { HandProps } from '../props.ts';
import { OneOf, Stepper } from './trade/Bundle.tsx';

/** The panel of the harvest card: the player chooses any resources that the bank has. */
export function HarvestPanel(props: HandProps) {
  const { state, stage, legal, language } = props;
  const labels = labelsIn[language];
  const cards = stage.draft.taken;
  const moves = legal.filter((move) => move.type === 'playHarvest');
  const most = Math.max(0, ...moves.map((move) => move.resources.length));
  const resources = cards.flatMap((count, kind) => Array.from({ length: count }, () => kind));
  const move = moves.find((each) => each.resources.join() === resources.join());
  return (
    <CardPanel {...props} title={labels.harvestTitle(most)} act={labels.harvest} move={move}>
      <Stepper
        cards={cards}
        limit={total(cards) === most ? cards : state.bank}
        labels={labels}
        onChange={(kind, by) => stage.change({ taken: plus(cards, kind, by) })}
      />
    </CardPanel>
  );
}

/** The panel of the monopoly card: the player chooses one resource. */
export function MonopolyPanel(props: HandProps) {
  const { stage, legal, language } = props;
  const labels = labelsIn[language];
  const cards = stage.draft.taken;
  const moves = legal.filter((move) => move.type === 'playMonopoly');
  const move = moves.find(({ resource }) => cards[resource]! > 0);
  return (
    <CardPanel {...props} title={labels.monopolyTitle} act={labels.monopoly} move={move}>
      <OneOf
        kinds={moves.map(({ resource }) => resource)}
        chosen={move?.resource}
        labels={labels}
        onChoose={(kind) => stage.change({ taken: plus(NO_CARDS, kind, 1) })}
      />
    </CardPanel>
  );
}

interface CardPanelProps extends HandProps {
  readonly title: string;
  /** The text of the button. */
  readonly act: string;
  /** The move that plays the card; undefined while the player still has to choose something. */
  readonly move: KatasonMove | undefined;
  readonly children: ReactNode;
}

/** Lets the player choose the effect of a card. The choice is confirmed by a second press, since it can't be undone. */
function CardPanel({ title, act, move, language, stage, children }: CardPanelProps) {
  return (
    <Panel
      title={title}
      closeLabel={labelsIn[language].cancel}
      onClose={() => stage.begin([])}
      actions={
        <Button variant="act" disabled={move === undefined} onClick={() => move && stage.play(move)}>
          {act}
        </Button>
      }
    >
      {children}
    </Panel>
  );
}
