import { CommanderError } from 'commander';
import { CliError } from './cli-error.js';
import type { CliIo } from './cli-io.js';
import { EXIT_CODES, type ExitCode } from './exit-codes.js';
import { toTerminalText } from './terminal-text.js';

/** Shows the user what ended the command, unless commander has, and returns the exit code. */
export function reportFailure(failure: unknown, io: Pick<CliIo, 'stderr'>): ExitCode {
  if (failure instanceof CommanderError) return failure.exitCode === 0 ? EXIT_CODES.ok : EXIT_CODES.usage;
  const message = failure instanceof Error ? failure.message : String(failure);
  const details = failure instanceof CliError ? failure.details : [];
  const lines = [`error: ${toTerminalText(message)}`, ...details.map((detail) => `  ${toTerminalText(detail)}`)];
  io.stderr.write(`${lines.join('\n')}\n`);
  return failure instanceof CliError ? failure.exitCode : EXIT_CODES.failure;
}
