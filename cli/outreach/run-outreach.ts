import type { ApiClient } from '../api/api-client.js';
import { withClient } from '../api/open-client.js';
import type { CliIo } from '../cli-io.js';
import type { ConnectionOptions, OutputOptions } from '../connection-options.js';
import { EXIT_CODES, type ExitCode } from '../exit-codes.js';
import { toJsonText } from '../json-text.js';
import { createPaint, type Paint } from '../report/paint.js';

export type OutreachOptions = ConnectionOptions & OutputOptions;

/** The result of a command: the response for --json, and lines for people. */
export interface Found {
  value: unknown;
  lines: (paint: Paint) => string[];
}

/** Does what a command does with the platform and prints what it found. */
export async function runOutreach(
  options: OutreachOptions,
  io: CliIo,
  work: (client: ApiClient, signal: AbortSignal) => Promise<Found>,
): Promise<ExitCode> {
  const { value, lines } = await withClient(options, io, work);
  const paint = createPaint(options.color);
  const text = options.json
    ? toJsonText(value)
    : lines(paint)
        .map((line) => `${line.trimEnd()}\n`)
        .join('');
  io.stdout.write(text);
  return EXIT_CODES.ok;
}
