import { Emblem } from '../kit/page/Emblem.tsx';
import { useShelf } from '../table/shelf.ts';

/** A game's picture, three wide and two high; a game without one shows Agora's sign. */
export function Vignette({ game }: { readonly game: string }) {
  const Picture = useShelf().games.get(game)?.Picture ?? Emblem;
  return <Picture />;
}
