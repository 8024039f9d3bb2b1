/** What players read, by the names in game.js and the language; what is left out is called as it is there. */
export const said = {
  en: {
    about: 'Everybody bids a card at once for a prize.',
    rules: [
      'Each round everybody chooses a card of their hand in secret; all are shown at once.',
      'The highest number that only one player chose wins the prize. Where none is alone, nobody does.',
      'When the hands are empty it ends. Prizes count what they show.',
    ],
    parts: { deck: 'Prizes to come', prize: 'Prize', won: 'Won', lost: 'Lost prizes', hand: 'Hand', spent: 'Spent' },
    moves: { bid: 'Bid' },
    endings: { allBid: 'All cards have been bid.' },
    points: { prizes: 'Prizes' },
    // `{seat:2}` becomes the name of who sits there.
    events: {
      prizeWon: ({ by, worth }) =>
        by === null ? `Nobody wins the prize of ${worth}.` : `{seat:${by}} wins the prize of ${worth}.`,
    },
  },
};
