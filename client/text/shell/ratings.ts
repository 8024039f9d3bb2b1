/** The words of ratings: what whoever sits down at a rated table agrees to, and what the figures mean. */
import { catalog } from '../catalog.ts';
import { useWords } from '../index.ts';
import { plural } from '../plural.ts';

const ratings = catalog({
  en: {
    rate: 'Rated match',
    rateHint:
      'How it ends moves the ratings of those whose results are kept. Whoever leaves or is away has the place to which a bot brings them. Bots are opponents whose rating is known. Nobody may ask for hints.',
    show: 'Show ratings',
    showHint: 'In circles and on your own page. What is rated counts either way.',
    rating: 'Rating',
    /** A question mark says that it doesn't count against others yet. */
    figure: (points: number, spread: number, settled: boolean) => `${points} ± ${spread}${settled ? '' : ' ?'}`,
    own: (points: number, spread: number, matches: number) =>
      `Rating ${points} ± ${spread}, from ${plural(matches, 'rated match', 'rated matches')}; a bot of level normal has 1500`,
    /** Of a circle's. */
    lead: 'Ratings come from rated matches at the circle’s tables; a bot of level normal has 1500, and the true figure lies within ± in 19 of 20 cases. Those of keepers and bots count from the start, those of others (?) after five rated matches with somebody whose rating counts; until then they move only those of keepers and each other.',
  },

  ja: {
    rate: 'レーティング戦',
    rateHint:
      '結果を残している人のレーティングが、この対局の順位で動きます。途中で抜けた人や離席した人には、代わりのボットが取った順位がつきます。ボットは強さのわかっている相手として数えます。ヒントは使えません。',
    show: 'レーティングを表示',
    showHint: 'サークルと自分のページに出ます。表示しなくても、レーティング戦は数えます。',
    rating: 'レーティング',
    figure: (points, spread, settled) => `${points} ± ${spread}${settled ? '' : ' ?'}`,
    own: (points, spread, matches) =>
      `レーティング${points} ± ${spread}（レーティング戦${matches}局。「ふつう」のボットが1500）`,
    lead: 'レーティングは、サークルの卓でのレーティング戦から計算します。「ふつう」のボットが1500で、本当の強さは20回に19回まで±の幅に入ります。世話役とボットのレーティングは最初から、ほかの人のレーティング（?）は、すでに数えられている相手とのレーティング戦が5局になってから数えます。それまでは、世話役のレーティングとお互いのレーティングだけを動かします。',
  },
});

export const useRatingText = () => useWords(ratings);
