import type { CliIo } from '../cli-io.js';
import { toTerminalText } from '../terminal-text.js';
import { createProgressBar } from './progress-bar.js';
import type { ProgressDisplay } from './progress-display.js';

/** Within one phase a log wants a line now and then, not one for every page. */
const MIN_STEP_PERCENT = 4;

/** A bar for people, lines for logs. */
export function createProgressView(stderr: CliIo['stderr']): ProgressDisplay {
  return stderr.isTTY ? createProgressBar(stderr) : createProgressLines(stderr);
}

/** A plain line for each phase and each real step within it. */
function createProgressLines(stderr: CliIo['stderr']): ProgressDisplay {
  let shown = { phase: '', percent: -1 };
  return {
    update: ({ done, total, phase, message }) => {
      const percent = Math.max(shown.percent, total > 0 ? Math.min(100, Math.round((done / total) * 100)) : 0);
      if (phase === shown.phase && percent < shown.percent + MIN_STEP_PERCENT) return;
      shown = { phase, percent };
      stderr.write(`[${String(percent).padStart(3)}%] ${toTerminalText(message)}\n`);
    },
    note: (text) => void stderr.write(`${toTerminalText(text)}\n`),
    stop: () => {},
  };
}
