import { LONGEST_NAME } from '../../../games/kit/lengths.ts';
import { TextField } from '../../kit/controls/TextField.tsx';
import { useText } from '../../text/index.ts';

interface NameFieldProps {
  readonly value: string;
  readonly onChange: (name: string) => void;
  /** Whether somebody tried to go on without a name. */
  readonly missing: boolean;
}

export function NameField({ value, onChange, missing }: NameFieldProps) {
  const { lobby } = useText();
  return (
    <TextField
      label={lobby.name}
      value={value}
      onChange={onChange}
      longest={LONGEST_NAME}
      autoComplete="nickname"
      enterKeyHint="go"
      hint={lobby.nameHint}
      {...(missing ? { error: lobby.nameMissing } : {})}
    />
  );
}
