/** What counts for how much, learned by `npm run train -- --game atlantis --games 1500 --searched 60 --iterations 60 --seed train`. */
import type { Weights } from '../../kit/search/judgement.ts';

export const WEIGHTS: Weights = {
  tiles: [0.578, 2.74],
  cards: [0.182, 0.178],
  tolls: [-1.35, -0.371],
  ways: [2.92, 0.686],
  home: [-0.81, -0.638],
  waiting: [0.511, -0.859],
  last: [-4.46, 4.87],
  bridge: [0.658, -0.73],
  items: [0.155, -0.142],
  nearHome: [-0.0147, 0.0218],
  reach: [1.31, -0.934],
  dues: [-0.672, -1.8],
  unpaid: [-0.31, 1.26],
  turn: [0.282, 0.771],
};
