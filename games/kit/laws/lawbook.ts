/**
 * The text of every law that all games keep, and where to mend a game that breaks it. Other rules about positions as
 * text, printed games and old records are tested by test/corpus.
 */

/**
 * The text of each law, by its number. The comment names the file of its check, unless that is play.ts or position.ts.
 */
export const LAWS = {
  1: 'a game ends within its bound, with a place for every seat; nothing gets lost',
  2: 'listed moves are allowed and apply; what is refused changes nothing',
  3: 'who decides, about what, with which moves and what a bot would do follows from what that seat sees',
  // step.ts, secret.ts, hidden.ts, deals.ts
  4: 'what is hidden from a seat, a secret move too, changes nothing it receives',
  // mask.ts
  5: 'a full state dealt from a view has that view and all components, and can be',
  // apart.ts, steady.ts
  6: 'states are plain JSON; copies, views and events share nothing that changes; the same move does the same, whoever listens, and the same question has one answer',
  // boardgame.ts
  7: 'boardgame.io agrees on phase, deciders, end and what can be undone',
  8: 'a record leads to the same hash in Node, in a worker and in the browser',
  // recall.ts; that no bot guesses better than chance is held in test/laws/clairvoyance.test.ts
  9: 'what a seat remembers it was told, and is true',
  // universe.ts
  10: 'whatever a kind of move can express and is not refused is listed, but for its free fields',
  11: 'a kind of move without fields that is not refused is listed',
  // advice.ts
  12: 'a refusal advises nothing that can’t be done',
  // text.ts
  13: 'a position’s text is read back as that position; damaged texts are refused or can be',
  14: 'no position reached is impossible',
  // oracle.ts
  15: 'what a move did is what the game’s oracle says it does',
  // ways.ts
  16: 'a seat has the kinds of move that the game’s page of rules gives it',
  17: 'events tell of seats at the table, and who is next when a turn ends may move',
  // delay.ts
  18: 'nobody can hold a game for ever: whatever is played only to delay it, it ends within its bound',
} as const;

export type Law = keyof typeof LAWS;

/** Where to mend rules that are written by hand: the part of the contract (../rules.ts). */
const BY_HAND: Readonly<Record<Law, string>> = {
  1: '`apply` and `result`, or `longest` and `census`',
  2: '`legal`, `refuse` or `apply`',
  3: '`legal` and `refuse`, which look at what the seat can’t see',
  4: '`view`, or what `apply` tells',
  5: '`redeal`, or `view`',
  6: '`clone` and `view`, which share something, or `apply`, which uses what is neither in the state nor chance',
  7: '`phase`, `phases` and `toMove`',
  8: '`apply`, which uses what is neither in the state nor chance',
  9: '`recall`',
  10: '`legal` and `refuse`, or `free` in `forms`',
  11: '`legal` and `refuse`',
  12: 'the refusal’s sentence, or advice.ts',
  13: '`impossible`',
  14: '`impossible`, or `apply`',
  15: '`apply`, or oracle.ts',
  16: '`legal`, or ways.ts',
  17: 'what `apply` tells',
  18: '`longest`, or what lets a player hold the game up',
};

/** Where to mend a defined game: the part of the definition (../define). `defineGame` makes the rest. */
export const DEFINED: Readonly<Record<Law, string>> = {
  ...BY_HAND,
  1: '`apply` or `together`, or in `ends`, `score` or `longest`',
  2: '`refuse` and `list`, which change nothing and pass only what `apply` can do, or in `apply`',
  3: '`refuse`, `list`, `ends` or `phases`: somebody must have a move, and find it by what its seat sees',
  4: 'what `apply` or `together` tells and does by hidden cards, or in `secret`',
  5: '`ends` or `impossible`, which look at what not everybody sees',
  6: '`apply` or `together`, which use what is neither in the state nor chance, or in what changes the state while it looks',
  7: '`phases`',
  10: '`list` and `refuse`',
  11: '`list` and `refuse`',
  14: '`apply` or `together`, which leave what can’t be, or in `impossible`',
};

/** Where to mend a broken law, in terms of the contract. */
export function mendedIn(law: Law): string {
  return BY_HAND[law];
}
