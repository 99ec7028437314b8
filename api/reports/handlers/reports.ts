import type { HandlersOf } from '../../http/contract/handler.js';
import { currentUser } from '../../http/requests/request-context.js';
import { type LoadAuditDeps, type LoadedAudit, loadAudit } from '../exports/load-audit.js';
import { readAcceptedChoice } from '../exports/read-accepted-choice.js';
import { readReportOptions } from '../exports/read-report-options.js';
import { chooseFormat } from '../exports/report-format.js';
import { type SendPagesDeps, sendPagesFile, sendPagesJson } from '../exports/send-pages.js';
import { type SendPdfDeps, sendPdf } from '../exports/send-pdf.js';
import { type SendReportDeps, sendFindings, sendHtml, sendJunit, sendSarif } from '../exports/send-report.js';
import { sendXlsx } from '../exports/send-xlsx.js';

export type ReportHandlerDeps = LoadAuditDeps & SendReportDeps & SendPdfDeps & SendPagesDeps;

/** The first is what a caller gets who does not mind. */
const REPORT_FORMATS = ['html', 'json', 'csv', 'xlsx', 'pdf', 'sarif', 'junit'] as const;
const PAGE_FORMATS = ['json', 'csv', 'xlsx'] as const;

export function createReportHandlers(deps: ReportHandlerDeps): HandlersOf<'getAuditReport' | 'getAuditPages'> {
  const own = (req: { params: { id: string } }): Promise<LoadedAudit> =>
    loadAudit(deps, currentUser(req).id, req.params.id);

  return {
    getAuditReport: async (req, res) => {
      const format = chooseFormat(req, REPORT_FORMATS);
      const options = readReportOptions(req, format);
      const accepted = readAcceptedChoice(req, format);
      const loaded = await own(req);
      res.vary('Accept');
      switch (format) {
        case 'html':
          return sendHtml(deps, res, loaded, options);
        case 'pdf':
          return sendPdf(deps, req, res, loaded, options);
        case 'xlsx':
          return sendXlsx(deps, res, loaded);
        case 'sarif':
          return sendSarif(deps, res, loaded);
        case 'junit':
          return sendJunit(deps, res, loaded);
        default:
          return sendFindings(deps, res, loaded, format, accepted);
      }
    },
    getAuditPages: async (req, res) => {
      const format = chooseFormat(req, PAGE_FORMATS);
      const loaded = await own(req);
      res.vary('Accept');
      if (format === 'json') await sendPagesJson(deps, req, res, loaded);
      else await sendPagesFile(deps, req, res, loaded, format);
    },
  };
}
