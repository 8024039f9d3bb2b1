import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Refusal } from '../../../games/kit/rules.ts';
import type { LevelId } from '../../../games/kit/search/levels.ts';
import type { MatchSummary } from '../../../server/contract/tables.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { showToast } from '../../kit/dialogs/toast.ts';
import { apart } from '../../kit/page/lazily.tsx';
import { termsOf } from '../../table/terms.ts';
import { useShelf } from '../../table/shelf.ts';
import { useText } from '../../text/index.ts';
import { seatName } from '../../text/seat-name.ts';
import type { Language } from '../../kept/language.ts';
import { lists } from '../../text/lists.ts';
import type { Text } from '../../text/shell/en.ts';
import {
  type Answer,
  addSeat,
  beginNow,
  closeSeat,
  fillWithBots,
  freeSeat,
  letBack,
  makeHost,
  removeBot,
  sayReady,
  seatBot,
} from '../../asking/api.ts';
import { type HeldSeat, useHeldSeat } from '../../asking/keys.ts';
import { LevelSelect } from '../create/LocalSeatRow.tsx';
import { reported } from '../../asking/report.ts';
import { useAction } from '../../asking/use-action.ts';
import { useSentence } from '../../asking/use-sentence.ts';
import { type HostCommands, WaitingSeat } from './WaitingSeat.tsx';
import { Ready } from './Ready.tsx';
import { Rename } from './Rename.tsx';
import styles from './RoomSeats.module.css';
import { isFree, isHost, isPerson } from './seats.ts';

const ReportName = apart(() => import('../../table/chat/Others.tsx'), 'ReportName');

/** The seats of a waiting table, with what its host may do about them. */
export function RoomSeats({
  match,
  show,
  refresh,
}: {
  readonly match: MatchSummary;
  readonly show: (match: MatchSummary) => void;
  readonly refresh: () => void;
}) {
  const text = useText();
  const { room } = text;
  const held = useHeldSeat(match.id);
  const { length } = match.seats;
  const meta = useShelf().games.get(match.game)?.meta;
  const { min: least, max: most } = meta?.players ?? { min: length, max: length };
  const bots = meta?.botless !== true;
  const hosts = held !== undefined && isHost(match, held);
  const [level, setLevel] = useState<LevelId>('normal');
  const { busy, run } = useAction();
  const sentence = useSentence();
  const explain = (refusal: Refusal) => showToast(sentence(refusal), 'problem');
  const change = (question: Promise<Answer<MatchSummary>>) => {
    void run(question).then((changed) => changed !== null && show(changed));
  };
  const host = match.seats.find(({ seat }) => seat === match.host);
  const free = match.seats.filter(isFree).length;
  const here = match.seats.length - free;
  // A player alone with bots isn't asked to be ready.
  const asksReady = match.seats.filter(isPerson).length > 1;
  const keeps = match.seats.some(({ keptFor }) => keptFor !== undefined);
  const mayStart = hosts && free > 0 && here >= least && !keeps;
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
            closes={length > least}
            commands={hosts ? hostCommands(match, held, level, change) : null}
          >
            {held?.playerID === String(seat.seat) && match.status === 'open' && (
              <Rename matchId={match.id} held={held} onNamed={refresh} />
            )}
            {isPerson(seat) && held?.playerID !== String(seat.seat) && (
              <ReportName
                name={seat.name ?? ''}
                report={() => reported(match.id, { seat: seat.seat })}
                explain={explain}
              />
            )}
          </WaitingSeat>
        ))}
      </ul>
      {held !== undefined && (
        <Ready
          match={match}
          own={Number(held.playerID)}
          busy={busy}
          mayStart={mayStart}
          onReady={() => change(sayReady(match.id, { options: match.options, ...termsOf(match) }, held))}
          onBegin={hosts ? () => change(beginNow(match.id, held)) : undefined}
        />
      )}
      {hosts && length < most && (
        <div className={styles.add}>
          <Button
            variant="bare"
            icon={<Plus aria-hidden="true" />}
            busy={busy}
            onClick={() => change(addSeat(match.id, held))}
          >
            {room.addSeat}
          </Button>
        </div>
      )}
      {hosts && free > 0 && (
        <div className={styles.level}>
          {bots && <span aria-hidden="true">{room.botLevel}</span>}
          {bots && <LevelSelect label={room.botLevel} value={level} onChange={setLevel} />}
          {bots && !keeps && (
            <Button busy={busy} onClick={() => change(fillWithBots(match.id, held, level))}>
              {room.fill}
            </Button>
          )}
          {mayStart && (
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
      {(free > 0 || keeps) && <p className={styles.note}>{room.starts}</p>}
      {keeps && <p className={styles.note}>{room.keptLead}</p>}
      {held !== undefined && !hosts && host?.name !== undefined && (
        <p className={styles.note}>{room.hostOnly(seatName(host, text) ?? '')}</p>
      )}
    </section>
  );
}

/**
 * Closes the free seats one after another, the last one first, so that nobody changes seats without need. The match
 * then begins with those who are here.
 */
async function closeFree({ id, seats }: MatchSummary, held: HeldSeat): Promise<Answer<MatchSummary>> {
  let answer = await beginNow(id, held);
  for (const { seat } of seats.filter(isFree).toReversed()) if (answer.ok) answer = await closeSeat(id, held, seat);
  return answer;
}

/** What is missing before the match begins: people who aren't ready, or any players at all. */
export function missing({ seats }: MatchSummary, language: Language, nothing: string, room: Text['room']): string {
  const kept = seats.flatMap(({ keptFor }) => keptFor ?? []);
  const free = seats.filter(isFree).length;
  if (kept.length > 0) return room.waitsFor(lists[language].all(kept));
  const waiting = seats.flatMap(({ waits, name = '' }) => (waits === true ? [name] : []));
  if (free > 0) return room.missing(free);
  return waiting.length > 0 ? room.notReady(lists[language].all(waiting)) : nothing;
}

/** What the host (who holds a seat) can do at a table. */
function hostCommands(
  { id }: MatchSummary,
  held: HeldSeat,
  level: LevelId,
  change: (question: Promise<Answer<MatchSummary>>) => void,
): HostCommands {
  return {
    addBot: (seat, strength = level) => change(seatBot(id, held, seat, strength)),
    removeBot: (seat) => change(removeBot(id, held, seat)),
    free: (seat) => change(freeSeat(id, held, seat)),
    makeHost: (seat) => change(makeHost(id, held, seat)),
    close: (seat) => change(closeSeat(id, held, seat)),
  };
}
