/** What counts for how much, learned by `npm run train -- --game attika --games 1200 --searched 60 --iterations 60 --seed train`. */
import type { Weights } from '../../kit/search/judgement.ts';

export const WEIGHTS: Weights = {
  pieces: [0.15, 0.406],
  cards: [0.0767, -0.013],
  amphorae: [0.128, -0.135],
  last: [0.0653, 0.229],
  link: [3.33, 0.0144],
  linked: [0, 0],
  oneGap: [-2.16, 0.102],
  twoGaps: [-0.276, -2.14],
  threeGaps: [0.183, -1.57],
  settlements: [-0.0803, -0.078],
  ready: [0.0865, -0.18],
  stacked: [-0.197, -1.9],
  terrains: [0.0565, 0.0638],
  actions: [-0.0641, 0.166],
  turn: [0.163, -0.15],
};
