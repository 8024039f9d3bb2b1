/** What is asked of the server about circles, by whoever is signed in by a key. */
import type { HeldSeat } from '../asking/keys.ts';
import { ask } from '../asking/ask.ts';

const by = (key: string): Record<string, string> => ({ Authorization: `Bearer ${key}` });

export const ownCircles = (key: string) => ask('GET /api/circles', {}, by(key));

export const openCircle = (key: string, name: string) => ask('POST /api/circles', { name }, by(key));

export const getCircle = (key: string, circle: string) => ask('GET /api/circles/:circle', { circle }, by(key));

/** What a circle is called, for whoever has its link. */
export const atDoor = (circle: string, word: string) => ask('GET /api/circles/:circle/door', { circle, word });

export const joinCircle = (key: string, circle: string, word: string) =>
  ask('POST /api/circles/:circle/members', { circle, word }, by(key));

/** A member goes, or is sent away. */
export const partFrom = (key: string, circle: string, who: string) =>
  ask('DELETE /api/circles/:circle/members/:who', { circle, who }, by(key));

export const setKeeper = (key: string, circle: string, who: string, keeper: boolean) =>
  ask('POST /api/circles/:circle/members/:who/keeper', { circle, who, keeper }, by(key));

export const renameCircle = (key: string, circle: string, name: string) =>
  ask('POST /api/circles/:circle/name', { circle, name }, by(key));

/** Gives its link another word. */
export const inviteAnew = (key: string, circle: string) => ask('POST /api/circles/:circle/word', { circle }, by(key));

export const closeCircle = (key: string, circle: string) => ask('DELETE /api/circles/:circle', { circle }, by(key));

/** Has the table where somebody sits be the circle's. */
export const bringTable = (key: string, circle: string, match: string, { playerID, credentials }: HeldSeat) =>
  ask('POST /api/circles/:circle/tables', { circle, match, playerID, credentials }, by(key));
