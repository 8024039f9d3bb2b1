import { TextField } from '../kit/TextField.tsx';
import { useText } from '../text/index.ts';
import { LONGEST_NAME } from './my-name.ts';

interface NameFieldProps {
  readonly value: string;
  readonly onChange: (name: string) => void;
  /** Somebody tried to go on without one. */
  readonly missing: boolean;
}

export function NameField({ value, onChange, missing }: NameFieldProps) {
  const { lobby } = useText();
  return (
    <TextField
      label={lobby.name}
      value={value}
      onChange={onChange}
      maxLength={LONGEST_NAME}
      autoComplete="nickname"
      enterKeyHint="go"
      hint={lobby.nameHint}
      {...(missing ? { error: lobby.nameMissing } : {})}
    />
  );
}
