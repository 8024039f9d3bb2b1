import { ChevronsDown, ChevronsUp } from 'lucide-react';
import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../kit/controls/Button.tsx';
import type { GameEvent } from '../../../games/kit/rules.ts';
import { usePointAt } from '../../kit/motion/spotlight.ts';
import { SeatMark } from '../../kit/seats/SeatMark.tsx';
import type { AnyBoard, Player } from '../../boards/contract.ts';
import { useTable } from '../context.ts';
import { type Deed, type LogTurn, lastTurns, logTurns } from './log.ts';
import styles from './LogPanel.module.css';
import { RichText } from './RichText.tsx';
import { StoodIn } from './StoodIn.tsx';

/** So many sentences are drawn at first, and so many more whenever somebody asks for earlier ones. */
const PAGE = 80;
/** They leave the page by so many at a time, or each move would push the whole log up. */
const BLOCK = 20;

const NOTHING: readonly never[] = [];

/** Everything that happened, by turns, newest last and in sight unless somebody reads further up. */
export function LogPanel() {
  const { timeline, lookingBack, session, board, tell, text, language } = useTable();
  const pointAt = usePointAt();
  const { step, goTo } = lookingBack;
  const turns = useMemo(() => logTurns(timeline.moments, tell), [timeline.moments, tell]);
  const [most, setMost] = useState(PAGE);
  const here = useMemo(() => (step === null ? null : toldLast(turns, step)), [turns, step]);
  const drawn = useMemo(() => turnsFrom(turns, lastTurns(turns, most, BLOCK), here), [turns, most, here]);
  const scroller = useRef<HTMLElement>(null);
  const top = useRef(0);
  const [follows, setFollows] = useState(true);
  const shown = turns.length > 0;
  // The list grows with its sentences and comes to light with its tab; either way its end is brought into sight.
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
    // It calls for the first time once all is laid out. Asking here would have the whole page laid out for it alone.
    const observer = new ResizeObserver(show);
    observer.observe(current);
    observer.observe(list);
    return () => observer.disconnect();
  }, [shown, follows, here]);

  // A press on a sentence leads to its moment; by keys one walks through the moments themselves.
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
        // What is new is read aloud.
        role="log"
        aria-label={text.log}
        // A scrolled region must take the keyboard, so that it can be scrolled with it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={(event) => {
          const { currentTarget } = event;
          // New sentences move the end away without a hand on the wheel; only going back up is reading. What was is brought
          // into sight by itself.
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

/** Leads further back than is drawn. */
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
  /** The step looked back at, where it is of this turn. */
  readonly here: number | null;
  pointAt(events: readonly GameEvent[]): void;
}

/** The step of the last move up to one of which anything is told, since not every move is; −1 before the first of these. */
function toldLast(turns: readonly LogTurn[], step: number): number {
  const deeds = turns.findLast((turn) => turn.deeds.some((deed) => deed.step <= step))?.deeds;
  return deeds?.findLast((deed) => deed.step <= step)?.step ?? -1;
}

/** The turns that are drawn, and those before them back to the one that is looked at. */
function turnsFrom(turns: readonly LogTurn[], drawn: readonly LogTurn[], here: number | null): readonly LogTurn[] {
  if (here === null || here >= (drawn[0]?.step ?? 0)) return drawn;
  return turns.slice(
    Math.max(
      0,
      turns.findLastIndex(({ step }) => step <= here),
    ),
  );
}

/** Drawn anew only when a sentence of it changed: the log is long and every move adds little to it. */
const Turn = memo(DrawnTurn, (before, after) => {
  const { turn, ...others } = before;
  const same = Object.entries(others).every(([key, value]) => after[key as keyof TurnProps] === value);
  return same && sameDeeds(turn.deeds, after.turn.deeds);
});

function sameDeeds(before: readonly Deed[], after: readonly Deed[]): boolean {
  return before.length === after.length && before.every((deed, i) => sameDeed(deed, after[i]));
}

function sameDeed(before: Deed, after: Deed | undefined): boolean {
  if (before.step !== after?.step || before.standIn !== after.standIn) return false;
  if (before.sentences.length !== after.sentences.length) return false;
  return before.sentences.every(({ text }, i) => text === after.sentences[i]?.text);
}

/**
 * A turn hangs on the sign of whose it is, and what one move did stands together. Each sentence is a whole one, for reading
 * aloud and for finding; but the eye has met the name in the first, and passes over it in the others.
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
      <ul className={styles.deeds}>
        {turn.deeds.map(({ step, standIn, sentences }) => (
          <li
            key={step}
            className={styles.deed}
            data-here={step === here}
            data-step={step}
            onPointerEnter={() => pointAt(sentences.flatMap(({ events }) => events))}
            onPointerLeave={() => pointAt(NOTHING)}
          >
            {sentences.map(({ text }, i) => (
              // One move's sentences never change places.
              <p key={i}>
                <RichText text={text} players={players} icons={icons} language={language} teller={turn.seat} />
                {i === 0 && standIn !== undefined && <StoodIn level={standIn} />}
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
 * Scrolls a list so that something in it that was out of sight stands in its middle; to its beginning where that is nothing. Its
 * page stays where it is.
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
