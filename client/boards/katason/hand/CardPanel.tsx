import type { ReactNode } from 'react';
import type { KatasonMove } from '../../../../games/katason/types.ts';
import { Button } from '../../../kit/controls/Button.tsx';
import { Panel } from '../../../kit/dialogs/Panel.tsx';
import { labelsIn } from '../../../text/katason/labels.ts';
import type { HandProps } from '../props.ts';

interface CardPanelProps extends Pick<HandProps, 'language' | 'play'> {
  readonly title: string;
  /** What the button says. */
  readonly act: string;
  /** What is played; absent while more is to be chosen. */
  readonly move: KatasonMove | undefined;
  onClose(): void;
  readonly children: ReactNode;
}

/** Choosing what a card shall bring. A second press plays it, since it can't be taken back. */
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
