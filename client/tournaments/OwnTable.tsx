import { useLocation } from 'wouter';
import { useGroupAction } from '../groups/use-change.ts';
import { Button } from '../kit/controls/Button.tsx';
import { agree } from '../people/agree.ts';
import pages from '../kit/page/Page.module.css';
import { useLanguage } from '../text/index.ts';
import { tournaments as words } from '../text/shell/tournaments.ts';
import { useNow } from '../asking/use-now.ts';
import { sitDown } from './api.ts';
import { namesIn, ownNumber, type TournamentProps } from './tournament-props.ts';

const MINUTE = 60_000;

/** One's own table of the round, and the press that leads there. */
export function OwnTable({ tournament, signedInBy: key }: TournamentProps) {
  const text = words[useLanguage()];
  const [, go] = useLocation();
  const { busy, run } = useGroupAction();
  const now = useNow();
  const own = ownNumber(tournament);
  const table = tournament.played.at(-1)?.find(({ seats }) => own !== undefined && seats.includes(own));
  if (key === undefined || own === undefined || table === undefined) return null;
  const name = namesIn(tournament, text.nameless);
  const others = text.names(table.seats.filter((seat) => seat !== own).map(name));
  const sit = async () => {
    const taken = await run(sitDown(key, tournament.id));
    // The seat comes as all seats of a person do.
    if (taken !== null && (await run(agree())) !== undefined) go(`/match/${taken.match}`);
  };
  const minutes = table.until === undefined ? undefined : Math.max(1, Math.ceil((table.until - now) / MINUTE));
  return (
    <section aria-labelledby="own">
      <h2 id="own">{text.ownTable(tournament.played.length)}</h2>
      {table.seats.length === 1 && <p>{text.ownBye}</p>}
      {table.seats.length > 1 && <p>{table.status === 'over' ? text.ownOver : text.against(others)}</p>}
      {table.seats.length > 1 && table.status !== 'over' && (
        <div className={pages.ways}>
          <Button variant="act" size="large" busy={busy} onClick={() => void sit()}>
            {text.toTable}
          </Button>
          {minutes !== undefined && table.here?.includes(own) !== true && <span>{text.waitedFor(minutes)}</span>}
        </div>
      )}
    </section>
  );
}
