/** A program of its own at a table of the arena. */
import { writePosition } from '../../../../games/kit/position.ts';
import { heard } from '../../../../games/kit/rules.ts';
import { CLOCKS } from '../../../../games/kit/search/levels.ts';
import { Engine } from '../../engines/engine.ts';
import type { Player, Question } from './player.ts';

const EXEC = 'exec:';

/** The command behind a contestant's name; undefined for those that are none. */
export function commandOf(name: string): string | undefined {
  const command = name.startsWith(EXEC) ? name.slice(EXEC.length).trim() : '';
  return command === '' ? undefined : command;
}

/** Starts with its first decision, and has what master has where the contest sets no clock. */
export function program(command: string, milliseconds: number = CLOCKS.master): Player {
  let engine: Engine | undefined;
  let told = 0;
  const play = async ({ module: { rules }, seat, view, moments }: Question) => {
    const position = writePosition(rules, { format: rules.format, state: view });
    const hello = {
      game: rules.id,
      format: rules.format,
      players: rules.players(view),
      seat,
      options: rules.options(view),
    };
    engine ??= new Engine(command, hello);
    const news = moments.slice(told).flatMap(({ events }) => events.map((event) => heard(event, seat)));
    told = moments.length;
    const asked = { position, view, heard: news, moves: rules.legal(view, seat), milliseconds };
    const refuse = (move: unknown) => {
      const refusal = rules.refuse(view, seat, move);
      return refusal && `${rules.id} refuses that move: ${JSON.stringify(refusal)}`;
    };
    return { move: await engine.ask(asked, refuse), iterations: 0 };
  };
  return Object.assign(play, { close: ((result) => engine?.close(result)) satisfies Player['close'] });
}
