/** The words of the page that verifies a match's deal, draws and rolls. */
import { plural } from './plural.ts';

export const checkEn = {
  heading: 'Verify the deal',
  titleOf: (game: string) => `${game}: the deal, verified`,
  lead: 'This page works out the deal and every draw and roll again, from numbers that were fixed before anybody knew them.',
  notOver: 'The match is still being played. The server shows its secret when it is over.',
  nothing: 'There is nothing to check here: somebody chose the deal of this match, or it was dealt on one screen.',
  progress: (moves: number, all: number) => `${moves} of ${plural(all, 'move', 'moves')} worked out again`,

  agrees: 'Everything fits',
  agreesLead: 'Nobody chose the cards and dice of this match. They follow from what was fixed before it began.',
  agreesAlone:
    'The record is sound in itself. Only its players can check whether the hash is the one shown before the match.',
  agreesUnadded:
    'The record is sound in itself, but no browser added a number to the server’s: the operator could have drawn secrets until the deal was to their liking.',
  disagrees: 'Something doesn’t fit',
  troubles: {
    server: 'The secret isn’t the one whose hash was shown before the match.',
    share: 'A player’s number isn’t the one that was fixed before the deal.',
    seed: 'The deal doesn’t follow from the secret and the players’ numbers.',
    deal: 'The deal that follows from them isn’t the one this browser was shown.',
    refused: (move: number) =>
      move === 0 ? 'The rules don’t know this match at all.' : `By the rules, move ${move} can’t be made there.`,
    otherwise: (move: number) => `From move ${move} on, the match differs from what is worked out here.`,
  },
  fits: 'Fits',
  misfits: 'Doesn’t fit',

  server: 'The server’s secret',
  serverSaid: {
    kept: 'Its hash is the one this browser was shown before the match.',
    alone: 'This is its hash. This browser was shown none before the match to compare it with.',
    differs: 'Its hash isn’t the one this browser was shown before the match.',
  },
  hash: 'Its SHA-256',
  secret: 'Secret',

  shares: 'The players’ numbers',
  sharesLead: 'Each was fixed by its hash before any was shown.',
  shareSaid: {
    none: 'adds none',
    unshown: 'fixed one and didn’t show it',
    own: 'yours, as this browser kept it',
    kept: 'fits the hash this browser was shown before the deal',
    alone: 'added',
    differs: 'isn’t what had been fixed before the deal',
  },
  seat: (seat: number) => `Seat ${seat + 1}`,
  anew: (round: number) =>
    `Numbers were drawn ${round} times: somebody left before the deal, or fixed a number and didn’t show it.`,

  seed: 'The deal',
  seedFits: 'It follows from the secret and these numbers.',

  course: 'Draws and rolls',
  worked: (moves: number, draws: number) =>
    `${plural(moves, 'move', 'moves')} played again by the rules, with ${plural(draws, 'number', 'numbers')} drawn in all.`,
  seen: (moves: number) =>
    `${plural(moves, 'move was', 'moves were')} compared with what this browser saw of the match.`,
  unseen: 'This browser saw nothing of the match to compare them with.',
};

export type CheckText = typeof checkEn;
