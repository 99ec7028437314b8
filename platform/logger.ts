import { type DestinationStream, type Logger, pino } from 'pino';
import { sourceStack } from './source-stack.js';

export type { Logger } from 'pino';

/** Where secrets travel. Keys inside objects are matched one and two levels deep; pino escapes newlines and control characters itself. */
const SECRET_KEYS = [
  'password',
  'secret',
  'token',
  'access_token',
  'refresh_token',
  'id_token',
  'client_secret',
  'api_key',
  'apiKey',
  'authorization',
  'cookie',
  'code_verifier',
];
const REDACTED_PATHS = [
  ...SECRET_KEYS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]),
  '*.headers["set-cookie"]',
  '*.headers["x-csrf-token"]',
  '*.headers["idempotency-key"]',
];

/**
 * JSON lines on stdout, for people with `jq` and for log collectors.
 * @param options.service is on every line; `api` or `worker`.
 * @param destination for tests that read the lines.
 */
export function createLogger(options: { level: string; service: string }, destination?: DestinationStream): Logger {
  const settings = {
    level: options.level,
    base: { service: options.service, pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: REDACTED_PATHS, censor: '[redacted]' },
    serializers: { err: showError },
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return destination ? pino(settings, destination) : pino(settings);
}

function showError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const shown = pino.stdSerializers.err(error);
  return { ...shown, stack: sourceStack(shown.stack) };
}
