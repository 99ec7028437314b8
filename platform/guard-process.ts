import type { Logger } from './logger.js';

export interface GuardedProcess {
  logger: Pick<Logger, 'error' | 'fatal'>;
  /** Ends the process in order: accepts no new work, lets running work end within its grace, and exits with 1. */
  stop(): void;
}

/**
 * Codes of failures that belong to one connection or one stream: of the system and of TLS, of Node's HTTP and streams, of
 * zlib, of undici. None of them says anything of the rest of the process.
 */
const FOREIGN_CODE =
  /^(?:E(?:CONNRESET|CONNABORTED|CONNREFUSED|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|PROTO|NOTFOUND|AI_AGAIN)|HPE_\w+|UND_ERR_\w+|ERR_(?:HTTP2?|SSL|TLS|STREAM)_\w+|ERR_INVALID_CHAR|ERR_HTTP_INVALID_STATUS_CODE|ABORT_ERR|Z_\w+|ERR_BROTLI_\w+|ERR__ERROR_\w+)$/;
/** Readers of what strangers send. A failed assumption of theirs is about one connection as well. */
const FOREIGN_READER =
  /[\\/]node_modules[\\/](?:undici|imapflow|nodemailer|mailparser)[\\/]|node:internal\/deps\/undici/;

/**
 * The last line of defense against streams that fail without a listener. An error on an external connection is logged
 * with its stack and does not end the process: it serves all users, and code that waits on that connection has a time
 * limit. Any other error leaves the process in an unknown state: it is logged, and the process shuts down in order, to
 * be restarted by its supervisor. A second error during shutdown changes nothing.
 * @returns ends the guard; Node's own rule applies again then: the process ends at once
 */
export function guardProcess({ logger, stop }: GuardedProcess): () => void {
  let isStopping = false;
  const onUncaught = (error: unknown, origin: NodeJS.UncaughtExceptionOrigin) => {
    if (isForeignError(error)) {
      logger.error({ err: error, origin }, 'a connection to another server failed without a handler; continuing');
      return;
    }
    logger.fatal({ err: error, origin }, 'an unexpected failure; stopping');
    if (isStopping) return;
    isStopping = true;
    stop();
  };
  // Unhandled rejections arrive here too (Node, --unhandled-rejections=throw, the default).
  process.on('uncaughtException', onUncaught);
  return () => void process.off('uncaughtException', onUncaught);
}

/** Whether a failure is about a stranger's connection and nothing else. */
export function isForeignError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && FOREIGN_CODE.test(error.code)) return true;
  return FOREIGN_READER.test(thrower(error));
}

/** The line of the stack where it was thrown; assertions and Node's own frames are passed over. */
function thrower({ stack = '' }: Error): string {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return frames.find((line) => !/\bnode:(?!internal\/deps\/undici)|\(<anonymous>\)/.test(line)) ?? '';
}
