import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Button, buttonClass } from '../kit/Button.tsx';
import { Notice } from '../kit/page/Notice.tsx';
import { useTitle } from '../kit/page/title.ts';
import { useText } from '../text/index.ts';
import type { Refusal } from '../../games/kit/rules.ts';
import { useHeldSeat } from './keys.ts';
import { comeByLink } from './seating.ts';
import { useSentence } from './use-sentence.ts';

/** Where the link leads that takes a seat along to this device. Asks first: previews of links must not use it up. */
export function TakeSeatPage({ matchId }: { readonly matchId: string }) {
  const { devices } = useText();
  const sentence = useSentence();
  const [, go] = useLocation();
  const held = useHeldSeat(matchId);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const token = window.location.hash.slice(1);
  const address = `/match/${matchId}`;
  useTitle(devices.takeHeading);
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
  // A browser holds one seat of a match: another one's key would be lost.
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
    />
  );
}
