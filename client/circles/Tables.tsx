import { useLocation } from 'wouter';
import { saidIn } from '../../games/kit/languages.ts';
import { type Meta, readOptions } from '../../games/kit/meta.ts';
import type { Circle } from '../../server/contract/circles.ts';
import { type NewMatch, getMatches } from '../asking/api.ts';
import { heldSeats } from '../asking/keys.ts';
import { Button } from '../kit/controls/Button.tsx';
import { MatchRow } from '../lobby/list/MatchRow.tsx';
import { useMyName } from '../lobby/seat/my-name.ts';
import { forFriends, openSoon, tableLike } from '../lobby/seat/seating.ts';
import { useShelf } from '../table/shelf.ts';
import { useLanguage } from '../text/index.ts';
import { circles as words } from '../text/shell/circles.ts';
import { bringTable } from './api.ts';
import type { CircleProps } from './circle-props.ts';
import pages from '../kit/page/Page.module.css';
import styles from './Circle.module.css';
import { useGroupAction } from '../groups/use-change.ts';

/** The circle's tables that aren't over, and a press for each game to open another one. */
export function Tables({ circle, signedInBy: key }: CircleProps) {
  const text = words[useLanguage()];
  const { games } = useShelf();
  return (
    <section aria-labelledby="tables">
      <h2 id="tables">{text.tables}</h2>
      {circle.tables.length === 0 ? (
        <p className={pages.note}>{text.noTables}</p>
      ) : (
        <ul>
          {circle.tables.map((match) => (
            <MatchRow key={match.id} match={match} showGame showStatus />
          ))}
        </ul>
      )}
      <p className={pages.note}>{text.tablesLead}</p>
      <ul className={styles.games}>
        {[...games.values()].map(({ meta }) => (
          <li key={meta.id}>
            <Opener meta={meta} circle={circle} signedInBy={key} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface OpenerProps {
  readonly meta: Meta;
  readonly circle: Circle;
  readonly signedInBy: string;
}

/** A table like the circle's last one of a game, as far as the server still has one and the game its options. */
async function asLastTime(meta: Meta, { tables, results }: Circle): Promise<NewMatch> {
  const ended = results.find(({ game, kept }) => game === meta.id && kept);
  const answer = ended === undefined ? undefined : await getMatches([ended.id]);
  const [last] = [...tables, ...(answer?.ok ? answer.value.matches : [])]
    .filter(({ game, options, status }) => game === meta.id && status !== 'wornOut' && readOptions(meta, options).ok)
    .toSorted((one, other) => other.createdAt - one.createdAt);
  return last === undefined ? forFriends(meta) : tableLike(last);
}

/** Opens a table by the circle's usual settings, has it be the circle's, and goes there. */
function Opener({ meta, circle, signedInBy: key }: OpenerProps) {
  const language = useLanguage();
  const [, go] = useLocation();
  const name = useMyName();
  const { busy, run } = useGroupAction();
  const called = saidIn(meta.names, language);
  const open = async () => {
    if (busy) return;
    const id = await run(openSoon(await asLastTime(meta, circle), name));
    const seat = id === null ? undefined : heldSeats()[id];
    if (id === null || seat === undefined) return;
    if ((await run(bringTable(key, circle.id, id, seat))) !== null) go(`/match/${id}`);
  };
  return (
    <Button busy={busy} aria-label={words[language].openTable(called)} onClick={() => void open()}>
      {called}
    </Button>
  );
}
