/** The games of the shelf that are written against the contract, each in its rooms; those that are declared have one file. */
import { existsSync } from 'node:fs';
import { type Shelved, shelf } from '../../games/index.ts';

const hasRooms = (id: string) => existsSync(new URL(`../../games/${id}/types.ts`, import.meta.url));

export const byHand: ReadonlyMap<string, Shelved> = new Map([...shelf].filter(([id]) => hasRooms(id)));
