import { Suspense } from 'react';
import { lazily } from '../../kit/page/lazily.tsx';
import type { OthersProps } from './Others.tsx';

const load = () => import('./Others.tsx');
const Others = lazily(async () => (await load()).Others);

/** What is told of others and can be done about them: loaded once there is somebody. */
export function Ways(props: OthersProps) {
  return (
    <Suspense>
      <Others {...props} />
    </Suspense>
  );
}

/** Says until when nobody hears this player. */
export const tellMuted = async (until: unknown): Promise<void> => (await load()).tellMuted(until);
