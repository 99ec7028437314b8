import { access, constants, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { CliError } from './cli-error.js';
import { EXIT_CODES } from './exit-codes.js';

/** Throws a usage error when the file could not be written anyway: better before an audit of minutes than after it. */
export async function checkOutput(option: string, file: string): Promise<void> {
  const isDirectory = await stat(file).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (isDirectory) throw new CliError(EXIT_CODES.usage, `${option} ${file} is a folder`);
  // Whatever the cause, the file can't be written.
  await access(dirname(file), constants.W_OK).catch(() => {
    throw new CliError(
      EXIT_CODES.usage,
      `${option} ${file} can't be written: no such folder, or no right to write there`,
    );
  });
}

export async function saveResultFile(file: string, text: string): Promise<void> {
  await writeFile(file, text).catch((error: Error) => {
    throw new CliError(EXIT_CODES.failure, `The result could not be written: ${error.message}`);
  });
}
