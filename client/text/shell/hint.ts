/** The words around a hint, in any game. */
import { catalog } from '../catalog.ts';
import { useWords } from '../index.ts';

const hint = catalog({
  en: {
    ask: 'Hint',
    what: 'What would a bot do? (T)',
    key: 'Ask what a bot would do',
    notNow: 'You can ask for a hint when you are to decide.',
    thinking: 'A bot is thinking about it…',
    stop: 'Never mind',
    heading: 'A bot’s advice:',
    /** The heading in a lesson. */
    asked: 'What is asked for:',
    why: 'What is asked for, and why? (T)',
    trust: {
      only: 'Nothing else can be done.',
      clear: 'It is quite sure of that.',
      likely: 'It thinks that is best.',
    },
    close: 'Nearly as good:',
    failed: 'The bot can’t think just now. Please ask again.',
  },

  ja: {
    ask: 'ヒント',
    what: 'ボットならどうする？（T）',
    key: 'ボットならどうするかを聞く',
    notNow: 'ヒントは、あなたが決める番に聞けます。',
    thinking: 'ボットが考えています…',
    stop: 'やめる',
    heading: 'ボットなら：',
    asked: '今すること：',
    why: '今すること、その理由は？（T）',
    trust: {
      only: 'ほかにできることはありません。',
      clear: 'かなり自信があります。',
      likely: '一番良いと見ています。',
    },
    close: 'ほぼ同じくらい良い手：',
    failed: 'ボットが今は考えられません。もう一度聞いてください。',
  },
});

/** The words around hints in the current language. */
export const useHintText = () => useWords(hint);
