import { Download } from 'lucide-react';
import { type FormEvent, type ReactNode, useCallback } from 'react';
import type { PersonPage } from '../../server/contract/results.ts';
import type { Answer } from '../asking/ask.ts';
import { useAction } from '../asking/use-action.ts';
import { useAnswer } from '../asking/use-answer.ts';
import { useSentence } from '../asking/use-sentence.ts';
import { getOwnResults } from '../deal/api.ts';
import { addressOf, signsIn } from '../kept/site.ts';
import { Button } from '../kit/controls/Button.tsx';
import { Toggle } from '../kit/controls/Toggle.tsx';
import { Link } from '../kit/page/Link.tsx';
import { saveFile } from '../kit/page/save-file.ts';
import { Waiting } from '../kit/page/Spinner.tsx';
import { useTitle } from '../kit/page/title.ts';
import { ShareLink } from '../lobby/seat/ShareLink.tsx';
import { rememberName } from '../lobby/seat/my-name.ts';
import { useNaming } from '../lobby/seat/use-naming.tsx';
import { agree, passkeysKnown } from '../people/agree.ts';
import { ownPage, sharePage } from '../people/api.ts';
import { beKnown } from '../people/passkey.ts';
import { profileHere } from '../people/profile.ts';
import { useSignedIn } from '../people/signed-in.ts';
import { usePasskey } from '../people/use-passkey.ts';
import { useLanguage, useText } from '../text/index.ts';
import { people } from '../text/shell/people.ts';
import { results as words } from '../text/shell/results.ts';
import { Results } from './Results.tsx';
import pages from '../kit/page/Page.module.css';

interface OwnPageProps {
  /** What else stands there for whoever is known by a key. */
  readonly with: (key: string) => ReactNode;
  /** What else of them goes into the file that they save. */
  readonly also: (key: string) => Promise<Answer<object>>;
}

/** How one's matches ended, for whoever has them kept; else what that is good for, and the ways to it. */
export function OwnPage(props: OwnPageProps) {
  const text = words[useLanguage()];
  const signedIn = useSignedIn();
  useTitle(text.heading);
  return (
    <div className={pages.page}>
      <h1>{text.heading}</h1>
      {signedIn === null ? <Beginning /> : <Kept key={signedIn.key} signedInBy={signedIn.key} {...props} />}
    </div>
  );
}

function Beginning() {
  const language = useLanguage();
  const text = words[language];
  const { can, busy, say, signIn } = usePasskey();
  const { field, named } = useNaming();
  const keep = (event: FormEvent) => {
    event.preventDefault();
    const name = named();
    if (name === null || busy) return;
    rememberName(name);
    void say(beKnown(), text.kept);
  };
  return (
    <>
      <p className={pages.lead}>{text.lead}</p>
      {!signsIn() && (
        <form className={pages.beginning} onSubmit={keep} noValidate>
          {field}
          <div className={pages.ways}>
            <Button type="submit" variant="primary" size="large" busy={busy}>
              {text.keep}
            </Button>
            {can && (
              <Button size="large" busy={busy} onClick={signIn}>
                {people[language].signIn}
              </Button>
            )}
          </div>
        </form>
      )}
    </>
  );
}

function Kept({ signedInBy: key, with: more, also }: OwnPageProps & { readonly signedInBy: string }) {
  const text = words[useLanguage()];
  const { loading } = useText();
  const sentence = useSentence();
  const { told: page, refusal, tell } = useAnswer(useCallback(() => pageOnceTied(key), [key]));
  return (
    <>
      {page === null && refusal === null && <Waiting label={loading} />}
      {refusal !== null && <output>{refusal.code === 'offline' ? text.away : sentence(refusal)}</output>}
      {page !== null && (
        <>
          <p className={pages.lead}>{page.count === 0 ? text.none : text.count(page.count)}</p>
          {page.count > 0 && <Results page={page} />}
          {more(key)}
          <Sharing page={page} signedInBy={key} onChanged={tell} />
          <TakeAlong page={page} signedInBy={key} also={also} />
        </>
      )}
    </>
  );
}

/** One's page, once the seats of this browser are known to be one's own. */
async function pageOnceTied(key: string): Promise<Answer<PersonPage>> {
  await agree();
  return ownPage(key);
}

interface SharingProps {
  readonly page: PersonPage;
  readonly signedInBy: string;
  readonly onChanged: (page: PersonPage) => void;
}

function Sharing({ page: { page }, signedInBy: key, onChanged }: SharingProps) {
  const text = words[useLanguage()];
  const { busy, run } = useAction();
  const share = async (shared: boolean) => {
    if (busy) return;
    const changed = await run(sharePage(key, shared));
    if (changed !== null) onChanged(changed);
  };
  return (
    <section className={pages.sharing} aria-labelledby="sharing">
      <h2 id="sharing">{text.sharing}</h2>
      <Toggle label={text.share} hint={text.shareHint} checked={page !== undefined} onChange={(on) => void share(on)} />
      {page !== undefined && <ShareLink link={addressOf(`/people/${page}`)} label={text.sharing} folds />}
    </section>
  );
}

/** All that the server keeps of somebody, as a file; and where it is deleted. */
function TakeAlong({ page, signedInBy: key, also }: Omit<SharingProps, 'onChanged'> & Pick<OwnPageProps, 'also'>) {
  const text = words[useLanguage()];
  const { busy, run } = useAction();
  const save = async () => {
    await run(agree());
    const days = await run(getOwnResults());
    const more = days && (await run(also(key)));
    if (days === null || more === null) return;
    const all = { profile: profileHere(), passkeys: passkeysKnown.get(), page, days: days.results, ...more };
    saveFile('agora', JSON.stringify(all, null, 2));
  };
  return (
    <section aria-labelledby="yours">
      <h2 id="yours">{text.yours}</h2>
      <div className={pages.ways}>
        <Button busy={busy} icon={<Download aria-hidden="true" />} onClick={() => void save()}>
          {text.takeAlong}
        </Button>
        <Link href="/settings">{text.settings}</Link>
      </div>
    </section>
  );
}
