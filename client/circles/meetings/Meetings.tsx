import { CalendarPlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { saidIn } from '../../../games/kit/languages.ts';
import type { Gathering } from '../../../server/contract/circles.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { IconButton } from '../../kit/controls/IconButton.tsx';
import { Segmented } from '../../kit/controls/Segmented.tsx';
import { saveFile } from '../../kit/page/save-file.ts';
import { useShelf } from '../../table/shelf.ts';
import { useLanguage } from '../../text/index.ts';
import { localeOf } from '../../text/locale.ts';
import { circles } from '../../text/shell/circles.ts';
import { meetings as words } from '../../text/shell/meetings.ts';
import pages from '../../kit/page/Page.module.css';
import { callGatheringOff, getCalendar, sayWhetherComing } from '../api.ts';
import type { CircleProps } from '../circle-props.ts';
import styles from '../Circle.module.css';
import { CallToggle } from './CallToggle.tsx';
import { NewMeeting } from './NewMeeting.tsx';
import { whenIn } from './when.ts';
import { useChange } from '../../groups/use-change.ts';

/** When members meet, and who comes. */
export function Meetings(props: CircleProps) {
  const { circle, signedInBy: key } = props;
  const text = words[useLanguage()];
  const [setting, set] = useState(false);
  return (
    <section aria-labelledby="meetings">
      <h2 id="meetings">{text.heading}</h2>
      {circle.gatherings.length === 0 ? (
        <p className={pages.note}>{text.none}</p>
      ) : (
        <ul className={pages.entries}>
          {circle.gatherings.map((gathering) => (
            <Meeting key={gathering.id} {...props} gathering={gathering} />
          ))}
        </ul>
      )}
      <div>
        <Button aria-haspopup="dialog" onClick={() => set(true)}>
          {text.set}
        </Button>
      </div>
      {setting && <NewMeeting {...props} onClose={() => set(false)} />}
      <div className={pages.sharing}>
        <CallToggle circle={circle.id} signedInBy={key} />
      </div>
    </section>
  );
}

interface MeetingProps extends CircleProps {
  readonly gathering: Gathering;
}

function Meeting({ circle, signedInBy: key, onChanged, isKeeper, gathering }: MeetingProps) {
  const language = useLanguage();
  const text = words[language];
  const { busy, run, change } = useChange(onChanged);
  const meta = useShelf().games.get(gathering.game ?? '')?.meta;
  const { id, by, note, coming, missing } = gathering;
  const when = whenIn(language, gathering.at);
  const own = circle.members.find((member) => member.own)?.who ?? '';
  const names = new Intl.ListFormat(localeOf(language));
  const named = (these: readonly string[]) =>
    names.format(these.map((of) => circle.members.find(({ who }) => who === of)?.name || circles[language].nameless));
  const keep = async () => {
    const file = await run(getCalendar(key, circle.id, id, language));
    if (file !== null) saveFile(circle.name, file.ics, 'ics');
  };
  return (
    <li>
      <div>
        <strong>
          <time dateTime={new Date(gathering.at).toISOString()}>{when}</time>{' '}
          {meta !== undefined && `· ${saidIn(meta.names, language)}`}
        </strong>
        {note !== '' && <p>{note}</p>}
        {coming.length > 0 && <p className={pages.note}>{text.coming(named(coming))}</p>}
        {missing.length > 0 && <p className={pages.note}>{text.missing(named(missing))}</p>}
      </div>
      <div className={styles.rights}>
        <Segmented
          label={text.comeOrNot(when)}
          hideLabel
          choices={[
            { value: 'yes', label: text.comes },
            { value: 'no', label: text.misses },
          ]}
          value={coming.includes(own) ? 'yes' : missing.includes(own) ? 'no' : ''}
          onChange={(said) => void change(sayWhetherComing(key, circle.id, id, said === 'yes'))}
        />
        <IconButton
          label={text.calendarOf(when)}
          icon={<CalendarPlus aria-hidden="true" />}
          disabled={busy}
          onClick={() => void keep()}
        />
        {(isKeeper || by === own) && (
          <IconButton
            label={text.callOff(when)}
            icon={<Trash2 aria-hidden="true" />}
            disabled={busy}
            onClick={() => void change(callGatheringOff(key, circle.id, id), text.calledOff)}
          />
        )}
      </div>
    </li>
  );
}
