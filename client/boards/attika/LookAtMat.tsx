import { useState } from 'react';
import type { Seat } from '../../../games/kit/rules.ts';
import { Dialog } from '../../kit/Dialog.tsx';
import { labelsIn } from '../../text/attika/labels.ts';
import type { AttikaProps } from './Board.tsx';
import { Mat } from './Mat.tsx';
import { holdingsOf } from './mat.ts';
import theme from './theme.module.css';

interface LookAtMatProps extends Pick<AttikaProps, 'state' | 'players' | 'language'> {
  readonly of: Seat;
  readonly className: string | undefined;
}

/** Opens a player’s whole mat, with names. */
export function LookAtMat({ state, of, players, language, className }: LookAtMatProps) {
  const labels = labelsIn[language];
  const [open, setOpen] = useState(false);
  const title = labels.matOf(players[of]?.name ?? '');
  return (
    <>
      <button type="button" className={className} aria-label={title} onClick={() => setOpen(true)}>
        {labels.matShort}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={title}>
        <div className={theme['theme']}>
          <Mat holdings={holdingsOf(state, of)} owner={players[of]} labels={labels} named />
        </div>
      </Dialog>
    </>
  );
}
