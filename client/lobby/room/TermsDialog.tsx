import { useState } from 'react';
import type { MatchSummary } from '../../../server/contract/tables.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { Dialog } from '../../kit/dialogs/Dialog.tsx';
import { useShelf } from '../../table/shelf.ts';
import { termsOf } from '../../table/terms.ts';
import { useText } from '../../text/index.ts';
import { changeTerms } from '../../asking/api.ts';
import type { HeldSeat } from '../../asking/keys.ts';
import { OptionFields } from '../create/OptionFields.tsx';
import { TermsFields } from '../create/TermsFields.tsx';
import { useAction } from '../../asking/use-action.ts';
import styles from '../create/CreateForm.module.css';

interface TermsDialogProps {
  readonly match: MatchSummary;
  readonly host: HeldSeat;
  readonly show: (match: MatchSummary) => void;
  readonly onClose: () => void;
}

/** A dialog in which the host changes all terms at once, so that the others are told and asked only once. */
export function TermsDialog({ match, host, show, onClose }: TermsDialogProps) {
  const { room, cancel } = useText();
  const { busy, run } = useAction();
  const meta = useShelf().games.get(match.game)?.meta;
  const [options, setOptions] = useState(match.options);
  const [terms, setTerms] = useState(() => termsOf(match));
  const isAlone = match.seats.filter(({ name, bot }) => name !== undefined && bot === undefined).length < 2;
  const save = async () => {
    const changed = await run(changeTerms(match.id, host, { options, ...terms }));
    if (changed === null) return;
    show(changed);
    onClose();
  };
  const actions = (
    <>
      <Button variant="bare" onClick={onClose}>
        {cancel}
      </Button>
      <Button variant="primary" busy={busy} onClick={() => void save()}>
        {room.saveTerms}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={room.terms}
      actions={actions}
      {...(isAlone ? {} : { description: room.termsLead })}
    >
      <div className={styles.form}>
        {meta !== undefined && <OptionFields meta={meta} value={options} onChange={setOptions} />}
        {meta?.botless !== true && <TermsFields value={terms} onChange={setTerms} />}
      </div>
    </Dialog>
  );
}
