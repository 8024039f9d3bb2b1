import { useState } from 'react';
import { LONGEST_NAME } from '../../../games/kit/lengths.ts';
import { TextField } from '../../kit/controls/TextField.tsx';
import { NameField } from './NameField.tsx';
import { tidyName, useMyName } from './my-name.ts';

interface Called {
  readonly label: string;
  /** Said where somebody goes on without a name. */
  readonly missing: string;
  readonly before?: string;
}

/** A field for one's own name in a form, or for what something is called, and the name as it was typed there. */
export function useNaming(called?: Called) {
  const mine = useMyName();
  const [name, setName] = useState(called === undefined ? mine : (called.before ?? ''));
  const [nameless, setNameless] = useState(false);
  const isMissing = nameless && tidyName(name) === '';
  const given = { value: name, onChange: setName };
  return {
    field:
      called === undefined ? (
        <NameField {...given} missing={isMissing} />
      ) : (
        <TextField
          {...given}
          label={called.label}
          longest={LONGEST_NAME}
          {...(isMissing && { error: called.missing })}
        />
      ),
    /** The name; without one the field says that it is missing, and this is null. */
    named(): string | null {
      const tidy = tidyName(name);
      setNameless(tidy === '');
      return tidy === '' ? null : tidy;
    },
  };
}
