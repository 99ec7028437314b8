import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { CheckSettings } from '../domain/seo/check-settings.js';
import { CliError } from './cli-error.js';
import { EXIT_CODES } from './exit-codes.js';

/** Only the form: names and bounds are the platform's to judge. */
const settings = z.strictObject({
  thresholds: z.record(z.string(), z.number()).optional(),
  severities: z.record(z.string(), z.enum(['critical', 'high', 'medium', 'low', 'info', 'off'])).optional(),
});

/** Check settings from a JSON file. Throws a usage error for a file that cannot be read or says something else. */
export async function readCheckSettings(file: string): Promise<Partial<CheckSettings>> {
  const fault = (reason: string, details: string[] = []) =>
    new CliError(EXIT_CODES.usage, `--check-settings ${file} ${reason}`, details);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw fault(error.code === 'ENOENT' ? 'is not there' : `can't be read: ${error.message}`);
  });
  const parsed = settings.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  if (parseJson(text) === undefined) throw fault('is no JSON');
  throw fault('is no check settings', z.prettifyError(parsed.error).split('\n'));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
