/** How long this server waits for somebody who is away where nobody chose. */
import { getUsualTerms } from '../asking/api.ts';
import { useAnswer } from '../asking/use-answer.ts';

/** In seconds; null while it isn't known. */
export const useUsualPatience = (): number | null => useAnswer(getUsualTerms).told?.patience ?? null;
