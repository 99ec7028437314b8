import { DefaultLogger, type LogEntry, makeTelemetryFilterString, Runtime } from '@temporalio/worker';
import type { Logger } from '../platform/logger.js';

/** Temporal's own logs go through ours, so that all logs are in one stream; its metrics get their own port. */
export function installRuntime(logger: Logger, options: { metricsAddress: string | null }): void {
  Runtime.install({
    logger: new DefaultLogger('INFO', (entry) => writeEntry(logger, entry)),
    telemetryOptions: {
      logging: { forward: {}, filter: makeTelemetryFilterString({ core: 'WARN', other: 'ERROR' }) },
      ...(options.metricsAddress === null ? {} : { metrics: { prometheus: { bindAddress: options.metricsAddress } } }),
    },
    // main.ts stops the workers itself, in order.
    shutdownSignals: [],
  });
}

const LEVELS = { TRACE: 'trace', DEBUG: 'debug', INFO: 'info', WARN: 'warn', ERROR: 'error' } as const;

/** Said of every lane but the one that has workflows, which is as it should be. */
const EXPECTED = /^No workflows registered/;

export function writeEntry(logger: Pick<Logger, (typeof LEVELS)[LogEntry['level']]>, entry: LogEntry): void {
  const level = EXPECTED.test(entry.message) ? 'debug' : LEVELS[entry.level];
  logger[level]({ ...entry.meta }, entry.message);
}
