import { createHash } from 'node:crypto';
import type { Response } from 'express';
import type { ReportOptions } from '../../../domain/reports/report-options.js';
import type { AuditPart, FindingsRepository } from '../../../store/audits/findings.js';
import type { CrawlsRepository } from '../../../store/crawl/crawls.js';
import { renderReportForm } from '../../../web/report/render-report-form.js';
import { crawlId } from '../../../workflows/crawl/contract/crawl-site.js';
import { HttpError } from '../../http/http-error.js';
import { sampledAccepted, streamAccepted } from './accepted-findings.js';
import { sampledFindings, streamFindings } from './audit-findings.js';
import { chooseFindings } from './choose-findings.js';
import { collectFindings } from './collect-findings.js';
import { exportFileName } from './file-name.js';
import { acceptedCsv, findingsCsv } from './findings-csv.js';
import { findingsJson } from './findings-json.js';
import { toJunit } from './junit.js';
import type { LoadedAudit } from './load-audit.js';
import { type LoadReportExtraDeps, loadReportExtra } from './load-report-extra.js';
import type { AcceptedChoice } from './read-accepted-choice.js';
import { REPORT_TYPES, type ReportFormat } from './report-format.js';
import { sarifLog } from './sarif.js';
import { streamText } from './stream-text.js';

export interface SendReportDeps extends LoadReportExtraDeps {
  crawls: Pick<CrawlsRepository, 'find' | 'streamDigests'>;
  findings: Pick<FindingsRepository, 'has' | 'stream'>;
  /** Of this product. */
  version: string;
}

/** The report as a page, to be shown rather than saved. */
export async function sendHtml(
  deps: LoadReportExtraDeps,
  res: Response,
  loaded: LoadedAudit,
  options: ReportOptions,
): Promise<void> {
  const { audit } = loaded;
  const { html, policy } = renderReportForm(options.form, audit, await loadReportExtra(deps, loaded, options));
  describeFile(res, 'html', exportFileName('audit', audit, 'html'), 'inline');
  res.set('Content-Security-Policy', policy).send(html);
}

/** Every finding while its crawl is kept, then the sample that the audit holds; the log says which. */
export async function sendSarif(deps: SendReportDeps, res: Response, { line, audit }: LoadedAudit): Promise<void> {
  const isWhole = await hasRows(deps, line, 'site_findings');
  describeFile(res, 'sarif', exportFileName('audit', audit, 'sarif'));
  if (isUnchanged(res, audit, 'sarif', deps.version, String(isWhole))) return;
  const batches = isWhole ? streamFindings(deps, line.user_id, audit) : sampledFindings(audit);
  const accepted = isWhole ? streamAccepted(deps, line.user_id, audit) : sampledAccepted(audit);
  await streamText(res, sarifLog(audit, deps.version, { batches, accepted, isWhole }));
}

/** The same as JUnit XML. */
export async function sendJunit(deps: SendReportDeps, res: Response, { line, audit }: LoadedAudit): Promise<void> {
  const isWhole = await hasRows(deps, line, 'site_findings');
  const batches = isWhole ? streamFindings(deps, line.user_id, audit) : sampledFindings(audit);
  const found = await collectFindings(batches, isWhole);
  describeFile(res, 'junit', exportFileName('audit', audit, 'xml'));
  res.send(toJunit(audit, found));
}

/** All findings, streamed. @throws HttpError 410 when the crawl is gone */
export async function sendFindings(
  deps: SendReportDeps,
  res: Response,
  { line, audit }: LoadedAudit,
  format: 'csv' | 'json',
  accepted: AcceptedChoice,
): Promise<void> {
  await requireRows(deps, line, 'site_findings');
  describeFile(res, format, exportFileName('audit', audit, format));
  if (isUnchanged(res, audit, 'findings', format, accepted)) return;
  if (accepted === 'exclude') {
    const batches = streamFindings(deps, line.user_id, audit);
    await streamText(res, format === 'csv' ? findingsCsv(batches) : findingsJson(audit, batches));
  } else {
    const batches = chooseFindings(deps, line.user_id, audit, accepted);
    await streamText(res, format === 'csv' ? acceptedCsv(batches) : findingsJson(audit, batches));
  }
}

/** @throws HttpError 410 when what the audit kept row by row, or the crawl behind it, has expired */
export async function requireRows(
  deps: Pick<SendReportDeps, 'crawls' | 'findings'>,
  line: LoadedAudit['line'],
  part: AuditPart,
): Promise<void> {
  if (await hasRows(deps, line, part)) return;
  throw new HttpError(410, {
    detail:
      'The crawl behind this audit is no longer kept, so its rows cannot be listed. ' +
      'Reports as html, pdf, sarif and junit have a sample of the findings. Run a new audit to list them all.',
  });
}

/** Whether what the audit kept row by row is still there, and the crawl behind it. */
export async function hasRows(
  { crawls, findings }: Pick<SendReportDeps, 'crawls' | 'findings'>,
  { id, user_id }: LoadedAudit['line'],
  part: AuditPart,
): Promise<boolean> {
  const [crawl, isKept] = await Promise.all([
    crawls.find(user_id, crawlId(id, 'site')),
    findings.has(user_id, id, part),
  ]);
  return crawl !== null && Date.parse(crawl.expires_at) > Date.now() && isKept;
}

/** Type, name and caching: only by its reader, with revalidation each time. */
export function describeFile(
  res: Response,
  format: ReportFormat,
  name: string,
  disposition: 'inline' | 'attachment' = 'attachment',
): void {
  res.set({
    'Content-Type': REPORT_TYPES[format],
    'Content-Disposition': `${disposition}; filename="${name}"`,
    'Cache-Control': 'private, no-cache',
  });
}

/** For responses too large to be hashed: they only change when the audit is judged again. Sends 304 itself. */
export function isUnchanged(
  res: Response,
  { audit_id, generated_at, judged_again }: LoadedAudit['audit'],
  ...parts: string[]
): boolean {
  const mark = createHash('sha256')
    .update([audit_id, generated_at, judged_again?.at ?? '', ...parts].join('\n'))
    .digest('base64url')
    .slice(0, 27);
  res.set('ETag', `W/"${mark}"`);
  if (!res.req.fresh) return false;
  res.status(304).end();
  return true;
}
