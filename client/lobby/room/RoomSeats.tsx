import { useState } from 'react';
import type { LevelId } from '../../../games/kit/search/levels.ts';
import type { MatchSummary, SeatSummary } from '../../../server/wire.ts';
import { Button } from '../../kit/Button.tsx';
import { useShelf } from '../../table/shelf.ts';
import { useText } from '../../text/index.ts';
import type { Language } from '../../text/language.ts';
import { lists } from '../../text/lists.ts';
import type { Text } from '../../text/shell/en.ts';
import {
  type Answer,
  beginNow,
  closeSeat,
  fillWithBots,
  freeSeat,
  letBack,
  makeHost,
  removeBot,
  sayReady,
  seatBot,
} from '../api.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import { type HeldSeat, useHeldSeat } from '../keys.ts';
import { LevelSelect } from '../LocalSeatRow.tsx';
import { useAction } from '../use-action.ts';
import { type SeatDeeds, WaitingSeat } from '../WaitingSeat.tsx';
import styles from './RoomSeats.module.css';

/** Who sits at a table, and what its host may do about that. */
export function RoomSeats({
  match,
  show,
}: {
  readonly match: MatchSummary;
  readonly show: (match: MatchSummary) => void;
}) {
  const { room } = useText();
  const held = useHeldSeat(match.id);
  const least = useShelf().games.get(match.game)?.meta.players.min ?? match.seats.length;
  const hosts = held !== undefined && isHost(match, held);
  const [level, setLevel] = useState<LevelId>('normal');
  const { busy, run } = useAction();
  const change = (question: Promise<Answer<MatchSummary>>) => {
    void run(question).then((changed) => changed !== null && show(changed));
  };
  const host = match.seats.find(({ seat }) => seat === match.host)?.name;
  const here = seatsBeforeFree(match);
  // Who plays with bots alone, or has days for a turn, isn't asked.
  const asksReady = match.pace?.kind !== 'slow' && match.seats.filter(isPerson).length > 1;
  const keeps = match.seats.some(({ keptFor }) => keptFor !== undefined);
  return (
    <section className={styles.seats}>
      <ul>
        {match.seats.map((seat) => (
          <WaitingSeat
            key={seat.seat}
            game={match.game}
            seat={seat}
            mine={held?.playerID === String(seat.seat)}
            isHost={seat.seat === match.host}
            busy={busy}
            ready={asksReady}
            closes={seat.seat === match.seats.length - 1 && match.seats.length > least}
            deeds={hosts ? deedsAt(match, held, level, change) : null}
          />
        ))}
      </ul>
      {held !== undefined && (
        <Ready
          match={match}
          own={Number(held.playerID)}
          busy={busy}
          onReady={() => change(sayReady(match.id, held))}
          onBegin={hosts ? () => change(beginNow(match.id, held)) : undefined}
        />
      )}
      {hosts && match.seats.some(isFree) && (
        <div className={styles.level}>
          <span aria-hidden="true">{room.botLevel}</span>
          <LevelSelect label={room.botLevel} value={level} onChange={setLevel} />
          {!keeps && (
            <Button busy={busy} onClick={() => change(fillWithBots(match.id, held, level))}>
              {room.fill}
            </Button>
          )}
          {here >= least && (
            <Button variant="act" busy={busy} onClick={() => change(closeFree(match, held))}>
              {room.begin(here)}
            </Button>
          )}
        </div>
      )}
      {hosts &&
        match.sentAway?.map((name) => (
          <p key={name} className={styles.away}>
            <span>{room.sentAway(name)}</span>
            <Button size="small" busy={busy} onClick={() => change(letBack(match.id, held, name))}>
              {room.letBack}
            </Button>
          </p>
        ))}
      <p className={styles.note}>{room.starts}</p>
      {keeps && <p className={styles.note}>{room.keptLead}</p>}
      {held !== undefined && !hosts && host !== undefined && <p className={styles.note}>{room.hostOnly(host)}</p>}
    </section>
  );
}

interface ReadyProps {
  readonly match: MatchSummary;
  readonly own: Seat;
  readonly busy: boolean;
  onReady(): void;
  /** What the host may do where others aren't ready. */
  readonly onBegin: (() => void) | undefined;
}

/** To say that one is ready; to the host, when nobody else is waited for, to begin all the same. */
function Ready({ match: { seats }, own, busy, onReady, onBegin }: ReadyProps) {
  const { room } = useText();
  const waiting = seats.filter(({ waits }) => waits === true);
  const isWaitedFor = waiting.some(({ seat }) => seat === own);
  const begins = onBegin !== undefined && !isWaitedFor && waiting.length > 0 && !seats.some(isFree);
  if (!isWaitedFor && !begins) return null;
  return (
    <div className={styles.ready}>
      {isWaitedFor ? (
        <Button variant="act" size="large" busy={busy} onClick={onReady}>
          {room.imReady}
        </Button>
      ) : (
        <Button busy={busy} onClick={onBegin}>
          {room.beginNow}
        </Button>
      )}
    </div>
  );
}

/** How many sit at a table whose last seats are free; none where others are. */
function seatsBeforeFree({ seats }: MatchSummary): number {
  const first = seats.findIndex(isFree);
  return first > 0 && seats.slice(first).every(isFree) ? first : 0;
}

/** Closes the free seats one after the other, the last one first, so that the match begins with whoever is here. */
async function closeFree({ id, seats }: MatchSummary, held: HeldSeat): Promise<Answer<MatchSummary>> {
  let answer = await beginNow(id, held);
  for (const { seat } of seats.filter(isFree).toReversed()) if (answer.ok) answer = await closeSeat(id, held, seat);
  return answer;
}

const isPerson = ({ name, bot }: SeatSummary) => name !== undefined && bot === undefined;

const isFree = ({ name, keptFor }: SeatSummary) => name === undefined && keptFor === undefined;

/** What is missing before the match begins: people who are waited for, else anybody at all. */
export function missing({ seats }: MatchSummary, language: Language, nothing: string, room: Text['room']): string {
  const kept = seats.flatMap(({ keptFor }) => keptFor ?? []);
  const free = seats.filter(isFree).length;
  if (kept.length > 0) return room.waitsFor(lists[language].all(kept));
  const waiting = seats.flatMap(({ waits, name = '' }) => (waits === true ? [name] : []));
  if (free > 0) return room.missing(free);
  return waiting.length > 0 ? room.notReady(lists[language].all(waiting)) : nothing;
}

/** Whether whoever holds a seat may decide about the others. */
export const isHost = ({ host }: MatchSummary, { playerID }: HeldSeat) => playerID === String(host);

/** What the host, who holds a seat, may do at a table. */
function deedsAt(
  { id }: MatchSummary,
  held: HeldSeat,
  level: LevelId,
  change: (question: Promise<Answer<MatchSummary>>) => void,
): SeatDeeds {
  return {
    addBot: (seat) => change(seatBot(id, held, seat, level)),
    removeBot: (seat) => change(removeBot(id, held, seat)),
    free: (seat) => change(freeSeat(id, held, seat)),
    makeHost: (seat) => change(makeHost(id, held, seat)),
    close: (seat) => change(closeSeat(id, held, seat)),
  };
}
