import { useState } from 'react';
import { showToast } from '../kit/dialogs/toast.ts';
import type { Answer } from '../asking/ask.ts';
import { useAction } from '../asking/use-action.ts';
import { useLanguage } from '../text/index.ts';
import { people } from '../text/shell/people.ts';
import { canHavePasskey, makePasskey, signIn } from './passkey.ts';

/** What one can do about passkeys, one thing at a time, each with a word when it is done. */
export function usePasskey() {
  const text = people[useLanguage()];
  const { busy, run } = useAction();
  const [can] = useState(canHavePasskey);
  const say = async (question: Promise<Answer<unknown>>, done: string) => {
    const isDone = (await run(question)) !== null;
    if (isDone) showToast(done);
    return isDone;
  };
  return {
    can,
    busy,
    say,
    make: () => void say(makePasskey(), text.made),
    signIn: () => void say(signIn(), text.welcome),
  };
}
