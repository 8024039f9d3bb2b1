import { useState } from 'react';
import { showToast } from '../kit/dialogs/toast.ts';
import type { Answer } from './api.ts';
import { type Sentences, useSentence } from './use-sentence.ts';

/** Runs one request at a time, and shows a toast if it fails, by sentences of the page's own, too. Resolves to the value, or null. */
export function useAction(own?: Sentences) {
  const sentence = useSentence(own);
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
