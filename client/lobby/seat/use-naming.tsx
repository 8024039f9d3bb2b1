import { useState } from 'react';
import { NameField } from './NameField.tsx';
import { tidyName, useMyName } from './my-name.ts';

/** A field for one's name in a form, and the name as it was typed there. */
export function useNaming() {
  const [name, setName] = useState(useMyName());
  const [nameless, setNameless] = useState(false);
  return {
    field: <NameField value={name} onChange={setName} missing={nameless && tidyName(name) === ''} />,
    /** The name; without one the field says that it is missing, and this is null. */
    named(): string | null {
      const tidy = tidyName(name);
      setNameless(tidy === '');
      return tidy === '' ? null : tidy;
    },
  };
}
