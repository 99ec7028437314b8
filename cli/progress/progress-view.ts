import type { Progress } from '../../domain/operations.js';
import type { CliIo } from '../cli-io.js';
import { createProgressBar } from './progress-bar.js';
import { createProgressLines } from './progress-lines.js';

/** Shows how far an operation is. Never goes back. */
export interface ProgressView {
  update(progress: Progress): void;
  /** A remark that isn't progress. */
  note(text: string): void;
  /** Leaves the terminal as it was; safe to call twice. */
  stop(): void;
}

/** A bar for people, lines for logs. */
export function createProgressView(stderr: CliIo['stderr']): ProgressView {
  return stderr.isTTY ? createProgressBar(stderr) : createProgressLines(stderr);
}
