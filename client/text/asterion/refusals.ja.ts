import type { Phase } from '../../../games/asterion/types.ts';
import type { RefusalSentences } from './sentences.ts';

/** What has to be done before anything else. */
const FIRST: Readonly<Record<Phase, string>> = {
  placement: '先に、手札のタイルで何をするか選んでください。',
  relocation: '先に、持ち上げたタイルを置いてください。',
};

export const refusals: RefusalSentences = {
  wrongPhase: ({ phase }) => FIRST[phase],
  cellTaken: () => 'ここにはもうタイルがあります。空いているマスを選んでください。',
  notAdjacent: () => 'タイルは、置いてあるタイルの隣に置いてください。',
  asterionTrapped: () => 'アステリオンが閉じ込められてしまいます。外への通路が残るように置いてください。',
  wrongOrder: () => '入れ替える2枚を選び直してください。',
  noSuchTile: () => 'そのタイルは場にありません。',
  notYourTile: () => '自分の探検者がいるタイルを選んでください。',
  explorerDead: () => '探検者が倒れたタイルは扱えません。生きている探検者のタイルを選んでください。',
  walledIn: () => '四方を囲まれたタイルは扱えません。隣が3枚以下のタイルを選んでください。',
  layoutSplit: () => 'このタイルを取ると迷宮が2つに分かれます。端のタイルを選んでください。',
  sameCell: () => '元の場所には戻せません。別のマスを選んでください。',
  noTileYet: () => '場に自分のタイルがありません。まず1枚置いてください。',
  onlyOneTile: () => '入れ替えられるタイルが1枚しかありません。2枚必要です。',
};
