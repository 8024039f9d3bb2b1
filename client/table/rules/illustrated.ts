/** The pictures of a game's rules, with the rules code that they are drawn from. */
import { useContext, useEffect, useState } from 'react';
import type { Meta } from '../../../games/kit/meta.ts';
import type { Rules } from '../../../games/kit/rules.ts';
import type { AnyPlates, Player } from '../../boards/contract.ts';
import { useText } from '../../text/index.ts';
import { ShelfContext } from '../shelf.ts';

export interface Illustrated {
  readonly plates: AnyPlates;
  readonly rules: Rules;
}

/** Null while they load and for games without pictures; the text says everything without them. */
export function useIllustrated(id: string): Illustrated | null {
  const game = useContext(ShelfContext)?.games.get(id);
  const [loaded, setLoaded] = useState<Illustrated | null>(null);
  useEffect(() => {
    if (game?.plates === undefined) return undefined;
    let left = false;
    const arrive = ([plates, { rules }]: readonly [AnyPlates, { readonly rules: Rules }]) => {
      if (!left) setLoaded({ plates, rules });
    };
    // If loading fails, the rules do without pictures, and opening them again tries again.
    Promise.all([game.plates(), game.rules?.() ?? game.load()]).then(arrive, reportError);
    return () => {
      left = true;
    };
  }, [game]);
  return loaded;
}

/** The part of the rules that matters in a position. */
export function partAt({ plates, rules }: Illustrated, state: object): string | undefined {
  return rules.result(state) === undefined ? plates.opensAt[rules.phase(state)] : plates.scoring;
}

/** The players in pictures; each is named after their colour. */
export function usePicturedPlayers(meta: Meta, count: number): readonly Player[] {
  const { local } = useText();
  return Array.from({ length: count }, (_, seat): Player => {
    const colour = meta.colours[seat] ?? 'white';
    return { seat, colour, name: local.colours[colour], connected: true };
  });
}
