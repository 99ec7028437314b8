import type { ExitCode } from './exit-codes.js';

/** An end of the command that we understand: what to tell the user and the shell. */
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
