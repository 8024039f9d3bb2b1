/** What players read, by the names in game.js and the language; what is left out is called as it is there. */
export const said = {
  en: {
    about: 'Cards are laid in a row in which numbers never fall.',
    rules: [
      'On your turn lay a card at the end of your row, or drop one; then draw a card.',
      'A number lower than the last in your row can’t be laid.',
      'With the last card of the deck it ends. Cards laid count 1 each, and the last number of the row counts.',
    ],
    parts: { deck: 'Deck', hand: 'Hand', row: 'Row', discards: 'Discards' },
    moves: { lay: 'Lay', drop: 'Drop' },
    prompts: { play: 'Your turn: choose a card of your hand.' },
    refusals: { tooLow: 'It is lower than the last card of your row. Choose a higher one, or drop it.' },
    endings: { deckEmpty: 'The deck is empty.' },
    points: { cards: 'Cards laid', highest: 'Last number' },
  },
};
