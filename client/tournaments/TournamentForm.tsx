import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { saidIn } from '../../games/kit/languages.ts';
import { defaultOptions, type Meta } from '../../games/kit/meta.ts';
import type { WantedTournament } from '../../server/contract/tournaments.ts';
import { useNaming } from '../lobby/seat/use-naming.tsx';
import { useGroupAction } from '../groups/use-change.ts';
import { Button } from '../kit/controls/Button.tsx';
import { Segmented } from '../kit/controls/Segmented.tsx';
import { Select } from '../kit/controls/Select.tsx';
import form from '../lobby/create/CreateForm.module.css';
import { OptionFields } from '../lobby/create/OptionFields.tsx';
import { PACES } from '../lobby/create/TermsFields.tsx';
import { useShelf } from '../table/shelf.ts';
import { useLanguage } from '../text/index.ts';
import { usePaceText } from '../text/shell/pace.ts';
import { tournaments as words } from '../text/shell/tournaments.ts';
import { openTournament } from './api.ts';

interface FormProps {
  readonly signedInBy: string;
  readonly circle?: string;
}

type Rules = Omit<WantedTournament, 'name' | 'circle' | 'pace'> & { readonly pace: string };

const ROUNDS = ['2', '3', '4', '5', '6', '7', '8'];
const MINUTES = ['2', '5', '10', '30'];

const usual = (meta: Meta): Pick<Rules, 'game' | 'options' | 'form' | 'seats'> => ({
  game: meta.id,
  options: defaultOptions(meta),
  form: 'swiss',
  seats: Math.min(4, meta.players.max),
});

/** The rules of a new tournament. Its page opens once it is there. */
export function TournamentForm({ signedInBy: key, circle }: FormProps) {
  const language = useLanguage();
  const text = words[language];
  const pace = usePaceText();
  const [, go] = useLocation();
  const { busy, run } = useGroupAction();
  const metas = [...useShelf().games.values()].map(({ meta }) => meta).filter(({ botless }) => botless !== true);
  const { field, named } = useNaming({ label: text.name, missing: text.nameMissing });
  const [rules, setRules] = useState<Rules>({
    ...usual(metas[0]!),
    rounds: 4,
    pace: 'relaxed',
    wait: 300,
    absence: 'bot',
  });
  const set = (change: Partial<Rules>) => setRules({ ...rules, ...change });
  const meta = metas.find(({ id }) => id === rules.game)!;
  const { min, max } = meta.players;
  const sizes = Array.from({ length: max - min + 1 }, (_, more) => String(min + more));
  const plain = (values: readonly string[], say: (value: number) => string = String) =>
    values.map((value) => ({ value, label: say(Number(value)) }));
  const isSlow = PACES[rules.pace]?.kind === 'slow';
  const open = async (event: FormEvent) => {
    event.preventDefault();
    const name = named();
    if (name === null || busy) return;
    const wanted = { ...rules, name, pace: PACES[rules.pace]!, ...(circle !== undefined && { circle }) };
    const opened = await run(openTournament(key, wanted));
    if (opened !== null) go(`/tournament/${opened.id}`);
  };
  return (
    <form className={form.form} onSubmit={(event) => void open(event)} noValidate>
      {field}
      <Select
        inline
        label={text.game}
        choices={metas.map(({ id, names }) => ({ value: id, label: saidIn(names, language) }))}
        value={rules.game}
        onChange={(game) => set(usual(metas.find(({ id }) => id === game)!))}
      />
      <OptionFields
        meta={meta}
        value={rules.options as Parameters<typeof OptionFields>[0]['value']}
        onChange={(options) => set({ options })}
      />
      {min === 2 && (
        <Select
          inline
          label={text.form}
          choices={(['swiss', 'roundRobin', 'knockOut'] as const).map((value) => ({ value, label: text.forms[value] }))}
          value={rules.form}
          onChange={(chosen) => set({ form: chosen, seats: chosen === 'swiss' ? usual(meta).seats : 2 })}
        />
      )}
      {rules.form === 'swiss' && (
        <>
          <Segmented
            inline
            label={text.seats}
            choices={plain(sizes)}
            value={String(rules.seats)}
            onChange={(seats) => set({ seats: Number(seats) })}
          />
          <Select
            inline
            label={text.rounds}
            choices={plain(ROUNDS)}
            value={String(rules.rounds)}
            onChange={(rounds) => set({ rounds: Number(rounds) })}
          />
        </>
      )}
      <Select
        inline
        label={pace.time}
        choices={Object.entries(PACES).map(([value, each]) => ({
          value,
          label: pace.named(pace.paces[value] ?? '', pace.pace(each)),
        }))}
        value={rules.pace}
        onChange={(chosen) => set({ pace: chosen })}
      />
      {!isSlow && (
        <>
          <Select
            inline
            label={text.wait}
            choices={plain(MINUTES, text.minutes)}
            value={String(rules.wait / 60)}
            onChange={(minutes) => set({ wait: 60 * Number(minutes) })}
          />
          <Segmented
            inline
            label={text.absence}
            choices={(['bot', 'bye'] as const).map((value) => ({ value, label: text.absences[value] }))}
            value={rules.absence}
            onChange={(absence) => set({ absence })}
          />
        </>
      )}
      <Button type="submit" variant="primary" size="large" block busy={busy}>
        {text.open}
      </Button>
    </form>
  );
}
