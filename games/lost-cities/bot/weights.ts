/**
 * What counts for how much, learned by `npm run train -- --game lost-cities --games 2000 --searched 100 --iterations 60 --seed train`
 * when it learned weighed sums only: hidden units learned of 500 games foretell worse.
 */
import type { Unit, Weights } from '../../kit/search/judgement.ts';

export const WEIGHTS: Weights = {
  expected: [0.0128, 0.347],
  points: [0.033, 0.48],
  steps: [-0.0155, 0.34],
  standing: [-0.148, -0.245],
  statues: [0.0241, 0.273],
  expectedStatues: [0.0235, 0.268],
  fitting: [-0.0114, 0.945],
  started: [-0.312, -0.789],
  researching: [-0.235, -1.41],
  researcherStep: [0.558, 2.06],
  explorersLeft: [0.553, 0.294],
  beyondBridge: [0.183, 0.271],
  sunk: [-0.147, -0.424],
  climbed: [0.0827, 0.372],
  turn: [0.0517, 0.0902],
};

export const UNITS: readonly Unit[] = [];
