/** What counts for how much, learned by `npm run train -- --game katason --games 2000 --searched 100 --iterations 60 --seed train`. */
import type { Weights } from '../../kit/search/judgement.ts';

export const WEIGHTS: Weights = {
  points: [0.241, 0.903],
  income: [0.0124, -0.00482],
  spread: [0.078, 0.402],
  hand: [0.575, 0.132],
  usefulCards: [0.695, -0.394],
  trail: [0.26, -0.124],
  knights: [0.373, -0.238],
  expansion: [0.125, -0.122],
  harbours: [0.0403, -0.0368],
  oneShort: [0.187, 0.211],
  roadAward: [-1.52, 0.644],
  knightAward: [-2.55, 1.89],
  twoShort: [0.0605, 0.04],
  there: [19.2, 19.2],
  cityIncome: [0.429, -0.456],
  roadIncome: [0.116, -0.205],
  cards: [-0.0986, 0.192],
  surplus: [0.103, -0.0485],
  site: [-0.917, 1.45],
  housesOut: [-0.239, 0.177],
  citiesOut: [-0.359, -0.218],
  turn: [0.0186, 0.173],
};
