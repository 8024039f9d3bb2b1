import type { Result } from '../../games/kit/rules.ts';

/** Plays until the match is over. Resolves with its result, and with the seat that was played. */
export function play(server: string, game: string): Promise<Result & { readonly playerID: string }>;
