/**
 * The line to the server: boardgame.io's own SocketIO transport, which additionally asks for a receipt of every action
 * and hears what the server says beside boardgame.io's messages.
 */
import { SocketIO } from '#bgio/multiplayer';
import type { ChatLine, Greeting, History, Protocol, Receipt } from '../../server/wire.ts';
import type { Outbox } from './outbox.ts';

export type Line = ReturnType<ReturnType<typeof SocketIO>>;
type TransportOpts = Parameters<ReturnType<typeof SocketIO>>[0];

export interface Ears {
  history(matchID: string, history: History): void;
  chat(matchID: string, line: ChatLine): void;
  rematch(matchID: string, next: string): void;
  refused(receipt: Receipt): void;
  /** The whole match arrived: on connecting, and whenever the server finds us out of step. */
  synced(): void;
}

const PROTOCOL: Protocol = 1;

/**
 * What boardgame.io's `multiplayer` option takes; `format` is that of the game's states. `socket` stands in for the network
 * in tests.
 */
export function receiptTransport(
  outbox: Outbox,
  ears: Ears,
  format: number,
  opened: (line: Line) => void,
  socket?: unknown,
): (opts: TransportOpts) => Line {
  const agora: Greeting = { protocol: PROTOCOL, format };
  return (opts) => {
    const line = SocketIO({ socketOpts: { auth: { agora } } })({
      ...opts,
      ...(socket === undefined ? {} : { socket }),
      ...guarded(opts, ears),
    });
    line.sendAction = (state, action) => outbox.accept(action, state._stateID);
    const connect = line.connect.bind(line);
    line.connect = () => {
      connect();
      line.socket.on('agora:history', (matchID: string, history: History) => ears.history(matchID, history));
      line.socket.on('agora:rematch', (matchID: string, next: string) => ears.rematch(matchID, next));
      line.socket.on('agora:refused', (receipt: Receipt) => ears.refused(receipt));
    };
    opened(line);
    return line;
  };
}

/** An update may overtake the first sync, and boardgame.io's client can't take one before it has a state. */
function guarded(opts: TransportOpts, ears: Ears): Pick<TransportOpts, 'transportDataCallback'> {
  let ready = false;
  return {
    transportDataCallback(data) {
      if (data.type === 'sync') ready = true;
      else if (!ready && (data.type === 'update' || data.type === 'patch')) return;
      opts.transportDataCallback(data);
      if (data.type === 'sync') ears.synced();
      if (data.type === 'chat') ears.chat(data.args[0], chatLine(data.args[1]));
    },
  };
}

function chatLine({ id, sender, payload }: { id: string; sender: string | null; payload: unknown }): ChatLine {
  return { id, seat: sender === null ? null : Number(sender), text: String(payload), at: Date.now() };
}
