import cliProgress from 'cli-progress';
import type { CliIo } from '../cli-io.js';
import { toTerminalText } from '../terminal-text.js';
import type { ProgressDisplay } from './progress-display.js';

/** One line that redraws itself and is gone at the end. */
export function createProgressBar(stderr: CliIo['stderr']): ProgressDisplay {
  const bar = new cliProgress.SingleBar(
    {
      stream: stderr,
      format: '{bar} {percentage}%  {duration_formatted}  {message}',
      barsize: 24,
      fps: 5,
      // Cuts the line at the terminal's width instead of switching its wrapping off.
      linewrap: true,
      clearOnComplete: true,
      // Signals are handled in one place (stop.ts).
      gracefulExit: false,
    },
    cliProgress.Presets.shades_classic,
  );
  let done = 0;
  bar.start(100, 0, { message: 'Starting' });
  return {
    update: (progress) => {
      done = Math.max(done, progress.total > 0 ? Math.min(100, Math.round((progress.done / progress.total) * 100)) : 0);
      bar.update(done, { message: toTerminalText(progress.message) });
    },
    note: (text) => bar.update(done, { message: toTerminalText(text) }),
    stop: () => bar.stop(),
  };
}
