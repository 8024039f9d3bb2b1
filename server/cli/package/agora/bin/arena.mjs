import { randomFrom } from '@agora-games/agora/kit/random';
import { defaultOptions } from '@agora-games/agora/kit/meta';
import { levelIds, levelOf } from '@agora-games/agora/kit/search/levels';
import { think } from '@agora-games/agora/kit/search/think';

/** Lets bots play each other, each deal from every seat, and prints how often each won. */
export function arena({ rules, knowledge, meta }, names, deals, seed) {
  const { min, max } = meta.players;
  const known = [...levelIds, 'policy', 'random'];
  const stranger = names.find((name) => !known.includes(name));
  if (stranger !== undefined) throw new Error(`There is no player "${stranger}", only ${known.join(', ')}.`);
  if (names.length < min || names.length > max) {
    const players = min === max ? min : `${min} to ${max}`;
    const some = Array.from({ length: min }, (_, at) => (at === 0 ? 'normal' : 'easy')).join(',');
    throw new Error(`${meta.id} is for ${players} players: --players names ${names.length}. Name each, as in ${some}.`);
  }
  const shares = names.map(() => 0);
  for (let deal = 0; deal < deals; deal++)
    for (let turn = 0; turn < names.length; turn++) {
      const seated = names.map((_, seat) => (seat + turn) % names.length);
      const { places } = play(
        rules,
        knowledge,
        meta,
        seated.map((who) => names[who]),
        `${seed} ${deal}`,
      );
      const first = places.filter(({ rank }) => rank === 1);
      for (const { seat } of first) shares[seated[seat]] += 1 / first.length;
    }
  const all = deals * names.length;
  for (const [who, name] of names.entries())
    console.log(
      `${name}: ${Number(shares[who].toFixed(2))} of ${all} games, ${Math.round((100 * shares[who]) / all)} %`,
    );
}

function play(rules, knowledge, meta, players, seed) {
  const random = randomFrom(seed);
  const own = randomFrom(`${seed} ${players}`);
  const state = rules.setup(players.length, defaultOptions(meta), random);
  for (let [seat] = rules.toMove(state); seat !== undefined; [seat] = rules.toMove(state))
    rules.apply(
      state,
      seat,
      chosen(rules, knowledge, players[seat], rules.view(state, seat), seat, own),
      random,
      undefined,
    );
  return rules.result(state);
}

function chosen(rules, knowledge, player, view, seat, random) {
  if (player === 'random') return random.pick(rules.legal(view, seat));
  if (player === 'policy') return knowledge.playout(view, seat, random);
  const level = levelOf(knowledge, player);
  return think({ rules, knowledge, view, seat, level, seed: String(random.word()), now: () => performance.now() }).move;
}
