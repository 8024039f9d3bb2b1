/** The server's log: one JSON object per line. */
import { type Logger, pino, stdSerializers } from 'pino';

/** Creates a log that records errors with their stack, but never a player's credentials. */
export function createLog(level: string): Logger {
  return pino({
    level,
    serializers: { error: stdSerializers.err },
    redact: { paths: ['credentials', '*.credentials', 'seed', '*.seed'], remove: true },
  });
}
