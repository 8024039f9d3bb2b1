/**
 * What is shown below the prompt about players who are waited for: how long it may still take, and what the people here
 * can do about it.
 */
import { AlarmClock, Bot } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Seat } from '../../../games/kit/rules.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { clockFace } from '../../kit/countdown.ts';
import { useWaitsText } from '../../text/shell/waits.ts';
import { WaitingFor } from '../seats/Absence.tsx';
import { useFrame } from '../context.ts';
import type { Seated } from '../seats/seated.ts';
import { useClockFace } from '../seats/seat-clock.ts';
import styles from './Waits.module.css';

export function Waits() {
  const { seat: mine, session, phase } = useFrame();
  const own = session.players.find(({ seat }) => seat === mine);
  const awaited = session.players.find(({ vote }) => vote !== undefined);
  return (
    <>
      {own !== undefined && session.terms.pace !== undefined && <OwnTime key={own.seat} own={own} />}
      {phase === 'playing' && own?.standInUntil === 'command' && <BotPlays />}
      {phase === 'playing' && own !== undefined && awaited !== undefined && <VoteLine own={own} awaited={awaited} />}
      {phase === 'playing' && own !== undefined && <UndoLine own={own} />}
      <WaitingFor />
    </>
  );
}

/** Reads aloud at most two things about the own time: that it is nearly up, and that it was up. */
function OwnTime({ own }: { readonly own: Seated }) {
  const { terms } = useFrame().session;
  const text = useWaitsText();
  const face = useClockFace(own.clock, terms.pace);
  const seconds = face === null ? 0 : face.left + face.bank;
  const short = own.standIn === undefined && face?.short === true;
  const ranOut = useLast(own.standInUntil === 'move', own.clock?.runs === true && !short);
  return (
    <>
      {short && (
        <span className={styles.short} aria-hidden="true">
          <AlarmClock />
          {text.nearlyUpIn(seconds > 3600 ? text.remains(seconds) : clockFace(seconds))}
        </span>
      )}
      <span className="visually-hidden" aria-live="polite">
        {short ? text.nearlyUp : ranOut ? text.timeUp : ''}
      </span>
      {ranOut && !short && (
        <span className={styles.wait} aria-hidden="true">
          {text.timeUp}
        </span>
      )}
    </>
  );
}

/** Whether something has happened since the last time that `isOver` was true. */
function useLast(happens: boolean, isOver: boolean): boolean {
  const [was, setWas] = useState(false);
  if (happens && !was) setWas(true);
  else if (!happens && was && isOver) setWas(false);
  return was;
}

function BotPlays() {
  const { commands } = useFrame().session;
  const text = useWaitsText();
  if (commands === null) return null;
  return <Ask words={text.botPlays} label={text.here} act={commands.comeBack} />;
}

function VoteLine({ own, awaited }: { readonly own: Seated; readonly awaited: Seated }) {
  const { commands, players } = useFrame().session;
  const text = useWaitsText();
  const { agreed = [], needed = 1, spoke = false } = awaited.vote ?? {};
  if (commands === null) return null;
  const asking = players.find(({ seat }) => seat === agreed[0]);
  if (own.seat === awaited.seat) {
    // What is done at the board counts where one other player decides alone.
    const stop = needed === 1 ? 'anything' : spoke ? 'move' : 'word';
    const words = asking === undefined ? text.othersMay(stop) : text.asksForYou(asking.name, stop);
    if (spoke) return <Told words={words} />;
    return <Ask words={words} label={text.thinking} act={commands.comeBack} />;
  }
  const vote = (): Promise<boolean> => commands.voteFor(awaited.seat satisfies Seat);
  if (asking === undefined) return <Ask words={text.mayAsk(awaited.name)} label={text.ask} icon={<Bot />} act={vote} />;
  if (agreed.includes(own.seat))
    return <span className={styles.wait}>{text.youAsked(awaited.name, agreed.length, needed)}</span>;
  const words = text.asks(asking.name, awaited.name, agreed.length, needed);
  return <Ask words={words} label={text.agree} icon={<Bot />} act={vote} />;
}

/** Tells that somebody would like to undo their last move: to that player, and to those who may agree. */
function UndoLine({ own }: { readonly own: Seated }) {
  const { session, text } = useFrame();
  const { commands, players } = session;
  const asking = players.find(({ asksUndo }) => asksUndo !== undefined);
  if (asking?.asksUndo === undefined || commands === null) return null;
  const { agreed, needed, against } = asking.asksUndo;
  const { asks, agree, decline, declined, youDeclined, youAsked, youAgreed } = text.undoRequest;
  const { seat, name } = asking;
  if (against === own.seat) return <Told words={youDeclined(name)} />;
  if (against !== undefined) return <Told words={declined(players[against]?.name ?? '')} />;
  if (own.seat === seat) return <Told words={youAsked(agreed.length, needed)} />;
  if (agreed.includes(own.seat)) return <Told words={youAgreed(name, agreed.length, needed)} />;
  return (
    <Ask words={asks(name)} label={agree} act={() => commands.answerUndo(seat, true)}>
      <Button size="small" variant="bare" onClick={() => void commands.answerUndo(seat, false)}>
        {decline}
      </Button>
    </Ask>
  );
}

function Told({ words }: { readonly words: string }) {
  return (
    <span className={styles.wait} aria-live="polite">
      {words}
    </span>
  );
}

interface AskProps {
  readonly words: string;
  readonly label: string;
  readonly icon?: ReactNode;
  /** More buttons. */
  readonly children?: ReactNode;
  act(): Promise<boolean>;
}

/** A sentence with a button. */
function Ask({ words, label, icon, children, act }: AskProps) {
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    await act();
    setBusy(false);
  };
  return (
    <span className={styles.ask}>
      <span aria-live="polite">{words}</span>
      <Button size="small" icon={icon} busy={busy} onClick={() => void press()}>
        {label}
      </Button>
      {children}
    </span>
  );
}
