/** The command-line client: `node dist/cli/main.js audit <url>`. Talks to the HTTP API and to nothing else. */
import type { StopSignal } from './cli-io.js';
import { DEFAULT_PACE } from './pace.js';
import { runCli } from './run-cli.js';
import { readSettings } from './settings.js';

const STOP_SIGNALS: readonly StopSignal[] = ['SIGINT', 'SIGTERM'];

// A reader that has seen enough (`| head`) is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

// The exit code is set, not forced: a pipe that reads slowly still gets the whole result.
process.exitCode = await runCli(process.argv.slice(2), {
  stdout: process.stdout,
  stderr: process.stderr,
  settings: readSettings(),
  pace: DEFAULT_PACE,
  onSignal: (listener) => {
    for (const signal of STOP_SIGNALS) process.on(signal, listener);
    return () => {
      for (const signal of STOP_SIGNALS) process.off(signal, listener);
    };
  },
  quit: (exitCode) => process.exit(exitCode),
});
