/** What players read, by the names in game.js and the language; what is left out is called as it is there. */
export const said = {
  en: {
    about: 'Pebbles lie in a ring and are taken one or two at a time.',
    rules: [
      'On your turn take one pebble, or two that lie side by side.',
      'A pebble counts 1 point, the last one 2 more.',
    ],
    parts: { ring: 'Ring of pebbles', taken: 'Pebbles taken', bonus: 'For the last pebble' },
    moves: { take: 'Take' },
    fields: { count: 'how many:' },
    prompts: { play: 'Your turn: choose a lit pebble.' },
    refusals: {
      noPebble: 'No pebble lies here any more.',
      noneBeside: 'No pebble lies on the next place. Take one, or choose another place.',
    },
    endings: { ringEmpty: 'All pebbles have been taken.' },
    points: { pebbles: 'Pebbles', last: 'Last pebble' },
    place: (at) => `Place ${at + 1}`,
  },
};
