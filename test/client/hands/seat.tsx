/** One person's seat at a real table of any game, and a hand that presses with the keyboard whatever can be pressed there. */
import { act, render, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { house } from '../../../client/app/house.ts';
import { changeSettings } from '../../../client/kept/settings.ts';
import { LocalMatch } from '../../../client/local/local-match.ts';
import { botSeat, humanSeat } from '../../../client/saved/local-setup.ts';
import type { Language } from '../../../client/kept/language.ts';
import { defaultOptions } from '../../../games/kit/meta.ts';
import { type Random, randomFrom } from '../../../games/kit/random.ts';
import { kindsFirst } from '../boards/kit/play.ts';
import { Laid } from '../table/lay.tsx';
import { usableIn } from '../../../client/kit/a11y/usable.ts';
import type { Moment } from './recorded.ts';

export const GAMES = [...house.games.keys()];

/** Who sits there. */
const OWN = 0;

interface Deal {
  readonly game: string;
  readonly language: Language;
  readonly seed: string;
  /** How many people play at this screen, from the first seat on. */
  readonly people?: number;
  /** A game that has been begun, and in which somebody goes on: alone among bots, or with people in all seats. */
  readonly from?: Pick<Moment, 'record' | 'seat'>;
}

/** Lays the table of a game: people, and bots who take no time and play as it comes, of each kind of move as often. */
export async function sitDown({ game, language, seed, people = 1, from }: Deal) {
  changeSettings({ language, sound: false, speed: 'still', formalities: false, recap: true });
  const { meta, load, board } = house.games.get(game)!;
  const [module, drawn] = await Promise.all([load(), board()]);
  const others = randomFrom(`${seed} of the others`);
  const players = from?.record.players ?? meta.players.default;
  const isPerson = (seat: number) => (from === undefined || people > 1 ? seat < people : seat === from.seat);
  const match = new LocalMatch({
    meta,
    module,
    game: {
      record: from?.record ?? {
        game,
        players,
        options: defaultOptions(meta),
        seed,
        format: module.rules.format,
        turns: [],
      },
      seats: Array.from({ length: players }, (_, seat) =>
        isPerson(seat) ? humanSeat(['Ann', 'Ben', 'Eve', 'Dan'][seat]!) : botSeat(`Bot ${seat}`, 'easy'),
      ),
    },
    thinker: {
      think: async ({ view, seat }) => kindsFirst(module.rules.legal(view, seat), others),
      rest: () => undefined,
    },
    blind: [],
    pace: () => 0,
    keep: () => undefined,
  });
  const { container } = render(<Laid match={match} game={{ meta, board: drawn }} />);
  act(() => void match.open());
  return { match, container };
}

export type Seat = Awaited<ReturnType<typeof sitDown>>;

interface Walk {
  /** The person's own moves, after which it ends if the game hasn't. */
  readonly decisions: number;
  readonly random: Random;
  /** Called before each press, while there is something to decide. */
  before?(): void;
  /** Called after each press, with the name of what was pressed. */
  after(pressed: Element): Promise<void> | void;
}

/** Presses one thing after the other by keys alone. Throws when so many presses don't come to so many moves. */
export async function playByKeys(
  { match, container }: Seat,
  { decisions, random, before, after }: Walk,
): Promise<void> {
  const user = userEvent.setup();
  const own = () => match.record.turns.filter(({ seat }) => seat === OWN).length;
  const over = () => match.getSnapshot().phase === 'over';
  const decides = () => match.getSnapshot().timeline.last.toMove.includes(OWN);
  for (let presses = 0; own() < decisions; presses++) {
    if (presses > 40 * decisions) throw new Error(`only ${own()} moves after ${presses} presses`);
    await waitFor(() => {
      if (!decides() && !over()) throw new Error('the others play');
    });
    if (over()) return;
    before?.();
    const pressed = await pressSome(user, container, random);
    if (pressed !== null) await after(pressed);
  }
}

/** Presses something of the game by a key. Returns what; null where a dialog stood before it, which is closed instead. */
export async function pressSome(user: UserEvent, container: HTMLElement, random: Random): Promise<Element | null> {
  const next = choose(container, random);
  if (next === undefined) {
    await user.keyboard('{Escape}');
    return null;
  }
  act(() => next.focus());
  await user.keyboard(random.below(2) === 0 ? '{Enter}' : ' ');
  return next;
}

/** Mostly something that leads on: what is lit, or stands out. */
function choose(container: HTMLElement, random: Random): HTMLElement | SVGElement | undefined {
  const places = usableIn(container).filter(isOfGame);
  const leading = places.filter((place) => place.matches('[data-target], [class*="act"], [data-possible="true"]'));
  if (places.length === 0) return undefined;
  return random.pick(leading.length > 0 && random.below(4) > 0 ? leading : places);
}

/** Not what only changes how the table is looked at. */
function isOfGame(place: Element): boolean {
  return (
    place.closest('[data-part="board"], [data-part="hand"]') !== null &&
    place.closest('[data-zoom], [aria-disabled="true"], [role="tab"]') === null
  );
}
