import type { Bundle, Phase } from '../../../games/attika/types.ts';
import { labels } from './labels.ja.ts';
import type { RefusalSentences } from './sentences.ts';

/** What has to be done before anything else. */
const FIRST: Readonly<Record<Phase, string>> = {
  actions: 'まだ何もめくっていません。先に山からめくってください。',
  reveal: '先に、めくった建物を建設するか配置ボードに置いてください。',
  expansion: '先に、新しいボードタイルを置いてください。',
};

function priced(missing: Bundle, any: number): string {
  const parts = missing.flatMap((count, kind) => (count > 0 ? [labels.part(labels.terrain[kind]!, count)] : []));
  return labels.price(any > 0 ? [...parts, labels.any(any)] : parts);
}

export const refusals: RefusalSentences = {
  wrongPhase: ({ phase }) => FIRST[phase],
  stackEmpty: () => 'この山はもうありません。ほかの山からめくってください。',
  stacksEmpty: () => '自分の山はすべてなくなり、もうめくれません。手番を終了できます。',
  buildingTurn: () => 'この手番は「建設する」です。めくるのは次の手番にどうぞ。',
  drawingTurn: () => 'この手番は「めくる」です。配置ボードからの建設は次の手番にどうぞ。',
  noActionsLeft: () => 'もう行動できません。手番を終えるか、アンフォラを使ってください。',
  notOnMat: ({ kind }) => `${labels.buildings[kind]}はまだ配置ボードにありません。先にめくってください。`,
  notRevealed: () => 'いま建設できるのは、めくった建物だけです。',
  noSuchHex: () => 'そこに土地はありません。',
  siteTaken: () => 'ここにはもう建物があります。空いているマスを選んでください。',
  cantAfford: ({ cards }) => `ここではカードが${cards}枚必要です。カードをためるか、安いマスを選んでください。`,
  nowhereAffordable: () => '今の手札で建てられるマスがありません。手番を早めに終えるとカードを引けます。',
  landFull: () => '空いているマスがありません。誰かの山が尽きると、ボードが広がります。',
  shrineHere: () => '聖堂の上には建てられません。隣のマスを選んでください。',
  nothingPicked: () => '先に、建てる建物を配置ボードから選んでください。',
  nothingReady: () => '建設待ちの建物がありません。先に山からめくってください。',
  nowhereYet: () => '先に、ボードタイルを置く場所を選んでください。',
  cardsNotHeld: () => 'そのカードは手札にありません。',
  wrongPayment: ({ missing, any }) =>
    `コストは${priced(missing, any)}です。足りない1枚は好きな2枚で代用でき、払いすぎはできません。`,
  landOverlaps: () => 'ほかのタイルや聖堂には重ねられません。',
  landApart: () => 'タイルか聖堂に、辺で接するように置いてください。',
  noAmphora: () => 'アンフォラがありません。グループの建物をすべてつなげると手に入ります。',
  matEmpty: () => '配置ボードに建設待ちの建物がありません。手番を終了できます。',
  noModeYet: () => '先にめくるか建設してください。アンフォラは同じ行動を1回増やします。',
};
