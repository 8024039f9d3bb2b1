import { Bot, DoorOpen, Hourglass, Moon } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import type { Player } from '../boards/contract.ts';
import type { TableText } from '../text/shell/table.en.ts';
import styles from './Absence.module.css';
import { useTable } from './context.ts';

/** Whether something is to be told of a player's being away. Who is here needs no sign, and bots never leave. */
export function isAway({ name, bot, connected }: Player): boolean {
  return name !== '' && bot === undefined && !connected;
}

/** What becomes of the seat of somebody who is away, in a line of their panel. */
export function Absence({ player }: { readonly player: Player }) {
  const { text } = useTable();
  const seconds = useSecondsUntil(player.standsInAt);
  const { icon, words } = signOf(player, seconds, text);
  return (
    <span className={styles.absence} data-urgent={seconds !== null} title={words}>
      {icon}
      <span>{words}</span>
    </span>
  );
}

function signOf(
  { standIn, left }: Player,
  seconds: number | null,
  text: TableText,
): { icon: ReactNode; words: string } {
  if (left === true) return { icon: <DoorOpen aria-hidden="true" />, words: text.gone };
  if (standIn !== undefined) return { icon: <Bot aria-hidden="true" />, words: text.standsIn };
  if (seconds === null) return { icon: <Moon aria-hidden="true" />, words: text.away };
  return { icon: <Hourglass aria-hidden="true" />, words: text.standsInAfter(clock(seconds)) };
}

/** For whom everybody waits who isn't there: one sentence below the prompt. Null where nobody is waited for so. */
export function WaitingFor() {
  const { session, text } = useTable();
  const [first] = session.players
    .filter((player) => player.standsInAt !== undefined)
    .toSorted((a, b) => (a.standsInAt ?? 0) - (b.standsInAt ?? 0));
  const seconds = useSecondsUntil(first?.standsInAt);
  if (first === undefined || seconds === null) return null;
  return (
    <span className={styles.waiting} role="timer">
      {text.waitsFor(first.name, clock(seconds))}
    </span>
  );
}

/** Whole seconds until a time, counting down; null without one. */
function useSecondsUntil(time: number | undefined): number | null {
  return useSyncExternalStore(everySecond, () =>
    time === undefined ? null : Math.max(0, Math.ceil((time - Date.now()) / 1000)),
  );
}

function everySecond(tell: () => void): () => void {
  const timer = setInterval(tell, 1000);
  return () => clearInterval(timer);
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
