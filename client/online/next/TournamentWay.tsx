import { buttonClass } from '../../kit/controls/Button.tsx';
import { Link } from '../../kit/page/Link.tsx';
import { useNextText } from '../../text/shell/next.ts';

/** The way back to a tournament whose table this was: its next round waits there. */
export function TournamentWay({ id }: { readonly id: string }) {
  return (
    <Link href={`/tournament/${id}`} className={buttonClass({ variant: 'primary' })}>
      {useNextText().toTournament}
    </Link>
  );
}
