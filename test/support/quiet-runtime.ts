import { DefaultLogger, makeTelemetryFilterString, Runtime } from '@temporalio/worker';

let isInstalled = false;

/**
 * Failures are part of the tests: only what Temporal calls an error is worth a line. To be called before anything makes a
 * worker or a native connection. Importing this does nothing: a runtime keeps its process from ending until what was
 * made with it is closed, and specs are loaded whose tests with servers do not run.
 */
export function installQuietRuntime(): void {
  if (isInstalled) return;
  isInstalled = true;
  const filter = makeTelemetryFilterString({ core: 'ERROR', other: 'ERROR' });
  Runtime.install({
    // Specs emit SIGTERM at themselves; a worker made after that would stop at once.
    shutdownSignals: [],
    logger: new DefaultLogger('ERROR'),
    telemetryOptions: { logging: { forward: {}, filter } },
  });
}
