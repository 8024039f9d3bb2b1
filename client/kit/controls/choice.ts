/** One of several: what the widgets for it are given. */
export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

export interface ChoiceProps<Value extends string> {
  /** What is chosen; shown above it, or only read aloud with `hideLabel`. */
  readonly label: string;
  readonly hideLabel?: boolean;
  /** Puts the label beside the choice where both fit. */
  readonly inline?: boolean;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}
