import { ChevronsDown } from 'lucide-react';
import { memo, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../kit/Button.tsx';
import { PlayerName } from '../kit/PlayerName.tsx';
import { useTable } from './context.ts';
import { type LogTurn, logTurns } from './log.ts';
import styles from './LogPanel.module.css';
import { RichText } from './RichText.tsx';

/** Everything that happened, by turns, newest last and in sight unless somebody reads further up. */
export function LogPanel() {
  const { at, words, text } = useTable();
  const turns = useMemo(() => logTurns(at.history, (event) => words.event(event)), [at.history, words]);
  const list = useRef<HTMLOListElement>(null);
  const [follows, setFollows] = useState(true);

  const newest = useRef(turns);
  useLayoutEffect(() => {
    if (follows) toEnd(list.current);
    newest.current = turns;
  }, [turns, follows]);

  if (turns.length === 0) return <p className={styles.empty}>{text.emptyLog}</p>;
  return (
    <div className={styles.log}>
      <ol
        ref={list}
        className={styles.turns}
        aria-label={text.log}
        // A scrolled region must take the keyboard, so that it can be scrolled with it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={(event) => setFollows(atEnd(event.currentTarget))}
      >
        {turns.map((turn) => (
          <Turn key={turn.step} turn={turn} size={turn.lines.length} />
        ))}
      </ol>
      {!follows && (
        <div className={styles.newest}>
          <Button size="small" icon={<ChevronsDown aria-hidden="true" />} onClick={() => setFollows(true)}>
            {text.newest}
          </Button>
        </div>
      )}
    </div>
  );
}

/** `size` stands for the lines: a turn is drawn anew only when one was added or struck out. */
const Turn = memo(DrawnTurn, (before, after) => before.size === after.size && before.turn.step === after.turn.step);

function DrawnTurn({ turn }: { readonly turn: LogTurn; readonly size: number }) {
  const { at, board, language, pointAt } = useTable();
  const player = turn.seat === null ? undefined : at.players[turn.seat];
  return (
    <li className={styles.turn}>
      {player !== undefined && (
        <h3 className={styles.heading}>
          <PlayerName player={{ ...player, bot: undefined }} />
        </h3>
      )}
      <ul>
        {turn.lines.map((line, i) => (
          // Lines of a turn only come and go at its end.
          <li
            key={i}
            className={styles.line}
            onPointerEnter={() => pointAt(line.event)}
            onPointerLeave={() => pointAt(null)}
          >
            <RichText text={line.text} players={at.players} icons={board.icons} language={language} />
          </li>
        ))}
      </ul>
    </li>
  );
}

function toEnd(list: HTMLElement | null): void {
  if (list !== null) list.scrollTop = list.scrollHeight;
}

function atEnd(list: HTMLElement): boolean {
  return list.scrollHeight - list.scrollTop - list.clientHeight < 24;
}
