import { CliError } from './cli-error.js';
import type { CliIo, StopSignal } from './cli-io.js';
import { EXIT_CODES, type ExitCode } from './exit-codes.js';

export interface Stop {
  /** Aborted with a CliError that says why and how to exit. */
  signal: AbortSignal;
  dispose(): void;
}

const EXIT_OF: Readonly<Record<StopSignal, ExitCode>> = {
  SIGINT: EXIT_CODES.interrupted,
  SIGTERM: EXIT_CODES.terminated,
};

/**
 * Reasons to stop before the end: Ctrl-C, SIGTERM or the time limit. The first leads to an orderly end with the audit
 * canceled; a second Ctrl-C quits without waiting for that.
 */
export function createStop(io: Pick<CliIo, 'onSignal' | 'quit' | 'pace'>, timeoutMs: number | null): Stop {
  const controller = new AbortController();
  let firstAtMs: number | null = null;
  const unlisten = io.onSignal((signal) => {
    if (firstAtMs === null) {
      firstAtMs = performance.now();
      controller.abort(new CliError(EXIT_OF[signal], 'Interrupted'));
    } else if (performance.now() - firstAtMs >= io.pace.repeatedSignalMs) io.quit(EXIT_OF[signal]);
  });
  const expire = () => {
    const reason = new CliError(EXIT_CODES.operation_failed, `No result within ${(timeoutMs ?? 0) / 1000} s`);
    controller.abort(reason);
  };
  const timer = timeoutMs === null ? null : setTimeout(expire, timeoutMs);
  return {
    signal: controller.signal,
    dispose: () => {
      unlisten();
      if (timer) clearTimeout(timer);
    },
  };
}
