import { type CSSProperties, type ReactNode, useCallback } from 'react';
import type { Place, Result, Seat } from '../../../games/kit/rules.ts';
import { Aside } from '../../kit/dialogs/Dialog.tsx';
import { SeatMark } from '../../kit/seats/SeatMark.tsx';
import { seatPaint } from '../../kit/svg/seat-paint.ts';
import { plain } from '../log/codes.ts';
import { type TableValue, useTable } from '../context.ts';
import { endingOf } from './ending.ts';
import { turnStarts } from '../log/log.ts';
import styles from './ResultPage.module.css';
import { RichText } from '../log/RichText.tsx';
import { Thanks } from './Thanks.tsx';

interface ResultPageProps {
  readonly result: Result;
  readonly open: boolean;
  onClose(): void;
  /** Called with the height of the sheet in pixels whenever it changes. Pass a function that stays the same. */
  onHeight(height: number): void;
  /** Buttons for what to do next. */
  readonly actions: ReactNode;
}

/**
 * Who won, how the game ended, and where every point came from: a column for each player, best first. The board stays
 * visible.
 */
export function ResultPage({ result, open, onClose, onHeight, actions }: ResultPageProps) {
  const table = useTable();
  const { session, words } = table;
  const ending = endingOf(words, result);
  const said = plain(ending, (seat) => session.players[seat]?.name ?? '');
  const title = result.undecided ? { title: said } : { title: winners(result, table), description: said };
  return (
    <Aside open={open} onClose={onClose} {...title} actions={actions}>
      <p ref={useHeightOfSheet(onHeight)} className={styles.own}>
        <OwnPlace result={result} />
        <Length />
      </p>
      <Thanks />
      {!result.undecided && <Places result={result} />}
    </Aside>
  );
}

/** Where every point came from: a column for each player, best first. */
function Places({ result }: { readonly result: Result }) {
  const { session, board, words, language, text } = useTable();
  return (
    <div className={`${styles.scroller} ${board.theme}`}>
      <table className={styles.table} style={places(result.places.length)} data-crowded={result.places.length > 3}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{text.points}</span>
            </th>
            {result.places.map((place) => (
              <PlaceHead key={place.seat} place={place} />
            ))}
          </tr>
          {counts(result) && (
            <tr className={styles.totals}>
              <th scope="row">{text.total}</th>
              {result.places.map((place) => (
                <td key={place.seat} {...winnersOwn(place, session)}>
                  {written(place.score)}
                </td>
              ))}
            </tr>
          )}
        </thead>
        <tbody>
          {itemCodes(result).map((code) => (
            <tr key={code}>
              <th scope="row">
                <RichText
                  text={words.scoreItem(code)}
                  players={session.players}
                  icons={board.icons}
                  language={language}
                />
              </th>
              {result.places.map((place) => (
                <Points key={place.seat} place={place} code={code} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** For an element inside the sheet. */
function useHeightOfSheet(onHeight: (height: number) => void) {
  return useCallback(
    (node: Element | null) => {
      const sheet = node?.closest<HTMLElement>('[role="dialog"]') ?? null;
      if (sheet === null || typeof ResizeObserver === 'undefined') return undefined;
      const observer = new ResizeObserver(() => onHeight(sheet.offsetHeight));
      observer.observe(sheet);
      return () => observer.disconnect();
    },
    [onHeight],
  );
}

/** The place of the person at the screen, if one person is there and others have won. */
function OwnPlace({ result }: { readonly result: Result }) {
  const table = useTable();
  const { text } = table;
  const me = personAt(table);
  const own = result.places.find(({ seat }) => seat === me);
  if (own === undefined || own.rank === 1) return null;
  return <span>{text.youCame(own.rank)}</span>;
}

/** How long the match was, if all of it is known. */
function Length() {
  const { timeline, text } = useTable();
  const { moments, length } = timeline;
  if (moments[0]?.step !== 1) return null;
  return <span className={styles.length}>{text.lasted(turnStarts(moments).length, length)}</span>;
}

function PlaceHead({ place }: { readonly place: Place }) {
  const { session, text } = useTable();
  const player = session.players[place.seat];
  if (player === undefined) return <th scope="col">{place.seat + 1}</th>;
  return (
    <th scope="col" {...winnersOwn(place, session)}>
      <span className={styles.rank}>{text.rank(place.rank)}</span>
      <span className={styles.mark}>
        <SeatMark seat={player.seat} colour={player.colour} />
      </span>
      <span className={styles.name} title={player.name}>
        {player.name}
      </span>
    </th>
  );
}

/** The winner's column is in the winner's colour. */
function winnersOwn({ seat, rank }: Place, { players }: TableValue['session']) {
  const colour = players[seat]?.colour;
  return rank === 1 && colour !== undefined ? { 'data-first': true, style: seatPaint(colour) } : {};
}

function Points({ place, code }: { readonly place: Place; readonly code: string }) {
  const { session, text } = useTable();
  const own = winnersOwn(place, session);
  const item = place.items.find((each) => each.code === code);
  if (item === undefined || isNothing(item))
    return (
      <td className={styles.none} {...own}>
        –
      </td>
    );
  return (
    <td {...own}>
      {written(item.points)}
      {item.count !== undefined && item.count !== item.points && (
        <span className={styles.count}>{text.ofSoMany(item.count)}</span>
      )}
    </td>
  );
}

/** With a minus sign as wide as a digit. */
function written(points: number): string {
  return String(points).replace('-', '−');
}

/** Tells the stylesheet how many columns share the width. */
function places(count: number): CSSProperties {
  return { '--places': count } as CSSProperties;
}

/** Whether anything was counted: a stock game may know only who has won. */
function counts({ places }: Result): boolean {
  return places.some(({ score, items }) => score !== 0 || items.length > 0);
}

/** What brought somebody points, or was counted. Where only one thing brings points, the total has said it. */
function itemCodes({ places }: Result): readonly string[] {
  const codes = [...new Set(places.flatMap(({ items }) => items.map(({ code }) => code)))];
  const itemOf = ({ items }: Place, code: string) => items.find((item) => item.code === code);
  const told = codes.filter((code) => places.some((place) => !isNothing(itemOf(place, code))));
  const repeats = (code: string) =>
    places.every((place) => {
      const { points, count = points } = itemOf(place, code) ?? { points: 0 };
      return points === place.score && count === points;
    });
  return codes.length === 1 ? told.filter((code) => !repeats(code)) : told;
}

const isNothing = (item: Place['items'][number] | undefined) =>
  item === undefined || (item.points === 0 && (item.count ?? 0) === 0);

/** The seat of the one person at the screen; null if several people share it, and for spectators. */
function personAt({ position, session }: TableValue): Seat | null {
  const people = session.players.filter(({ bot }) => bot === undefined);
  return session.hotseat !== null && people.length > 1 ? null : position.seat;
}

function winners(result: Result, table: TableValue): string {
  const { session, text } = table;
  const me = personAt(table);
  const firsts = result.places.filter((place) => place.rank === 1);
  const nameOf = ({ seat }: Place) => session.players[seat]?.name ?? '';
  const own = firsts.some(({ seat }) => seat === me);
  const [only, ...more] = firsts;
  if (only !== undefined && more.length === 0) return own ? text.youWin : text.wins(nameOf(only));
  const others = firsts.filter(({ seat }) => seat !== me).map(nameOf);
  return own ? text.youShare(others) : text.share(others);
}
