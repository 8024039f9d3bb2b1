import { Eye, ShieldAlert, VolumeX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Refusal, Seat } from '../../../games/kit/rules.ts';
import type { ChatLine } from '../../../server/contract/messages.ts';
import type { Player } from '../../boards/contract.ts';
import { settingsNow } from '../../kept/settings.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { IconButton } from '../../kit/controls/IconButton.tsx';
import { showToast } from '../../kit/dialogs/toast.ts';
import { useLanguage } from '../../text/index.ts';
import { localeOf } from '../../text/locale.ts';
import { othersText } from '../../text/shell/others.ts';
import { useFrame } from '../context.ts';
import type { Reported } from '../match.ts';
import styles from './ChatPanel.module.css';
import { setMuted } from './talk.ts';

/** A line with its player (none is a spectator's), the seats that are muted here, a player by their name, or how many look on. */
export type OthersProps = LineProps | MutedProps | NamedProps | OnlookersProps;

interface LineProps {
  readonly line: ChatLine;
  readonly player: Player | undefined;
}

interface MutedProps {
  readonly muted: readonly Seat[];
}

interface NamedProps {
  readonly named: Player;
}

interface OnlookersProps {
  readonly onlookers: number;
}

/** Others at a table: how many look on, and what can be done about those who speak. */
export function Others(props: OthersProps) {
  if ('line' in props) return <LineWays {...props} />;
  if ('muted' in props) return <Muted {...props} />;
  return 'named' in props ? <NamedWays {...props} /> : <Onlookers {...props} />;
}

function LineWays({ line, player }: LineProps) {
  const { session } = useFrame();
  const text = othersText[useLanguage()];
  const report = useReport();
  if (line.phrase === 'hidden') return <em className={styles.hidden}>{text.hidden}</em>;
  return (
    <span className={styles.ways}>
      {player !== undefined && (
        <Way label={text.mute(player.name)} onClick={() => setMuted(session.id, player.seat, true)}>
          <VolumeX aria-hidden="true" />
        </Way>
      )}
      {report !== undefined && (
        <Way label={text.reportLine} onClick={() => report({ line: line.id })}>
          <ShieldAlert aria-hidden="true" />
        </Way>
      )}
    </span>
  );
}

interface WayProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function Way({ label, onClick, children }: WayProps) {
  return (
    <button type="button" className={styles.way} aria-label={label} title={label} onClick={onClick}>
      {children}
    </button>
  );
}

/** The muted players, and a button to hear each again. */
function Muted({ muted }: MutedProps) {
  const { session } = useFrame();
  const text = othersText[useLanguage()];
  const players = muted.flatMap((seat) => session.players[seat] ?? []);
  return players.map(({ seat, name }) => (
    <p key={seat} className={styles.muted}>
      <span>{text.muted(name)}</span>
      <button type="button" className={styles.phrase} onClick={() => setMuted(session.id, seat, false)}>
        {text.unmute}
      </button>
    </p>
  ));
}

function Onlookers({ onlookers }: OnlookersProps) {
  return (
    <p className={styles.onlookers}>
      <Eye aria-hidden="true" />
      {othersText[useLanguage()].onlookers(onlookers)}
    </p>
  );
}

function NamedWays({ named: { seat, name } }: NamedProps) {
  const text = othersText[useLanguage()];
  const report = useReport();
  if (report === undefined) return null;
  return (
    <p className={styles.named}>
      <Button variant="bare" size="small" icon={<ShieldAlert aria-hidden="true" />} onClick={() => report({ seat })}>
        {text.reportName(name)}
      </Button>
    </p>
  );
}

interface ReportNameProps {
  /** What the player is called, or another who waits. */
  readonly name: string;
  readonly report: () => Promise<Refusal | undefined>;
  explain(refusal: Refusal): void;
}

/** The same where there is no table yet. */
export function ReportName({ name, report, explain }: ReportNameProps) {
  const text = othersText[useLanguage()];
  const send = () => void report().then((refusal) => tellReported(refusal, text, explain));
  return <IconButton label={text.reportName(name)} icon={<ShieldAlert aria-hidden="true" />} onClick={send} />;
}

/** Reports something and says whether that was done; undefined where no server runs the match. */
function useReport(): ((what: Reported) => void) | undefined {
  const { session, explain } = useFrame();
  const text = othersText[useLanguage()];
  const { report } = session;
  return report && ((what) => void report(what).then((refusal) => tellReported(refusal, text, explain)));
}

function tellReported(
  refusal: Refusal | undefined,
  text: (typeof othersText)['en'],
  explain: (refusal: Refusal) => void,
): void {
  if (refusal === undefined) showToast(text.reported);
  else if (refusal.code === 'notFound') showToast(text.gone, 'problem');
  else if (refusal.code === 'tooFast') showToast(text.enough, 'problem');
  else explain(refusal);
}

const CLOCK = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** Says until when nobody hears this player, in milliseconds since 1970. */
export function tellMuted(until: unknown): void {
  const { language } = settingsNow();
  const time = new Intl.DateTimeFormat(localeOf(language), CLOCK).format(Number(until));
  showToast(othersText[language].mutedUntil(time), 'problem');
}
