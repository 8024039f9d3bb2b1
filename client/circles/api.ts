/** What is asked of the server about circles, by whoever is signed in by a key. */
import type { HeldSeat } from '../asking/keys.ts';
import { ask, bearing } from '../asking/ask.ts';

export const ownCircles = (key: string) => ask('GET /api/circles', {}, bearing(key));

export const openCircle = (key: string, name: string) => ask('POST /api/circles', { name }, bearing(key));

export const getCircle = (key: string, circle: string) => ask('GET /api/circles/:circle', { circle }, bearing(key));

/** What a circle is called, for whoever has its link. */
export const atDoor = (circle: string, word: string) => ask('GET /api/circles/:circle/door', { circle, word });

export const joinCircle = (key: string, circle: string, word: string) =>
  ask('POST /api/circles/:circle/members', { circle, word }, bearing(key));

/** A member goes, or is sent away. */
export const partFrom = (key: string, circle: string, who: string) =>
  ask('DELETE /api/circles/:circle/members/:who', { circle, who }, bearing(key));

export const setKeeper = (key: string, circle: string, who: string, keeper: boolean) =>
  ask('POST /api/circles/:circle/members/:who/keeper', { circle, who, keeper }, bearing(key));

export const renameCircle = (key: string, circle: string, name: string) =>
  ask('POST /api/circles/:circle/name', { circle, name }, bearing(key));

/** Gives its link another word. */
export const inviteAnew = (key: string, circle: string) =>
  ask('POST /api/circles/:circle/word', { circle }, bearing(key));

export const closeCircle = (key: string, circle: string) =>
  ask('DELETE /api/circles/:circle', { circle }, bearing(key));

/** Has the table where somebody sits be the circle's. */
export const bringTable = (key: string, circle: string, match: string, { playerID, credentials }: HeldSeat) =>
  ask('POST /api/circles/:circle/tables', { circle, match, playerID, credentials }, bearing(key));
