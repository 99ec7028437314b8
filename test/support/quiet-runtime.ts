import { DefaultLogger, makeTelemetryFilterString, Runtime } from '@temporalio/worker';

/**
 * Failures are part of the tests: only what Temporal calls an error is worth a line. Import for its effect, before
 * anything that makes a worker; a module runs once, as the runtime wants it.
 */
Runtime.install({
  // Specs emit SIGTERM at themselves; a worker made after that would stop at once.
  shutdownSignals: [],
  logger: new DefaultLogger('ERROR'),
  telemetryOptions: { logging: { forward: {}, filter: makeTelemetryFilterString({ core: 'ERROR', other: 'ERROR' }) } },
});
