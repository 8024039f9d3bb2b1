/** What is asked of the server about circles, by whoever is signed in by a key. */
import type { NewGathering } from '../../server/contract/circles.ts';
import type { BrowserCall } from '../../server/contract/schema.ts';
import type { HeldSeat } from '../asking/keys.ts';
import { ask, bearing } from '../asking/ask.ts';

export const ownCircles = (key: string) => ask('GET /api/circles', {}, bearing(key));

export const openCircle = (key: string, name: string) => ask('POST /api/circles', { name }, bearing(key));

/** A circle, for whoever belongs to it; its name alone for others who have the word of its link. */
export const lookAtCircle = (key: string | undefined, circle: string, word: string) =>
  ask('GET /api/circles/:circle', { circle, ...(word !== '' && { word }) }, key === undefined ? {} : bearing(key));

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

/** What members have said; without lines if `seen` is how it is. */
export const getLines = (key: string, circle: string, seen?: string) =>
  ask('GET /api/circles/:circle/lines', { circle, ...(seen !== undefined && { seen }) }, bearing(key));

export const sayLine = (key: string, circle: string, text: string) =>
  ask('POST /api/circles/:circle/lines', { circle, text }, bearing(key));

export const removeLine = (key: string, circle: string, line: number) =>
  ask('DELETE /api/circles/:circle/lines/:line', { circle, line: String(line) }, bearing(key));

export const gather = (key: string, circle: string, wanted: NewGathering) =>
  ask('POST /api/circles/:circle/gatherings', { circle, ...wanted }, bearing(key));

export const callGatheringOff = (key: string, circle: string, gathering: string) =>
  ask('DELETE /api/circles/:circle/gatherings/:gathering', { circle, gathering }, bearing(key));

export const sayWhetherComing = (key: string, circle: string, gathering: string, comes: boolean) =>
  ask('POST /api/circles/:circle/gatherings/:gathering/coming', { circle, gathering, comes }, bearing(key));

export const getCalendar = (key: string, circle: string, gathering: string, language: string) =>
  ask('GET /api/circles/:circle/gatherings/:gathering/calendar', { circle, gathering, language }, bearing(key));

/** Has this browser be called before members meet. */
export const askForCircleCalls = (key: string, circle: string, call: BrowserCall) =>
  ask('POST /api/circles/:circle/calls', { circle, ...call }, bearing(key));

export const endCircleCalls = (key: string, circle: string, endpoint: string) =>
  ask('DELETE /api/circles/:circle/calls', { circle, endpoint }, bearing(key));

export const setHook = (key: string, circle: string, address: string, language: 'en' | 'ja') =>
  ask('POST /api/circles/:circle/hook', { circle, address, language }, bearing(key));

export const dropHook = (key: string, circle: string) =>
  ask('DELETE /api/circles/:circle/hook', { circle }, bearing(key));
