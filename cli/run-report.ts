import { once } from 'node:events';
import { withClient } from './api/open-client.js';
import { readChunks } from './api/read-chunks.js';
import type { CliIo } from './cli-io.js';
import type { ReportCommandOptions } from './commands/report-command.js';
import { EXIT_CODES, type ExitCode } from './exit-codes.js';
import { findBrand } from './find-brand.js';
import { fetchReport, saveReport } from './save-report.js';
import { checkOutput } from './save-result.js';

/** `report <audit>`: to a file or to stdout, piece by piece. */
export async function runReport(options: ReportCommandOptions, io: CliIo): Promise<ExitCode> {
  const { out } = options;
  if (out !== undefined) await checkOutput('--out', out);
  await withClient(options, io, async (client, signal) => {
    const brand = options.brand === undefined ? undefined : await findBrand(client, options.brand, signal);
    const wanted = { ...options, brand };
    if (out !== undefined) return saveReport(client, { ...wanted, file: out }, signal);
    for await (const chunk of readChunks(await fetchReport(client, wanted, signal)))
      if (!(await hasRoom(io.stdout, chunk, signal))) return;
  });
  return EXIT_CODES.ok;
}

/** Writes at the reader's pace; false once the reader has seen enough (`| head`), which is no failure. */
async function hasRoom(stdout: CliIo['stdout'], chunk: Uint8Array, signal: AbortSignal): Promise<boolean> {
  if (stdout.write(chunk)) return true;
  try {
    await once(stdout, 'drain', { signal });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EPIPE') return false;
    throw error;
  }
}
