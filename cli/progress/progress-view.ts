import type { CliIo } from '../cli-io.js';
import { createProgressBar } from './progress-bar.js';
import type { ProgressDisplay } from './progress-display.js';
import { createProgressLines } from './progress-lines.js';

/** A bar for people, lines for logs. */
export function createProgressView(stderr: CliIo['stderr']): ProgressDisplay {
  return stderr.isTTY ? createProgressBar(stderr) : createProgressLines(stderr);
}
