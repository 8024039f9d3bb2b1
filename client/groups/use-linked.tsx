import { useCallback, useState } from 'react';
import type { Answer } from '../asking/ask.ts';
import { useAnswer } from '../asking/use-answer.ts';
import { useSentence } from '../asking/use-sentence.ts';
import { NotFoundPage } from '../kit/page/NotFoundPage.tsx';
import { Waiting } from '../kit/page/Spinner.tsx';
import { useTitle } from '../kit/page/title.ts';
import { useSignedIn } from '../people/signed-in.ts';
import { useText } from '../text/index.ts';

type Look<Group> = (key: string | undefined, id: string, word: string) => Promise<Answer<Group>>;

/**
 * A circle or a tournament, as its members see it and whoever has its link. The link's word stands behind its `#`. It is
 * looked at again as `useAnswer` does. `missing` is shown while there is nothing to show.
 */
export function useLinked<Group extends { readonly name: string }>(
  id: string,
  look: Look<Group>,
  every?: number,
  isLast?: (told: Group) => boolean,
) {
  const key = useSignedIn()?.key;
  const [word] = useState(() => /^#([\w-]+)/.exec(window.location.hash)?.[1] ?? '');
  const { loading } = useText();
  const sentence = useSentence();
  const question = useCallback(() => look(key, id, word), [look, key, id, word]);
  const { told, refusal, tell } = useAnswer(question, every, isLast);
  useTitle(told?.name);
  const isHidden = refusal?.code === 'notFound' || refusal?.code === 'notSignedIn';
  const missing = isHidden ? (
    <NotFoundPage />
  ) : refusal === null ? (
    <Waiting label={loading} />
  ) : (
    <output>{sentence(refusal)}</output>
  );
  return { key, word, told, tell, isHidden, missing };
}
