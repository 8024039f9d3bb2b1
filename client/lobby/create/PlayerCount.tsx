import type { Meta } from '../../../games/kit/meta.ts';
import { Segmented } from '../../kit/controls/Segmented.tsx';
import { useText } from '../../text/index.ts';

interface PlayerCountProps {
  readonly meta: Meta;
  readonly value: number;
  readonly onChange: (players: number) => void;
}

export function PlayerCount({ meta: { players }, value, onChange }: PlayerCountProps) {
  const { lobby } = useText();
  const counts = Array.from({ length: players.max - players.min + 1 }, (_, more) => String(players.min + more));
  return (
    <Segmented
      inline
      label={lobby.players}
      choices={counts.map((count) => ({ value: count, label: count }))}
      value={String(value)}
      onChange={(count) => onChange(Number(count))}
    />
  );
}
