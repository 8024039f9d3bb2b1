import { useMemo, useState } from 'react';
import { type Meta, defaultOptions } from '../../../games/kit/meta.ts';
import { stateIn } from '../../../games/kit/position.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import type { Result } from '../../../games/kit/rules.ts';
import type { AnyBoard, Plate, Player } from '../../boards/contract.ts';
import { Segmented } from '../../kit/controls/Segmented.tsx';
import { SeatMark } from '../../kit/seats/SeatMark.tsx';
import type { Language } from '../../kept/language.ts';
import { useRulesText } from '../../text/shell/rules.ts';
import type { AnyWords, Options } from '../../text/words.ts';
import { RichText } from '../log/RichText.tsx';
import { type Illustrated, usePicturedPlayers } from './illustrated.ts';
import { PlateFigure } from './PlateFigure.tsx';
import styles from './Plates.module.css';

/** What all pictures of a page have in common. */
export interface PlatesProps extends Illustrated {
  readonly meta: Meta;
  readonly board: AnyBoard;
  readonly words: AnyWords;
  /** The language of the game's texts. */
  readonly language: Language;
  readonly options: Options;
  /** The number of players at the table from which the rules were opened. */
  readonly seats: number;
}

/** The pictures of one part of the rules. */
export function Plates({ part, ...of }: PlatesProps & { readonly part: string }) {
  const { plates } = of;
  return (
    <>
      {plates.setUp === part && <SetUp {...of} />}
      {plates.plates.map((plate) => plate.part === part && <Shown key={plate.say} {...of} plate={plate} />)}
    </>
  );
}

/** One example. */
function Shown({ plate, ...of }: PlatesProps & { readonly plate: Plate }) {
  const { plates, rules, meta, board, language } = of;
  const state = useMemo(() => stateIn(plate.position), [plate]);
  const view = useMemo(() => rules.view(state, null), [rules, state]);
  const players = usePicturedPlayers(meta, rules.players(state));
  const said = plates.words[language].plates[plate.say]?.(plate.facts?.(state) ?? {}) ?? '';
  const { marks, bars, look, box } = plate;
  return (
    <PlateFigure
      name={plate.say}
      caption={<RichText text={said} players={players} icons={board.icons} language={language} />}
    >
      <plates.Drawing state={view} {...{ marks, bars, look, box, players, language }} />
    </PlateFigure>
  );
}

/** A fixed seed, so that the picture of the set-up is always the same. */
const DEAL = 'rules';

/** The table before the first turn, for a number of players that the reader chooses. */
function SetUp({ plates, rules, meta, board, language, options, seats }: PlatesProps) {
  const text = useRulesText();
  const [count, setCount] = useState(seats);
  const view = useMemo(
    () => rules.view(rules.setup(count, { ...defaultOptions(meta), ...options }, randomFrom(DEAL)), null),
    [rules, meta, options, count],
  );
  const players = usePicturedPlayers(meta, count);
  const { min, max } = meta.players;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => String(min + i));
  return (
    <>
      <Segmented
        label={text.players}
        inline
        choices={counts.map((value) => ({ value, label: text.playersOf(Number(value)) }))}
        value={String(count)}
        onChange={(value) => setCount(Number(value))}
      />
      <PlateFigure
        name="setUp"
        caption={
          <RichText
            text={plates.words[language].setUp(count, options)}
            players={players}
            icons={board.icons}
            language={language}
          />
        }
      >
        <plates.Drawing state={view} players={players} language={language} />
      </PlateFigure>
    </>
  );
}

/** A finished match with every player's score. */
export function Scored({ plates, rules, meta, board, words, language }: PlatesProps) {
  const state = useMemo(() => stateIn(plates.end.position), [plates]);
  const view = useMemo(() => rules.view(state, null), [rules, state]);
  const players = usePicturedPlayers(meta, rules.players(state));
  const result = useMemo(() => rules.result(state), [rules, state]);
  const { look, box } = plates.end;
  const told = <RichText text={plates.words[language].end} players={players} icons={board.icons} language={language} />;
  return (
    <PlateFigure name="end" caption={told} below={result && <Score {...{ result, players, board, words, language }} />}>
      <plates.Drawing state={view} {...{ look, box, players, language }} />
    </PlateFigure>
  );
}

interface ScoreProps {
  readonly result: Result;
  readonly players: readonly Player[];
  readonly board: AnyBoard;
  readonly words: AnyWords;
  readonly language: Language;
}

/** Where every point came from: a column for each player, best first. */
function Score({ result: { places }, players, board, words, language }: ScoreProps) {
  const text = useRulesText();
  const codes = [...new Set(places.flatMap(({ items }) => items.map(({ code }) => code)))];
  const rich = (sentence: string) => (
    <RichText text={sentence} players={players} icons={board.icons} language={language} />
  );
  return (
    // With large letters on a phone the table scrolls, not the page.
    <div className={styles.sheet}>
      <table className={styles.score}>
        <thead>
          <tr>
            <th scope="col">{text.points}</th>
            {places.map(({ seat }) => (
              <th key={seat} scope="col">
                <SeatMark seat={seat} colour={players[seat]?.colour ?? 'white'} />
                {players[seat]?.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {codes.map((code) => (
            <tr key={code}>
              <th scope="row">{rich(words.scoreItem(code))}</th>
              {places.map(({ seat, items }) => (
                <td key={seat}>{written(items.find((item) => item.code === code)?.points ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{text.total}</th>
            {places.map(({ seat, score }) => (
              <td key={seat}>{written(score)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** With a minus sign as wide as a digit. */
function written(points: number): string {
  return String(points).replace('-', '−');
}
