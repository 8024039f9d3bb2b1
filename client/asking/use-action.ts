import { useState } from 'react';
import { showToast } from '../kit/dialogs/toast.ts';
import type { Answer } from './api.ts';
import { useSentence } from './use-sentence.ts';

/** Runs one request at a time, and shows a toast if it fails. Resolves to the value, or null. */
export function useAction() {
  const sentence = useSentence();
  const [busy, setBusy] = useState(false);
  const run = async <T>(question: Promise<Answer<T>>): Promise<T | null> => {
    setBusy(true);
    const answer = await question;
    setBusy(false);
    if (answer.ok) return answer.value;
    showToast(sentence(answer.refusal), 'problem');
    return null;
  };
  return { busy, run };
}
