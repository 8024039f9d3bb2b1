import type { ReactNode } from 'react';
import type { KatasonMove } from '../../../../games/katason/types.ts';
import { Button } from '../../../kit/controls/Button.tsx';
import { Panel } from '../../../kit/dialogs/Panel.tsx';
import { labelsIn } from '../../../text/katason/labels.ts';
import type { HandProps } from '../props.ts';

interface CardPanelProps extends Pick<HandProps, 'language' | 'play'> {
  readonly title: string;
  /** The text of the button. */
  readonly act: string;
  /** The move that plays the card; undefined while the player still has to choose something. */
  readonly move: KatasonMove | undefined;
  onClose(): void;
  readonly children: ReactNode;
}

/** Lets the player choose the effect of a card. The choice is confirmed by a second press, since it can't be undone. */
export function CardPanel({ title, act, move, language, play, onClose, children }: CardPanelProps) {
  return (
    <Panel
      title={title}
      closeLabel={labelsIn[language].cancel}
      onClose={onClose}
      actions={
        <Button
          variant="act"
          disabled={move === undefined}
          onClick={() => {
            onClose();
            if (move !== undefined) play(move);
          }}
        >
          {act}
        </Button>
      }
    >
      {children}
    </Panel>
  );
}
