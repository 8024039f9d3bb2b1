import type { Bundle } from '../../../games/attika/types.ts';
import { labels } from './labels.ja.ts';
import type { RefusalSentences } from './sentences.ts';

function priced(missing: Bundle, any: number): string {
  const parts = missing.flatMap((count, kind) => (count > 0 ? [labels.part(labels.terrain[kind]!, count)] : []));
  return labels.price(any > 0 ? [...parts, labels.any(any)] : parts);
}

export const refusals: RefusalSentences = {
  wrongPhase: {
    actions: '今は、置くのを待っている建物もボードタイルもありません。',
    reveal: '先に、めくった建物をどうするか決めてください。配置ボードに置くか、コストを払えるマスに建設できます。',
    expansion: '先に、新しいボードタイルを置いてください。',
  },
  stackEmpty: 'この山はもうありません。ほかの山からめくってください。',
  stacksEmpty: '自分の山はすべてなくなり、もうめくれません。手番を終了できます。',
  buildingTurn: 'この手番は「建設する」です。めくることはできません。済んだら手番を終了してください。',
  drawingTurn: 'この手番は「めくる」です。配置ボードからは建設できません。済んだら手番を終了してください。',
  noActionsLeft: '行動が残っていません。手番を終了してください。',
  amphoraFirst: '行動が残っていません。アンフォラを使って1回増やすか、手番を終了してください。',
  notOnMat: ({ kind }) => `${labels.buildings[kind]}は、まだ自分の山に伏せてあります。`,
  kindBuilt: ({ kind }) => `${labels.buildings[kind]}は、もう建設してあります。`,
  notRevealed: '先に、めくった建物をどうするか決めてください。配置ボードに置くこともできます。',
  noSuchHex: 'そこにボードタイルはありません。',
  siteTaken: 'ここにはもう建物があります。建設できるのは空いているマスだけです。',
  cantAfford: ({ cards, held }) => `ここではカードが全部で${cards}枚必要です。手札は${held}枚です。`,
  nowhereAffordable: '今の手札で建設できるマスがありません。行動を残して手番を終了すると、その分カードを引けます。',
  landFull: '空いているマスがありません。誰かの山が1つなくなると、ボードが広がります。',
  shrineHere: '聖堂の上には建設できません。聖堂は、隣のマスの建物でつなぎます。',
  nothingPicked: '先に、配置ボードの光っている建物を選んでください。',
  nothingReady: '建設待ちの建物がありません。先に山からめくってください。',
  nowhereYet: '先に、ボードタイルを置く場所を選んでください。',
  cardsNotHeld: 'そのカードは手札にありません。',
  wrongPayment: ({ missing, any }) =>
    `コストは${priced(missing, any)}です。どの1枚も好きなカード2枚で代用でき、それより多くは払えません。`,
  nothingDue: 'ここではコストがかかりません。カードを出さずに建設してください。',
  landOverlaps: 'ほかのタイルや聖堂には重ねられません。',
  landApart: 'タイルか聖堂に、辺で接するように置いてください。',
  noAmphora: 'アンフォラがありません。アンフォラは、グループの建物をすべてつなげるともらえます。',
  tooFewAmphorae: ({ held }) => `アンフォラは${held}つしかありません。`,
  matEmpty: '配置ボードに建設待ちの建物がありません。手番を終了できます。',
  noModeYet: 'アンフォラは、その手番の行動を1回増やします。どちらの行動の手番かは、最初の行動で決まります。',
};
