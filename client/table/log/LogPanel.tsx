import { ChevronsDown, ChevronsUp } from 'lucide-react';
import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../kit/controls/Button.tsx';
import type { GameEvent } from '../../../games/kit/rules.ts';
import { usePointAt } from '../../kit/motion/spotlight.ts';
import { SeatMark } from '../../kit/seats/SeatMark.tsx';
import type { AnyBoard, Player } from '../../boards/contract.ts';
import { name } from '../../text/sentences.ts';
import { useTable } from '../context.ts';
import { type ToldMove, type LogTurn, lastTurns, logTurns, toldLast, withUndone } from './log.ts';
import styles from './LogPanel.module.css';
import { RichText } from './RichText.tsx';
import { StoodIn } from './StoodIn.tsx';

/** How many sentences are rendered at first, and how many more whenever the reader asks for earlier ones. */
const PAGE = 80;
/** Old sentences are removed in blocks of this size; removing some at every move would shift the whole log. */
const BLOCK = 20;

const NOTHING: readonly never[] = [];

/** Everything that happened, in turns, newest last. The newest stays visible unless the reader has scrolled up. */
export function LogPanel() {
  const { timeline, lookingBack, session, board, tell, text, language } = useTable();
  const pointAt = usePointAt();
  const { step, goTo } = lookingBack;
  const told = useMemo(() => logTurns(timeline.moments, tell), [timeline.moments, tell]);
  const { undone = NOTHING } = timeline;
  const turns = useMemo(
    () => withUndone(told, undone, (seat, count) => text.undid(name(seat), count)),
    [told, undone, text],
  );
  const [most, setMost] = useState(PAGE);
  const here = useMemo(() => (step === null ? null : toldLast(turns, step)), [turns, step]);
  const drawn = useMemo(() => turnsFrom(turns, lastTurns(turns, most, BLOCK), here), [turns, most, here]);
  const scroller = useRef<HTMLElement>(null);
  const top = useRef(0);
  const [follows, setFollows] = useState(true);
  const shown = turns.length > 0;
  // The list grows with new sentences and becomes visible with its tab; in both cases it scrolls to its end.
  useLayoutEffect(() => {
    const { current } = scroller;
    const list = current?.lastElementChild;
    if (!shown || current === null || !list) return undefined;
    const looksBack = here !== null;
    const show = () => {
      if (looksBack) bringIntoSight(current, current.querySelector('[data-here="true"]'));
      else if (follows) current.scrollTop = current.scrollHeight;
    };
    if (typeof ResizeObserver === 'undefined') {
      show();
      return undefined;
    }
    // The observer calls for the first time after layout. Scrolling right here would compute the layout of the whole
    // page just for this.
    const observer = new ResizeObserver(show);
    observer.observe(current);
    observer.observe(list);
    return () => observer.disconnect();
  }, [shown, follows, here]);

  // Pressing a sentence goes to its moment. Keyboard users step through the moments themselves instead.
  useEffect(() => {
    if (!shown) return undefined;
    const { current } = scroller;
    const press = ({ target }: MouseEvent) => {
      const sentence = target instanceof Element ? target.closest<HTMLElement>('[data-step]') : null;
      if (sentence !== null) goTo(Number(sentence.dataset['step']));
    };
    current?.addEventListener('click', press);
    return () => current?.removeEventListener('click', press);
  }, [shown, goTo]);

  if (!shown) return <p className={styles.empty}>{text.emptyLog}</p>;
  return (
    <div className={styles.log}>
      <section
        ref={scroller}
        className={styles.scroller}
        // Screen readers read what is new.
        role="log"
        aria-label={text.log}
        // A scrollable region must be focusable, so that keys can scroll it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={(event) => {
          const { currentTarget } = event;
          // New sentences move the end away by themselves; only scrolling up by the user counts as reading earlier
          // ones. A moment of the past is scrolled to by itself.
          if (here !== null) return;
          if (atEnd(currentTarget)) setFollows(true);
          else if (currentTarget.scrollTop < top.current) setFollows(false);
          top.current = currentTarget.scrollTop;
        }}
      >
        {drawn.length < turns.length && <EarlierSentences label={text.earlier} onMore={setMost} />}
        <ol>
          {drawn.map((turn, i) => (
            <Turn
              key={turn.step}
              turn={turn}
              here={here !== null && here >= turn.step && here < (drawn[i + 1]?.step ?? Infinity) ? here : null}
              players={session.players}
              icons={board.icons}
              language={language}
              pointAt={pointAt}
            />
          ))}
        </ol>
      </section>
      {!follows && here === null && (
        <div className={styles.newest}>
          <Button size="small" icon={<ChevronsDown aria-hidden="true" />} onClick={() => setFollows(true)}>
            {text.newest}
          </Button>
        </div>
      )}
    </div>
  );
}

interface EarlierSentencesProps {
  readonly label: string;
  onMore(change: (most: number) => number): void;
}

/** A button that shows earlier sentences than the rendered ones. */
const EarlierSentences = memo(({ label, onMore }: EarlierSentencesProps) => (
  <div className={styles.earlier}>
    <Button
      size="small"
      variant="bare"
      icon={<ChevronsUp aria-hidden="true" />}
      onClick={() => onMore((most) => most + PAGE)}
    >
      {label}
    </Button>
  </div>
));

interface TurnProps {
  readonly turn: LogTurn;
  readonly players: readonly Player[];
  readonly icons: AnyBoard['icons'];
  readonly language: string;
  /** The step that is looked back at, if it belongs to this turn. */
  readonly here: number | null;
  pointAt(events: readonly GameEvent[]): void;
}

/** The rendered turns, plus earlier ones back to the turn that is looked back at. */
function turnsFrom(turns: readonly LogTurn[], drawn: readonly LogTurn[], here: number | null): readonly LogTurn[] {
  if (here === null || here >= (drawn[0]?.step ?? 0)) return drawn;
  return turns.slice(
    Math.max(
      0,
      turns.findLastIndex(({ step }) => step <= here),
    ),
  );
}

/** Renders again only if one of its sentences changed: the log is long and a move adds little. */
const Turn = memo(DrawnTurn, (before, after) => {
  const { turn, ...others } = before;
  const same = Object.entries(others).every(([key, value]) => after[key as keyof TurnProps] === value);
  return same && sameMoves(turn.moves, after.turn.moves);
});

function sameMoves(before: readonly ToldMove[], after: readonly ToldMove[]): boolean {
  return before.length === after.length && before.every((move, i) => sameMove(move, after[i]));
}

function sameMove(before: ToldMove, after: ToldMove | undefined): boolean {
  if (before.step !== after?.step || before.standIn !== after.standIn) return false;
  if (before.sentences.length !== after.sentences.length) return false;
  if (before.undone?.join(' ') !== after.undone?.join(' ')) return false;
  return before.sentences.every(({ text }, i) => text === after.sentences[i]?.text);
}

/**
 * One turn, with the sign of its player. Each move's sentences form a group. Every sentence stays complete, for screen
 * readers and for searching, but after the first one the repeated name is visually suppressed.
 */
function DrawnTurn({ turn, players, icons, language, here, pointAt }: TurnProps) {
  const player = turn.seat === null ? undefined : players[turn.seat];
  return (
    <li className={styles.turn}>
      {player !== undefined && (
        <>
          <h3 className="visually-hidden">{player.name}</h3>
          <span className={styles.sign}>
            <SeatMark seat={player.seat} colour={player.colour} />
          </span>
        </>
      )}
      <ul className={styles.moves}>
        {turn.moves.map(({ step, standIn, sentences, undone }) => (
          <li
            key={step}
            className={styles.move}
            data-here={step === here}
            data-step={step}
            onPointerEnter={() => pointAt(sentences.flatMap(({ events }) => events))}
            onPointerLeave={() => pointAt(NOTHING)}
          >
            {sentences.map(({ text }, i) => (
              // The sentences of one move never change their order.
              <p key={i}>
                <RichText text={text} players={players} icons={icons} language={language} teller={turn.seat} />
                {i === 0 && standIn !== undefined && <StoodIn level={standIn} />}
              </p>
            ))}
            {undone?.map((text, i) => (
              <p key={`undone ${i}`} className={styles.undone}>
                <RichText text={text} players={players} icons={icons} language={language} />
              </p>
            ))}
          </li>
        ))}
      </ul>
    </li>
  );
}

function atEnd(list: HTMLElement): boolean {
  return list.scrollHeight - list.scrollTop - list.clientHeight < 24;
}

/**
 * Scrolls a list so that an element in it that isn't visible comes to the middle; without an element, to the beginning.
 * The page itself doesn't scroll.
 */
function bringIntoSight(list: Element, shown: Element | null): void {
  if (shown === null) {
    list.scrollTop = 0;
    return;
  }
  const [room, place] = [list.getBoundingClientRect(), shown.getBoundingClientRect()];
  if (place.top < room.top || place.bottom > room.bottom)
    list.scrollTop += (place.top + place.bottom - room.top - room.bottom) / 2;
}
