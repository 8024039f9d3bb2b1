import { Flag } from 'lucide-react';
import type { Seat } from '../../../games/kit/rules.ts';
import { report } from '../../asking/report.ts';
import { useSentence } from '../../asking/use-sentence.ts';
import { IconButton } from '../../kit/controls/IconButton.tsx';
import { showToast } from '../../kit/dialogs/toast.ts';
import { useLanguage } from '../../text/index.ts';
import { othersText } from '../../text/shell/others.ts';

interface ReportSeatProps {
  readonly match: string;
  readonly seat: Seat;
  readonly name: string;
}

/** Reports what somebody who waits calls themselves. */
export function ReportSeat({ match, seat, name }: ReportSeatProps) {
  const text = othersText[useLanguage()];
  const sentence = useSentence();
  const send = async () => {
    const answer = await report(match, { seat });
    if (answer.ok) showToast(text.reported);
    else showToast(text.refusals[answer.refusal.code] ?? sentence(answer.refusal), 'problem');
  };
  return <IconButton label={text.reportName(name)} icon={<Flag aria-hidden="true" />} onClick={() => void send()} />;
}
