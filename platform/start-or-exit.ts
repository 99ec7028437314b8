import type { Logger } from './logger.js';

/**
 * Runs a program whose failure ends the process: with one line in the log, like all else that happens, and exit code 1, so
 * that its supervisor starts it again.
 * @param exit for tests
 */
export async function startOrExit(
  logger: Pick<Logger, 'fatal'>,
  program: () => Promise<void>,
  exit: (code: number) => void = process.exit,
): Promise<void> {
  try {
    await program();
  } catch (error) {
    logger.fatal({ err: error }, 'the program cannot continue; exiting');
    exit(1);
  }
}
