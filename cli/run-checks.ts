import { withClient } from './api/open-client.js';
import { CliError } from './cli-error.js';
import type { CliIo } from './cli-io.js';
import type { ChecksOptions } from './commands/checks-command.js';
import { EXIT_CODES, type ExitCode } from './exit-codes.js';
import { toJsonText } from './json-text.js';
import { createPaint } from './report/paint.js';
import { renderCheck, renderChecks, renderThresholds } from './report/render-checks.js';
import { readCatalog, type ShownCatalog } from './report/shown-catalog.js';

/** `checks [id]`: the platform's own catalog, so that a client of another version shows the right one. */
export async function runChecks(options: ChecksOptions, io: CliIo): Promise<ExitCode> {
  const answer = await withClient(options, io, (client, signal) => client.read('/api/seo/checks', { signal }));
  const catalog = readCatalog(answer);
  const paint = createPaint(options.color);
  const show = (value: unknown, lines: string[]) =>
    io.stdout.write(options.json ? toJsonText(value) : lines.map((line) => `${line.trimEnd()}\n`).join(''));
  if (options.thresholds) show(catalog.thresholds, renderThresholds(catalog.thresholds, paint));
  else if (options.id === undefined) {
    const chosen = choose(catalog, options);
    show(chosen, renderChecks(chosen, paint));
  } else {
    const check = findCheck(catalog, options.id);
    show(check, renderCheck(check, paint));
  }
  return EXIT_CODES.ok;
}

function choose({ checks }: ShownCatalog, { component, severity }: ChecksOptions): ShownCatalog['checks'] {
  return checks.filter(
    (check) =>
      (component === undefined || check.component === component) &&
      (severity === undefined || check.severity === severity),
  );
}

function findCheck({ checks }: ShownCatalog, id: string): ShownCatalog['checks'][number] {
  const found = checks.find((check) => check.id === id);
  if (found) return found;
  const near = checks.filter((check) => check.id.includes(id)).slice(0, 10);
  throw new CliError(
    EXIT_CODES.usage,
    `There is no check ${id}`,
    near.map((check) => `There is ${check.id}: ${check.title}`),
  );
}
