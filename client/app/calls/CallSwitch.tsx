import { Bell, BellRing } from 'lucide-react';
import { useRoute } from 'wouter';
import { useStore } from '../../kept/store.ts';
import { showToast } from '../../kit/dialogs/toast.ts';
import { Toggle } from '../../kit/controls/Toggle.tsx';
import { useHeldSeat } from '../../asking/keys.ts';
import { useLanguage } from '../../text/index.ts';
import { calls } from '../../text/shell/calls.ts';
import { PATHS } from '../paths.ts';
import { callState, switchOff, switchOn } from '../../asking/subscription.ts';

/** The setting for push messages; if this browser can't have them, says why. */
export function CallSwitch() {
  const text = calls[useLanguage()];
  const state = useStore(callState);
  const change = useChange();
  const hint = state === 'impossible' || state === 'blocked' ? text[state] : text.hint;
  return <Toggle label={text.label} hint={hint} checked={state === 'on'} onChange={change} />;
}

/** A button for the same at a table where the user has a seat. It asks for no permission by itself. */
export function CallBell({ className }: { readonly className: string | undefined }) {
  const text = calls[useLanguage()];
  const state = useStore(callState);
  const change = useChange();
  const [, parameters] = useRoute(PATHS.match);
  const seat = useHeldSeat(parameters?.id ?? '');
  if (seat === undefined || state === 'impossible' || state === 'blocked') return null;
  const on = state === 'on';
  return (
    <button
      type="button"
      className={className}
      aria-label={text.label}
      aria-pressed={on}
      title={text.label}
      onClick={() => change(!on)}
    >
      {on ? <BellRing aria-hidden="true" /> : <Bell aria-hidden="true" />}
    </button>
  );
}

function useChange(): (on: boolean) => void {
  const text = calls[useLanguage()];
  const change = async (on: boolean) => {
    if (!on) return switchOff();
    if (!(await switchOn())) showToast(text[callState.get() === 'blocked' ? 'blocked' : 'failed'], 'problem');
    return undefined;
  };
  return (on) => {
    // If push messages are impossible, the hint beside the switch says why.
    if (callState.get() !== 'impossible') void change(on);
  };
}
