import { z } from 'zod';
import type { ApiClient } from './api/api-client.js';
import { withClient } from './api/open-client.js';
import { CliError } from './cli-error.js';
import type { CliIo } from './cli-io.js';
import type { CompareOptions } from './commands/compare-command.js';
import { EXIT_CODES, type ExitCode } from './exit-codes.js';
import { brokenBy } from './gates/check-gates.js';
import { toJsonText } from './json-text.js';
import { createPaint } from './report/paint.js';
import { renderComparison } from './report/render-comparison.js';
import { readComparison, type ShownComparison } from './report/shown-comparison.js';

/** `compare <base> <other>` or `compare --previous <audit>`. A first audit has nothing before it: said, and no failure. */
export async function runCompare(options: CompareOptions, io: CliIo): Promise<ExitCode> {
  const found = await withClient(options, io, (client, signal) => obtain(client, options.audits, signal));
  if (found === null) {
    io.stderr.write('There is no earlier audit of this site and kind to compare with\n');
    if (options.json) io.stdout.write('null\n');
    return EXIT_CODES.ok;
  }
  if (options.json) io.stdout.write(toJsonText(found));
  const comparison = readComparison(found);
  if (!options.json) io.stdout.write(renderComparison(comparison, createPaint(options.color)));
  checkRules(comparison, options.failOn);
  return EXIT_CODES.ok;
}

const withPrevious = z.object({ previous: z.object({ audit_id: z.string() }).nullable() });

/** Null when the audit has none before it. */
async function obtain(client: ApiClient, audits: CompareOptions['audits'], signal: AbortSignal): Promise<unknown> {
  if ('base' in audits) {
    const path = `/api/seo/audits/${audits.base}/compare/${audits.other}`;
    return client.read(path, { missing: `There are no such audits: ${audits.base} and ${audits.other}`, signal });
  }
  const { previousOf } = audits;
  const missing = `There is no audit ${previousOf}`;
  const audit = withPrevious.safeParse(await client.read(`/api/seo/audits/${previousOf}`, { missing, signal }));
  if (!audit.success)
    throw new CliError(EXIT_CODES.failure, 'The platform returned an audit that this client cannot read');
  const { previous } = audit.data;
  if (previous === null) return null;
  return obtain(client, { base: previous.audit_id, other: previousOf }, signal);
}

function checkRules({ issues, counts }: ShownComparison, rules: CompareOptions['failOn']): void {
  const broken = rules.flatMap((rule) => brokenBy(issues.new, rule) ?? []);
  const [first, ...rest] = broken;
  if (first === undefined) return;
  const cut =
    counts.new > issues.new.length ? [`Only ${issues.new.length} of ${counts.new} new issues were looked at`] : [];
  throw new CliError(EXIT_CODES.below_threshold, first, [...rest, ...cut]);
}
