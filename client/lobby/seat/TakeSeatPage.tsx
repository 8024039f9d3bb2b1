import { useState } from 'react';
import { useLocation } from 'wouter';
import { Link } from '../../kit/page/Link.tsx';
import { saidIn } from '../../../games/kit/languages.ts';
import type { Refusal, Seat } from '../../../games/kit/rules.ts';
import { Button, buttonClass } from '../../kit/controls/Button.tsx';
import { Notice } from '../../kit/page/Notice.tsx';
import { useShelf } from '../../table/shelf.ts';
import { useLanguage, useText } from '../../text/index.ts';
import { useHeldSeat } from '../../asking/keys.ts';
import { comeByLink } from './seating.ts';
import { TableFacts } from '../list/TableFacts.tsx';
import styles from './TakeSeatPage.module.css';
import { useMatch } from '../room/use-match.ts';
import { useSentence } from '../../asking/use-sentence.ts';

/**
 * The page of a link that brings a seat to this device. It asks first, because programs that preview links must not use
 * it up.
 */
export function TakeSeatPage({ matchId }: { readonly matchId: string }) {
  const { devices } = useText();
  const sentence = useSentence();
  const [, go] = useLocation();
  const held = useHeldSeat(matchId);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  // What was written right behind the link is no part of it.
  const [token = ''] = /^[\w-]+(?:\.[\w-]+)*/.exec(window.location.hash.slice(1)) ?? [];
  const address = `/match/${matchId}`;
  const take = async () => {
    setBusy(true);
    const answer = await comeByLink(matchId, token);
    setBusy(false);
    if (answer.ok) go(address, { replace: true });
    else setRefusal(answer.refusal);
  };
  const table = (
    <Link href={address} className={buttonClass({})}>
      {devices.toTable}
    </Link>
  );
  if (refusal !== null && refusal.code !== 'offline')
    return <Notice heading={devices.cantTake} lead={sentence(refusal)} action={table} />;
  // A browser holds one seat of a match; the key of another one would be lost.
  if (held !== undefined)
    return <Notice heading={devices.cantTake} lead={devices.heldHere(held.name)} action={table} />;
  const action = (
    <Button variant="primary" size="large" busy={busy} onClick={() => void take()}>
      {devices.take}
    </Button>
  );
  return (
    <Notice
      heading={devices.takeHeading}
      lead={refusal === null ? devices.takeLead : sentence(refusal)}
      action={action}
    >
      <Table matchId={matchId} seat={Number.parseInt(token, 10)} />
    </Notice>
  );
}

/** Which table the seat is at, so that nobody takes the wrong one. Nothing until that is known. */
function Table({ matchId, seat }: { readonly matchId: string; readonly seat: Seat }) {
  const { match } = useMatch(matchId);
  const meta = useShelf().games.get(match?.game ?? '')?.meta;
  const language = useLanguage();
  if (match === null || meta === undefined) return null;
  return (
    <section className={styles.table} aria-labelledby="table">
      <h2 id="table">{saidIn(meta.names, language)}</h2>
      <TableFacts match={match} meta={meta} own={seat} />
    </section>
  );
}
