import { apart } from '../../kit/page/lazily.tsx';

const load = () => import('./Others.tsx');

/** What is told of others and can be done about them: loaded once there is somebody. */
export const Ways = apart(load, 'Others');

/** Says until when nobody hears this player. */
export const tellMuted = async (until: unknown): Promise<void> => (await load()).tellMuted(until);
