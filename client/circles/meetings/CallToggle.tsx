import { useEffect } from 'react';
import { callHere, callState, switchOn } from '../../asking/subscription.ts';
import { storedStore } from '../../kept/storage.ts';
import { useStore } from '../../kept/store.ts';
import { Toggle } from '../../kit/controls/Toggle.tsx';
import { showToast } from '../../kit/dialogs/toast.ts';
import { useLanguage } from '../../text/index.ts';
import { calls } from '../../text/shell/calls.ts';
import { meetings as words } from '../../text/shell/meetings.ts';
import { askForCircleCalls, endCircleCalls } from '../api.ts';

/** The circles to whose meetings this browser calls its reader. */
const called = storedStore<readonly string[]>('agora.circle-calls', (stored) =>
  Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : [],
);

interface CallToggleProps {
  readonly circle: string;
  readonly signedInBy: string;
}

/** Whether this browser calls its reader before meetings; if it can't, says why. */
export function CallToggle({ circle, signedInBy: key }: CallToggleProps) {
  const language = useLanguage();
  const state = useStore(callState);
  const isOn = useStore(called).includes(circle) && state === 'on';
  const text = calls[language];
  useEffect(() => {
    // The browser's address may be another one by now.
    if (isOn) void tell(key, circle, text.unknownService);
  }, [isOn, key, circle, text]);
  const change = async (on: boolean) => {
    if (on && state !== 'on' && !(await switchOn()))
      return showToast(text[callState.get() === 'blocked' ? 'blocked' : 'failed'], 'problem');
    keep(circle, on);
    const call = on ? undefined : await here();
    if (call !== undefined) await endCircleCalls(key, circle, call.endpoint);
  };
  return (
    <Toggle
      label={words[language].call}
      hint={state === 'impossible' || state === 'blocked' ? text[state] : text.hint}
      checked={isOn}
      onChange={(on) => {
        if (state !== 'impossible') void change(on);
      }}
    />
  );
}

const keep = (circle: string, on: boolean) =>
  called.update((before) => [...before.filter((each) => each !== circle), ...(on ? [circle] : [])]);

const here = () => callHere().catch(() => undefined);

async function tell(key: string, circle: string, unknownService: string): Promise<void> {
  const call = await here();
  const answer = call === undefined ? undefined : await askForCircleCalls(key, circle, call);
  if (answer?.ok !== false || answer.refusal.code !== 'unknownService') return;
  keep(circle, false);
  showToast(unknownService, 'problem');
}
