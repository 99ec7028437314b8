import { withClient } from './api/open-client.js';
import type { AuditOptions } from './audit-options.js';
import type { CliIo } from './cli-io.js';
import { EXIT_CODES, type ExitCode } from './exit-codes.js';
import { findBrand } from './find-brand.js';
import { checkGates } from './gates/check-gates.js';
import { underRule } from './gates/fail-rule.js';
import { toJsonText } from './json-text.js';
import { type Obtained, obtainResult } from './obtain-result.js';
import { createProgressView } from './progress/progress-view.js';
import { readCheckSettings } from './read-check-settings.js';
import { createPaint } from './report/paint.js';
import { renderAudit } from './report/render-audit.js';
import { readAudit, type ShownAudit } from './report/shown-audit.js';
import { saveReport } from './save-report.js';
import { checkOutput, saveResultFile } from './save-result.js';
import { createStop } from './stop.js';
import { toTerminalText } from './terminal-text.js';

/** `audit <url>`: from the checked options to the exit code. Throws CliError for every other end than a result. */
export async function runAudit(options: AuditOptions, io: CliIo): Promise<ExitCode> {
  if (options.output !== undefined) await checkOutput('--output', options.output);
  for (const { file } of options.reports) await checkOutput('--report', file);
  const brand = await obtainBrand(options, io);
  const obtained = await audit(options, io);
  const { result } = obtained;
  const { failUnder, failOn, reports, output } = options;
  const rules = [...(failUnder === undefined ? [] : [underRule(failUnder)]), ...failOn];
  if (options.json) io.stdout.write(toJsonText(result));
  const shown = options.json && rules.length + reports.length === 0 ? null : readAudit(result);
  // Files last of what can fail, so that a full disk does not cost the report on the screen.
  if (shown && !options.json)
    io.stdout.write(
      renderAudit(shown, { paint: createPaint(options.color), readMore: readMore(options, obtained, shown) }),
    );
  if (output !== undefined) await saveResultFile(output, toJsonText(result));
  if (shown) {
    await saveReports(options, io, shown.audit_id, brand);
    checkGates(shown, rules, (note) => void io.stderr.write(`${toTerminalText(note)}\n`));
  }
  return EXIT_CODES.ok;
}

async function audit(options: AuditOptions, io: CliIo): Promise<Obtained> {
  const settings = options.checkSettings === undefined ? undefined : await readCheckSettings(options.checkSettings);
  const stop = createStop(io, options.timeoutMs);
  const progress = createProgressView(io.stderr);
  try {
    return await obtainResult(options, settings, io, progress, stop.signal);
  } finally {
    progress.stop();
    stop.dispose();
  }
}

/** Before the audit starts: a brand that is not there should not cost an audit. */
async function obtainBrand({ reports, ...options }: AuditOptions, io: CliIo): Promise<string | undefined> {
  const named = reports.find(({ choices }) => choices.brand !== undefined)?.choices.brand;
  return named === undefined
    ? undefined
    : withClient(options, io, (client, signal) => findBrand(client, named, signal));
}

async function saveReports(options: AuditOptions, io: CliIo, auditId: string, brand?: string): Promise<void> {
  if (options.reports.length === 0) return;
  await withClient(options, io, async (client, signal) => {
    for (const { file, format, choices } of options.reports) {
      const own = choices.brand === undefined ? undefined : brand;
      await saveReport(client, { ...choices, auditId, file, format, brand: own }, signal);
    }
  });
}

function readMore(
  { server, output, reports }: AuditOptions,
  { operation }: Obtained,
  { audit_id }: ShownAudit,
): [string, string][] {
  const { audit: link = `/api/seo/audits/${audit_id}`, report } = operation?.links ?? {};
  return [
    ...(report === undefined ? [] : [['Report', `${server}${report}`] satisfies [string, string]]),
    ['Whole result', `${server}${link}`],
    ...(output === undefined ? [] : [['Saved as', output] satisfies [string, string]]),
    ...reports.map(({ file, format }): [string, string] => [`Report as ${format}`, file]),
  ];
}
