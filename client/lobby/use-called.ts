import { useEffect, useEffectEvent } from 'react';
import { announce } from '../kit/a11y/announce.ts';
import { markTab } from '../kit/page/mark-tab.ts';
import { useCall } from '../kit/page/title.ts';
import { playSound } from '../kit/sound/sound.ts';

/**
 * Calls a user who may be looking elsewhere: by a bell, in the tab's title, and by a screen reader. Null calls nobody.
 */
export function useCalled(call: string | null): void {
  useCall(call);
  const tell = useEffectEvent((sentence: string) => announce(sentence));
  useEffect(() => {
    if (call === null) return undefined;
    playSound('bell');
    tell(call);
    return markTab();
  }, [call]);
}
