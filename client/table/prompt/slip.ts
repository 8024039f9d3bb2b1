/** Makes a finger press twice when the press may be a slip and can't be undone. */
import { useCallback, useMemo, useState } from 'react';
import type { Move } from '../../../games/kit/rules.ts';
import type { AnyBoard } from '../../boards/contract.ts';
import { useEscape } from '../../kit/a11y/escape.ts';
import { useScope } from '../../kit/scope/context.ts';
import { useSettings } from '../../kept/settings.ts';
import { useStableCallback } from '../../kit/stable-callback.ts';
import type { AtTable } from '../match.ts';

export interface Slip {
  /** The move that waits to be pressed again; usually null. */
  readonly move: Move | null;
  /** Makes the move: the press was meant. */
  sure(): void;
  /** Forgets it: the press was a slip. */
  leave(): void;
}

interface Doubted {
  /** The step at which it was pressed; after the next move it is forgotten. */
  readonly step: number;
  readonly move: Move;
}

/** `send` makes a move. If there is no prompt to ask in, every press counts at once. */
export function useSlip(at: AtTable, board: AnyBoard, send: (move: Move) => void, asks: boolean) {
  const scope = useScope();
  const wanted = useSettings().slips && asks;
  const [doubted, doubt] = useState<Doubted | null>(null);
  const { last } = at.timeline;
  const move = doubted?.step === last.step ? doubted.move : null;
  const leave = useCallback(() => doubt(null), []);
  const make = useStableCallback((pressed: Move) => {
    doubt(null);
    send(pressed);
  });
  const play = useStableCallback((pressed: Move) => {
    const again = move !== null && JSON.stringify(move) === JSON.stringify(pressed);
    const open = wanted && !again && scope.touched() && at.control.why(pressed) === undefined;
    if (open && board.weighty?.(last, pressed) === true) doubt({ step: last.step, move: pressed });
    else make(pressed);
  });
  useEscape(move === null ? undefined : leave);
  const sure = useStableCallback(() => {
    if (move !== null) make(move);
  });
  const slip: Slip = useMemo(() => ({ move, sure, leave }), [move, sure, leave]);
  return { play, slip };
}
