import { PassThrough } from 'node:stream';
import type { StopSignal } from '../../cli/cli-io.js';
import type { Pace } from '../../cli/pace.js';
import { runCli } from '../../cli/run-cli.js';

/** What has to pass is short; what ends a good answer that is late is long enough for a machine at work on other things. */
export const QUICK_PACE: Pace = {
  requestMs: 30_000,
  firstRetryMs: 5,
  maxRetryMs: 10,
  maxRetryAfterMs: 50,
  pollMs: 5,
  reconnectMs: 5,
  idleMs: 30_000,
  cancelMs: 30_000,
  repeatedSignalMs: 0,
};

export interface CaptureOptions {
  server?: string;
  token?: string | null;
  pace?: Partial<Pace>;
  /** Whether stdout and stderr are terminals. */
  isTTY?: boolean;
  /** Handed a function that sends a signal, as soon as someone listens. */
  onListening?(send: (signal: StopSignal) => void): void | Promise<void>;
}

export interface Captured {
  exitCode: number;
  stdout: string;
  stderr: string;
  /** Exit codes with which the process would have been ended on the spot. */
  quits: number[];
}

/** Runs a command line in this process and returns what a shell would see. */
export async function captureCli(args: string[], options: CaptureOptions = {}): Promise<Captured> {
  const { server = 'http://127.0.0.1:9', token = 'token-of-the-spec', isTTY = false } = options;
  const [stdout, stderr] = [collector(isTTY), collector(isTTY)];
  const quits: number[] = [];
  const exitCode = await runCli(args, {
    stdout: stdout.stream,
    stderr: stderr.stream,
    settings: { server, token, workspace: null, color: true },
    pace: { ...QUICK_PACE, ...options.pace },
    onSignal: (listener) => {
      void options.onListening?.(listener);
      return () => {};
    },
    quit: (code) => quits.push(code),
  });
  return { exitCode, stdout: stdout.text(), stderr: stderr.text(), quits };
}

/** A stream that keeps what is written to it. */
export function collector(isTTY = false) {
  const pieces: string[] = [];
  const stream = Object.assign(new PassThrough(), { isTTY, columns: 100 });
  stream.on('data', (piece) => pieces.push(String(piece)));
  return { stream, text: () => pieces.join('') };
}
