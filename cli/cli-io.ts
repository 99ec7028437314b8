import type { Pace } from './pace.js';
import type { CommandSettings } from './settings.js';

/** Everything the command touches of the process it runs in. */
export interface CliIo {
  /** Takes the result and nothing else. */
  stdout: NodeJS.WritableStream & { isTTY?: boolean };
  /** Takes progress and complaints. */
  stderr: NodeJS.WritableStream & { isTTY?: boolean };
  settings: CommandSettings;
  pace: Pace;
  /** Listens for Ctrl-C and SIGTERM; returns what ends the listening. */
  onSignal(listener: (signal: StopSignal) => void): () => void;
  /** Ends the process on the spot. */
  quit(exitCode: number): void;
}

export type StopSignal = 'SIGINT' | 'SIGTERM';
