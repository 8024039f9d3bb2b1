import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { defaultOptions } from '@agora-games/agora/kit/meta';
import { recordRandomGame, replay } from '@agora-games/agora/kit/record';

/** Records games with every number of players. If the file exists, replays its games and throws if one ends differently. */
export function corpus({ rules, meta }, path, games, seed) {
  if (path === undefined) throw new Error('Say which file keeps the games, as in: agora corpus game.ts corpus.json');
  if (existsSync(path)) return again(rules, meta, path);
  const { min, max } = meta.players;
  const kept = Array.from({ length: games }, (_, at) => {
    const players = min + (at % (max - min + 1));
    const { record, end } = recordRandomGame(rules, { players, options: defaultOptions(meta), seed: `${seed} ${at}` });
    return { record, result: rules.result(end.state) };
  });
  writeFileSync(path, `${JSON.stringify(kept)}\n`);
  console.log(`${kept.length} games are kept in ${path}`);
}

function again(rules, meta, path) {
  const kept = JSON.parse(readFileSync(path, 'utf8'));
  for (const [at, { record, result }] of kept.entries()) {
    const { state } = replay(rules, meta, record);
    if (JSON.stringify(rules.result(state)) !== JSON.stringify(result))
      throw new Error(`Game ${at} of ${path} (seed "${record.seed}") ends otherwise than when it was recorded.`);
  }
  console.log(`${kept.length} games go as they were recorded`);
}
