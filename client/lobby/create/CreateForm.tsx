import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { type Meta, defaultOptions } from '../../../games/kit/meta.ts';
import { STRANGERS_PACE } from '../../../games/kit/strangers-pace.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { Segmented } from '../../kit/controls/Segmented.tsx';
import type { Terms } from '../../table/terms.ts';
import { useText } from '../../text/index.ts';
import styles from './CreateForm.module.css';
import { NameField } from '../seat/NameField.tsx';
import { OptionFields } from './OptionFields.tsx';
import { TermsFields } from './TermsFields.tsx';
import { PlayerCount } from './PlayerCount.tsx';
import { tidyName, useMyName } from '../seat/my-name.ts';
import { openMatch } from '../seat/seating.ts';
import { useAction } from '../../asking/use-action.ts';

/** A form that opens a table for a game and seats its creator. */
export function CreateForm({ meta }: { readonly meta: Meta }) {
  const { lobby } = useText();
  const [, go] = useLocation();
  const { busy, run } = useAction();
  const [name, setName] = useState(useMyName());
  const [chosen, setTerms] = useState<Terms | null>(null);
  const [nameless, setNameless] = useState(false);
  const [wanted, setWanted] = useState({
    game: meta.id,
    players: meta.players.default,
    options: defaultOptions(meta) as Readonly<Record<string, string | boolean>>,
    unlisted: false,
  });
  const bots = meta.botless !== true;
  // Who finds it in the list is a stranger.
  const terms: Terms = chosen ?? (wanted.unlisted || !bots ? {} : { pace: STRANGERS_PACE });
  const open = async (event: FormEvent) => {
    event.preventDefault();
    const tidy = tidyName(name);
    setNameless(tidy === '');
    if (tidy === '' || busy) return;
    const id = await run(openMatch({ ...wanted, ...terms }, tidy));
    if (id !== null) go(`/match/${id}`);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void open(event)} noValidate>
      <NameField value={name} onChange={setName} missing={nameless && tidyName(name) === ''} />
      <PlayerCount meta={meta} value={wanted.players} onChange={(players) => setWanted({ ...wanted, players })} />
      <OptionFields
        meta={meta}
        value={wanted.options}
        onChange={(options) => setWanted({ ...wanted, options: options as typeof wanted.options })}
      />
      {bots && <TermsFields value={terms} onChange={setTerms} />}
      <Segmented
        inline
        label={lobby.visibility}
        choices={[
          { value: 'public', label: lobby.public },
          { value: 'unlisted', label: lobby.unlisted },
        ]}
        value={wanted.unlisted ? 'unlisted' : 'public'}
        onChange={(who) => setWanted({ ...wanted, unlisted: who === 'unlisted' })}
      />
      <Button type="submit" variant="primary" size="large" block busy={busy}>
        {lobby.open}
      </Button>
    </form>
  );
}
