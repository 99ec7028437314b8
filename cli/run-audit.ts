import type { AuditOptions } from './audit-options.js';
import { CliError } from './cli-error.js';
import type { CliIo } from './cli-io.js';
import { EXIT_CODES, type ExitCode } from './exit-codes.js';
import { toJsonText } from './json-text.js';
import { type Obtained, obtainResult } from './obtain-result.js';
import { createProgressView } from './progress/progress-view.js';
import { createPaint } from './report/paint.js';
import { renderAudit } from './report/render-audit.js';
import { readAudit, type ShownAudit } from './report/shown-audit.js';
import { checkOutput, saveResult } from './save-result.js';
import { createStop } from './stop.js';

/** `audit <url>`: from the checked options to the exit code. Throws CliError for every other end than a result. */
export async function runAudit(options: AuditOptions, io: CliIo): Promise<ExitCode> {
  if (options.output !== undefined) await checkOutput(options.output);
  const stop = createStop(io, options.timeoutMs);
  const progress = createProgressView(io.stderr);
  let obtained: Obtained;
  try {
    obtained = await obtainResult(options, io, progress, stop.signal);
  } finally {
    progress.stop();
    stop.dispose();
  }
  const { result } = obtained;
  if (options.json) io.stdout.write(toJsonText(result));
  // The file last of what can fail by itself, so that a full disk does not cost the report on the screen.
  const audit = options.json && options.failUnder === undefined ? null : readAudit(result);
  if (audit && !options.json)
    io.stdout.write(
      renderAudit(audit, { paint: createPaint(options.color), readMore: readMore(options, obtained, audit) }),
    );
  if (options.output !== undefined) await saveResult(options.output, toJsonText(result));
  if (audit && options.failUnder !== undefined) checkThreshold(audit, options.failUnder);
  return EXIT_CODES.ok;
}

function readMore(
  { server, output }: AuditOptions,
  { operation }: Obtained,
  { audit_id }: ShownAudit,
): [string, string][] {
  const { audit = `/api/seo/audits/${audit_id}`, report } = operation?.links ?? {};
  return [
    ...(report === undefined ? [] : [['Report', `${server}${report}`] satisfies [string, string]]),
    ['Whole result', `${server}${audit}`],
    ...(output === undefined ? [] : [['Saved as', output] satisfies [string, string]]),
  ];
}

/** A score that rests on too little is no passed gate. */
function checkThreshold({ overall_score, reliability }: ShownAudit, failUnder: number): void {
  if (overall_score === null || !reliability.reliable) {
    throw new CliError(
      EXIT_CODES.below_threshold,
      `There is no reliable score to hold against --fail-under ${failUnder}`,
    );
  }
  if (overall_score < failUnder)
    throw new CliError(EXIT_CODES.below_threshold, `The score ${overall_score.toFixed(1)} is under ${failUnder}`);
}
