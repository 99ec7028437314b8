import { once } from 'node:events';
import { withClient } from './api/open-client.js';
import { readChunks } from './api/read-chunks.js';
import type { CliIo } from './cli-io.js';
import type { ReportOptions } from './commands/report-command.js';
import { EXIT_CODES, type ExitCode } from './exit-codes.js';
import { fetchReport, saveReport } from './save-report.js';
import { checkOutput } from './save-result.js';

/** `report <audit>`: to a file or to stdout, piece by piece. */
export async function runReport(options: ReportOptions, io: CliIo): Promise<ExitCode> {
  const { out } = options;
  if (out !== undefined) await checkOutput('--out', out);
  await withClient(options, io, async (client, signal) => {
    if (out !== undefined) return saveReport(client, { ...options, file: out }, signal);
    for await (const chunk of readChunks(await fetchReport(client, options, signal)))
      if (!io.stdout.write(chunk)) await once(io.stdout, 'drain', { signal });
  });
  return EXIT_CODES.ok;
}
