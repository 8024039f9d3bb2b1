/** A look inside a match on this screen, for developers of a game; only in `npm run dev`. */
import { Bug } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { GameRecord, Turn } from '../../../games/kit/rules.ts';
import { Sheet } from '../../kit/dialogs/Dialog.tsx';
import { IconButton } from '../../kit/controls/IconButton.tsx';
import { Toggle } from '../../kit/controls/Toggle.tsx';
import { useMatch } from '../../table/context.ts';
import type { LoadedGame } from '../../table/load.ts';
import type { LocalMatch } from '../local-match.ts';
import styles from './Debug.module.css';
import { PositionText } from './PositionText.tsx';
import { SeatMoves } from './SeatMoves.tsx';
import { Steps } from './Steps.tsx';
import { WORDS } from './words.ts';

interface DebugToolProps {
  readonly match: LocalMatch;
  readonly loaded: LoadedGame;
  /** Continues from the end of another record of the same game. */
  onJump(record: GameRecord): void;
}

export function DebugTool({ match, loaded, onJump }: DebugToolProps) {
  const at = useMatch(match);
  const [open, setOpen] = useState(false);
  const [halted, setHalted] = useState(false);
  const turns = useLongest(match.record.turns);
  useEffect(() => match.halt(halted), [match, halted]);
  if (at.phase === 'connecting') return null;
  const { rules } = loaded.module;
  const { whole } = match;
  // The bots must wait: whoever jumps to a position wants to find it unchanged.
  const jump = (step: number) => {
    setHalted(true);
    onJump({ ...match.record, turns: turns.slice(0, step) });
  };
  return (
    <span lang="en">
      <IconButton
        label={halted ? WORDS.halted : WORDS.title}
        icon={<Bug aria-hidden="true" />}
        pressed={halted}
        onClick={() => setOpen(true)}
      />
      <Sheet open={open} onClose={() => setOpen(false)} title={WORDS.title}>
        <div className={styles.inside}>
          <Toggle label={WORDS.halt} hint={WORDS.haltHint} checked={halted} onChange={setHalted} />
          <Steps step={whole.step} turns={turns} onJump={jump} />
          <SeatMoves match={match} rules={rules} state={whole.state} players={at.session.players} />
          <PositionText rules={rules} table={whole} />
        </div>
      </Sheet>
    </span>
  );
}

/**
 * The longest series of moves so far that begins with the present one, so that one can jump forward again after jumping
 * back.
 */
function useLongest(turns: readonly Turn[]): readonly Turn[] {
  const [longest, setLongest] = useState(turns);
  const behind = turns.length <= longest.length && same(turns, longest.slice(0, turns.length));
  if (behind) return longest;
  setLongest(turns);
  return turns;
}

function same(a: readonly Turn[], b: readonly Turn[]): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
