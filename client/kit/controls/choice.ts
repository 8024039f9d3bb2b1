/** The props of widgets that choose one of several values. */
export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

export interface ChoiceProps<Value extends string> {
  /** What is chosen; shown above the widget, or only read aloud with `hideLabel`. */
  readonly label: string;
  readonly hideLabel?: boolean;
  /** Puts the label beside the widget if both fit. */
  readonly inline?: boolean;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}
