import { createHash } from 'node:crypto';
import { pageToPrintKey, printedReportKey } from '../../../../domain/operations/artifact-keys.js';
import type { LinkReport } from '../../../../domain/outreach/links/named-report.js';
import type { OwnerId } from '../../../../domain/workspaces/owner-id.js';
import type { ArtifactsRepository } from '../../../../store/artifacts/artifacts.js';
import { renderLinkReport } from '../../../../web/report/links/render-link-report.js';
import type { HandlersOf } from '../../../http/contract/handler.js';
import { HttpError } from '../../../http/http-error.js';
import { currentUser } from '../../../http/requests/request-context.js';
import { nameOperation } from '../../../operations/name-operation.js';
import { sendResult } from '../../../operations/send-operation.js';
import { acceptOperation, answerOperation, type OperationStartDeps } from '../../../operations/start-operation.js';
import type { CsvValue } from '../../../reports/exports/csv.js';
import { sendCsv } from '../../../reports/exports/send-csv.js';
import { type LoadLinkReportDeps, loadLinkReport } from '../load-link-report.js';

export interface LinkReportDeps extends LoadLinkReportDeps, OperationStartDeps {
  artifacts: OperationStartDeps['artifacts'] & Pick<ArtifactsRepository, 'put' | 'getPacked'>;
}

const MONTHS = 6;
const COLUMNS = [
  'site',
  'campaign_id',
  'campaign_name',
  'month',
  'placed',
  'lost',
  'reclaimed',
  'live',
  'gone',
  'not_known',
  'dofollow_share',
  'costs',
] as const;

type Handle = HandlersOf<'getLinkReport'>['getLinkReport'];

export function createLinkReportHandlers(deps: LinkReportDeps): HandlersOf<'getLinkReport'> {
  return {
    getLinkReport: async (req, res) => {
      const { id } = currentUser(req);
      const { campaign_id, site, months = MONTHS, format = 'json' } = req.query;
      if (campaign_id && !(await deps.campaigns.find(id, campaign_id))) throw HttpError.campaignNotFound();
      const scope = { ...(campaign_id ? { campaign_id } : {}), ...(site ? { site } : {}) };
      const report = await loadLinkReport(deps, id, scope, { months, now: new Date() });
      if (format === 'json') res.json(report);
      else if (format === 'csv') await sendCsv(res, fileName(report, 'csv'), COLUMNS, listRows(report));
      else await sendPdf(deps, { req, res }, id, report);
    },
  };
}

async function* listRows({ groups }: LinkReport): AsyncGenerator<Record<(typeof COLUMNS)[number], CsvValue>> {
  for (const { site, campaign_id, campaign_name, months, costs } of groups) {
    const spent = costs.map(({ currency, spent: sum, cost_per_live_link: each }) => {
      return `${sum} ${currency}${each === null ? '' : ` (${each} per live link)`}`;
    });
    for (const [index, month] of months.entries())
      yield { site, campaign_id, campaign_name, ...month, costs: index === months.length - 1 ? spent.join('; ') : '' };
  }
}

/** Printed once for what it says; a report of the same figures is sent from the store. */
async function sendPdf(
  deps: LinkReportDeps,
  { req, res }: { req: Parameters<Handle>[0]; res: Parameters<Handle>[1] },
  userId: OwnerId,
  report: LinkReport,
): Promise<void> {
  const html = renderLinkReport(report);
  const day = report.generated_at.slice(0, 10);
  const page = createHash('sha256')
    .update(JSON.stringify([report.groups, day]))
    .digest('hex');
  const id = await nameOperation(deps.operations, userId, ['print_report', page]);
  if ((await deps.operations.find(userId, id)) === null) await deps.artifacts.put(userId, pageToPrintKey(id), html);
  const start = {
    type: 'print_report' as const,
    input: { page, report_url: req.originalUrl },
    about: 'Placed links',
  };
  const operation = await acceptOperation(deps, req, start, id);
  await answerOperation(deps, req, res, operation, async (finished) => {
    const key = printedReportKey(finished.id);
    const pdf = finished.status === 'completed' ? await deps.artifacts.getPacked(userId, key) : null;
    if (pdf === null) return sendResult(deps, res, finished);
    res
      .set('Content-Disposition', `attachment; filename="${fileName(report, 'pdf')}"`)
      .type('application/pdf')
      .send(pdf);
  });
}

function fileName({ generated_at }: LinkReport, extension: string): string {
  return `placed-links-${generated_at.slice(0, 10)}.${extension}`;
}
