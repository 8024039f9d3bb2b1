import type { Phase } from '../../../games/asterion/types.ts';
import type { RefusalSentences } from './sentences.ts';

/** The refusal of a move that doesn't fit the phase: what can be done instead. */
const INSTEAD: Readonly<Record<Phase, string>> = {
  placement: '持ち上げたタイルはありません。手持ちのタイルを置いてください。',
  relocation: '先に、持ち上げたタイルを光っているマスに置いてください。',
};

export const refusals: RefusalSentences = {
  wrongPhase: ({ phase }) => INSTEAD[phase],
  cellTaken: () => 'ここにはもうタイルがあります。光っているマスを選んでください。',
  notAdjacent: () => '置いてあるタイルと上下左右のどこかで接するように、光っているマスを選んでください。',
  asterionTrapped: () => 'その向きではアステリオンを閉じ込めてしまいます。向きを変えるか、ほかのマスを選んでください。',
  cellTraps: () => 'ここでは、どの向きでもアステリオンを閉じ込めてしまいます。ほかのマスを選んでください。',
  sameCell: () => '元の場所には戻せません。ほかの光っているマスを選んでください。',
  noSuchTile: () => 'そのタイルは場にありません。',
  noTileYet: () => '場に自分のタイルがありません。まず手持ちのタイルを置いてください。',
  noneToHandle: () =>
    '今扱える自分のタイルがありません。探検者が生きていて、隣のタイルが3枚以下のものが必要です。手持ちのタイルを置いてください。',
  onlyOneTile: () => '今扱える自分のタイルは1枚だけで、入れ替えには2枚必要です。手持ちのタイルを置いてください。',
  noneToMove: () =>
    '今扱える自分のタイルは、どれを取っても迷宮が2つに分かれます。手持ちのタイルを置くか、「回す」を選んでください。',
  notYourTile: () => '扱えるのは自分のタイルだけです。光っているタイルを選んでください。',
  explorerDead: () => '探検者が倒されたタイルは扱えません。光っているタイルを選んでください。',
  walledIn: () => '隣に4枚のタイルがあるタイルは扱えません。光っているタイルを選んでください。',
  layoutSplit: () => 'このタイルを取ると迷宮が2つに分かれます。光っているタイルを選んでください。',
  sameTile: () => '同じタイルどうしは入れ替えられません。2枚目は、ほかの光っているタイルを選んでください。',
  wrongOrder: () => '入れ替える2枚を選び直してください。',
};
