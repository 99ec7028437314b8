import type { ExitCode } from './exit-codes.js';

/** An expected end of the command, with the message for the user and the exit code for the shell. */
export class CliError extends Error {
  override readonly name = 'CliError';
  constructor(
    readonly exitCode: ExitCode,
    message: string,
    /** Further lines, shown indented below the message. */
    readonly details: readonly string[] = [],
  ) {
    super(message);
  }
}
