/**
 * How long each may take where strangers play: nobody knows how the other is to be reached, and nobody need ask a
 * bot to play on for somebody who thinks.
 */
export const STRANGERS_PACE = { kind: 'live', decision: 60, bank: 600 } as const;
