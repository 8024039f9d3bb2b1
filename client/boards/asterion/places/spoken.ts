/** Names of places and choices, for screen readers. */
import { useEffect } from 'react';
import { FACES } from '../../../../games/asterion/data.ts';
import type { State } from '../../../../games/asterion/types.ts';
import { announce } from '../../../kit/a11y/announce.ts';
import { useScope } from '../../../kit/scope/context.ts';
import type { Player } from '../../contract.ts';
import type { Labels } from '../../../text/asterion/labels.ts';
import { placeOf, waysOf } from '../../../text/asterion/sentences.ts';
import { deaths } from './Notes.tsx';
import { wayOutOf } from './networks.ts';
import { type AsterionStage, modeOf } from '../scene.ts';
import type { Preview } from './preview.ts';

/** A tile on the table in words: where it lies, whose it is, and where it leads. */
export function tileName(state: State, tile: number, players: readonly Player[], labels: Labels): string {
  const face = state.face[tile]!;
  const place = placeOf(state.cell[tile]!, labels);
  if (face < 0) return labels.asterionTile;
  const { coins, feathers } = FACES[face]!;
  const name = players[state.owner[tile]!]?.name ?? '';
  const explorer = state.alive[tile] === 1 ? labels.alive(name) : labels.dead(name);
  const found = [...(coins > 0 ? [labels.coin] : []), ...(feathers > 0 ? [labels.feather] : [])];
  return labels.several([place, explorer, ...found, waysOf(face, state.rotation[tile]!, labels)]);
}

/** What pressing a place does, or that the tile in hand can’t lie there. */
export function cellName({ begun }: AsterionStage, key: string, cell: number, lit: boolean, labels: Labels): string {
  const place = placeOf(cell, labels);
  const [, first = key] = begun;
  if (!lit) return labels.blocked(place);
  const does = DOES[modeOf(begun)];
  if (does === 'swap') return first === key ? labels.swapFirst(place) : labels.swapWith(place);
  return labels.does[does](place);
}

/** What a press does in each mode, as the key of a label. */
export const DOES = { place: 'land', turn: 'turn', swap: 'swap', move: 'lift' } as const;

/** Reads the preview aloud for players who use a keyboard. */
export function useSpoken(preview: Preview | null, players: readonly Player[], labels: Labels): void {
  const scope = useScope();
  const said = preview === null ? '' : previewText(preview, players, labels);
  useEffect(() => {
    if (said !== '' && scope.focused()?.hasAttribute('data-target') === true) announce(said);
  }, [said, scope]);
}

function previewText(preview: Preview, players: readonly Player[], labels: Labels): string {
  const { state, changed, points, network, idle } = preview;
  const [tile] = changed;
  const ways = tile === undefined ? [] : [waysOf(state.face[tile]!, state.rotation[tile]!, labels)];
  const dead = deaths(preview).flatMap((count, seat) =>
    count > 0 ? [labels.kills(nameOf(players, seat), count)] : [],
  );
  if (idle) return labels.several([...ways, labels.idle]);
  if (dead.length > 0) return labels.several([...ways, ...dead, labels.points(points)]);
  const living = network.living.flatMap((count, seat) =>
    count > 0 ? [labels.explorers(nameOf(players, seat), count)] : [],
  );
  return labels.several([
    ...ways,
    ...living,
    ...(network.coins > 0 ? [labels.coins(network.coins)] : []),
    labels[wayOutOf(network)],
  ]);
}

function nameOf(players: readonly Player[], seat: number): string {
  return players[seat]?.name ?? '';
}
