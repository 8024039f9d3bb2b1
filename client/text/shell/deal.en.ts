/** What is said of a match's deal and of where it comes from. */
import { lists } from '../lists.ts';

export const dealEn = {
  deal: 'Deal',
  /** Of a table whose opener gave the seed. */
  chosen: 'Chosen by whoever opened the table, who may know what is hidden',
  /** Of a match on this screen that goes on from a moment of another one. */
  from: 'Played on',
  fromMove: (move: number, names: readonly string[]) => `From move ${move} of a match of ${lists.en.all(names)}`,
  fromNobodys: (move: number) => `From move ${move} of a recorded match`,

  playOn: {
    action: 'Play on from here',
    title: 'Play on from here?',
    lead: (move: number) =>
      `A new match on this screen begins after move ${move}. Bots play all seats but yours, and the match looked at stays as it is.`,
    seat: 'Your seat',
    level: 'Bot strength',
    start: 'Play on',
    over: 'The match ends here. Go back to an earlier moment to play on from there.',
    gone: 'The record of this match can’t be had just now. Please try again.',
  },
};

export type DealText = typeof dealEn;
