import { useAction } from '../asking/use-action.ts';
import { useLanguage } from '../text/index.ts';
import { circleRefusals } from '../text/shell/circles.ts';

/** Asks something about a circle, one request at a time, and says why if it is refused. */
export const useCircleAction = () => useAction(circleRefusals[useLanguage()]);
