import { laws, notes } from '@agora-games/agora/laws';

/** More broken games mostly show the same fault. */
const ENOUGH = 3;

/** Checks the laws in about so many games. Throws an error with what is broken, and says what else is worth knowing. */
export function hold(lawful, games, seed) {
  const broken = [];
  let held = 0;
  let told = performance.now();
  for (let round = 0; held < games && broken.length < ENOUGH; round++)
    for (const { check } of laws(lawful, { seed: `${seed} ${round}` })) {
      if (held === games || broken.length === ENOUGH) break;
      held++;
      try {
        check();
      } catch (error) {
        broken.push(error.message);
      }
      if (performance.now() - told < 5000) continue;
      told = performance.now();
      console.log(`${held} of ${games} games`);
    }
  if (broken.length > 0) throw new Error(broken.join('\n\n'));
  console.log(`${held} games: every law held`);
  for (const note of notes(lawful, () => performance.now())) console.log(note);
}
