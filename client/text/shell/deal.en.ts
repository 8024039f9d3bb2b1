/** The words of a match's deal and of where it comes from. */
import { lists } from '../lists.ts';

export const dealEn = {
  deal: 'Deal',
  /** For a table whose opener gave the seed. */
  chosen: 'Chosen by the player who opened the table and may know what is hidden',
  /** For a match on this screen that goes on from a moment of another one. */
  from: 'Played on',
  fromMove: (move: number, names: readonly string[]) => `From move ${move} of a match of ${lists.en.all(names)}`,
  fromNobodys: (move: number) => `From move ${move} of a recorded match`,

  /** For a match on this screen whose deal has a code. */
  byCode: (code: string) => code,
  thisDeal: 'Play this deal',
  daily: 'Deal of the day',

  page: {
    titleOf: (game: string) => `A deal of ${game}`,
    dailyOf: (game: string) => `${game}: deal of the day`,
    lead: 'The same code gives everybody the same cards and dice.',
    dailyLead: (date: string) => `${date}: everybody in the world gets the same deal today.`,
    alone: 'Against bots',
    aloneLead:
      'On this screen, in the first seat, against bots of normal strength: results can be compared by the code.',
    play: 'Play this deal',
    together: 'With others',
    togetherLead: 'Opens a table by link only. Everybody there is told that its deal was chosen.',
    open: 'Open a table',
    results: 'How it went here',
    goOn: 'Go on with it',
    share: 'Share this deal',
    link: 'Link to this deal',
    other: 'Open another deal by its code',
    findHeading: 'Open a deal by its code',
    findLead: 'Each deal’s page shows its code. The same code gives the same deal.',
    code: 'Code',
    find: 'Open',
  },

  /** For a deal that nobody chooses. */
  fair: {
    line: 'Provably fair',
    title: 'Nobody chooses this deal',
    lead: 'Before anybody sat down, the server drew a secret number and showed its hash below, which fits no other number. Each player’s browser draws a number and fixes it the same way. These are shown to the server when all seats are taken, and cards and dice follow from all the numbers. After the match the secret is shown, too, and everybody can work it all out again.',
    secret: 'The server’s secret',
    none: 'Adds no number',
    anew: (round: number) =>
      `Numbers were drawn ${round} times: somebody left before the deal, or fixed a number and didn’t show it.`,
    limits: 'The server deals, so its operator can know what is hidden, but can’t choose it.',
    dealing: 'The cards are being dealt',
    check: 'Verify the deal',
  },

  refusals: {
    dealUnreadable: 'That is no code of a deal. One looks like this: KATASON-4-2-7XK2-M9PQ-C4R.',
    dealOfNoGame: 'This deal is of a game that isn’t on our shelf.',
    dealMistyped: 'A letter in this code is wrong, or two have changed places. Please compare it once more.',
    dealOutdated: 'This deal was made for another version of the game. Ask for a new one.',
    wrongPlayerCount: 'This game isn’t for the number of players in the code.',
  } as Readonly<Record<string, string>>,

  playOn: {
    action: 'Play on from here',
    title: 'Play on from here?',
    lead: (move: number) =>
      `A new match on this screen begins after move ${move}. Bots play all seats but yours, and this match stays as it is.`,
    seat: 'Your seat',
    level: 'Bot strength',
    start: 'Play on',
    over: 'The match ends here. Go back to an earlier moment to play on from there.',
    gone: 'The record of this match can’t be loaded just now. Please try again.',
  },
};

export type DealText = typeof dealEn;
