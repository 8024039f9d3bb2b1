import { Fragment } from 'react';
import type { Tournament, TournamentTable } from '../../server/contract/tournaments.ts';
import { Link } from '../kit/page/Link.tsx';
import { useLanguage } from '../text/index.ts';
import { tournaments as words } from '../text/shell/tournaments.ts';
import pages from '../kit/page/Page.module.css';
import { namesIn, ownNumber } from './tournament-props.ts';

/** Who sat where in each round, the latest first, and how the tables ended. */
export function Rounds({ tournament }: { readonly tournament: Tournament }) {
  const text = words[useLanguage()];
  const { played, rounds } = tournament;
  const own = ownNumber(tournament);
  return (
    <section aria-labelledby="rounds">
      <h2 id="rounds">{text.rounds}</h2>
      {[...played.entries()].toReversed().map(([at, tables]) => (
        <Fragment key={at}>
          <h3>{text.round(at + 1, Math.max(rounds, played.length))}</h3>
          <ul className={pages.members}>
            {tables.map((table) => (
              <li key={table.seats.join()} data-own={(own !== undefined && table.seats.includes(own)) || undefined}>
                <Table table={table} tournament={tournament} />
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </section>
  );
}

function Table({ table, tournament }: { readonly table: TournamentTable; readonly tournament: Tournament }) {
  const text = words[useLanguage()];
  const name = namesIn(tournament, text.nameless);
  const { seats, places, absent, match, status } = table;
  const placed = places === undefined ? seats : seats.toSorted((a, b) => placeOf(a) - placeOf(b));
  function placeOf(number: number): number {
    return places?.[seats.indexOf(number)] ?? 0;
  }
  const said = placed.map((number) => {
    const called = places === undefined ? name(number) : text.placed(placeOf(number), name(number));
    return absent.includes(number) ? text.absent(called) : called;
  });
  const isBye = status === 'over' && places === undefined;
  return (
    <>
      <bdi>{text.names(said)}</bdi>
      {isBye && <span className={pages.note}>{seats.length > 1 ? text.calledOff : text.byeAlone}</span>}
      {match !== undefined && !isBye && (
        <Link href={status === 'over' ? `/replay/match/${match}` : `/match/${match}`}>{text.looks[status]}</Link>
      )}
    </>
  );
}
