/** The words around a hint, in any game. */
export const hintEn = {
  ask: 'Hint',
  what: 'What would a bot do? (T)',
  key: 'Ask what a bot would do',
  notNow: 'You can ask for a hint when you are to decide.',
  thinking: 'A bot is thinking about it…',
  stop: 'Never mind',
  heading: 'A bot would',
  /** The heading in a lesson. */
  asked: 'What is asked for',
  why: 'What is asked for, and why? (T)',
  trust: {
    only: 'Nothing else can be done.',
    clear: 'It is quite sure of that.',
    likely: 'It thinks that is best.',
  },
  close: 'Nearly as good',
  failed: 'The bot can’t think just now. Please ask again.',
  putAway: 'Close the hint',
};

export type HintText = typeof hintEn;
