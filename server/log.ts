/** The server's log: one JSON object a line. */
import { type Logger, pino, stdSerializers } from 'pino';

/** A log that writes down errors with their stack and never a player's credentials. */
export function createLog(level: string): Logger {
  return pino({
    level,
    serializers: { error: stdSerializers.err },
    redact: { paths: ['credentials', '*.credentials', 'seed', '*.seed'], remove: true },
  });
}
