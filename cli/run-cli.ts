import type { CliIo } from './cli-io.js';
import { EXIT_CODES, type ExitCode } from './exit-codes.js';
import { createProgram } from './program.js';
import { reportFailure } from './report-failure.js';

/** Runs one command line (without the program's name) and returns how the process is to exit. Never throws. */
export async function runCli(args: readonly string[], io: CliIo): Promise<ExitCode> {
  let exitCode: ExitCode = EXIT_CODES.ok;
  const program = createProgram(io, (code) => {
    exitCode = code;
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    return exitCode;
  } catch (failure) {
    return reportFailure(failure, io);
  }
}
