import type { Response } from 'express';
import { describeNoData, NOTHING } from '../../../domain/dashboard/no-data.js';
import type { PageAnalysis } from '../../../domain/pages/analysis/page-analysis.js';
import { summarizeAnalysis } from '../../../domain/pages/analysis/summarize-analysis.js';
import type { CheckSettingsRepository } from '../../../store/audits/check-settings.js';
import type { PageAnalysesRepository } from '../../../store/pages/page-analyses.js';
import type { HandlersOf, OperationRequest } from '../../http/contract/handler.js';
import { HttpError } from '../../http/http-error.js';
import { allowedUrl, type UrlGuard } from '../../http/requests/allowed-url.js';
import { readWebAddress } from '../../http/requests/read-web-address.js';
import { currentUser } from '../../http/requests/request-context.js';
import { type OperationStartDeps, startOperation } from '../../operations/start-operation.js';
import { resolveCheckSettings } from '../../sites/resolve-check-settings.js';

export interface AnalysisHandlerDeps extends OperationStartDeps {
  guard: UrlGuard;
  checkSettings: Pick<CheckSettingsRepository, 'find'>;
  pageAnalyses: Pick<PageAnalysesRepository, 'find'>;
}

/** Pages, one at a time. */
export function createAnalysisHandlers(
  deps: AnalysisHandlerDeps,
): HandlersOf<'startPageAnalysis' | 'startFullPageAnalysis' | 'getDetailedMetrics' | 'getAnalysisSummary'> {
  const start =
    (type: 'page_analysis' | 'page_analysis_full') =>
    async (req: OperationRequest<'startPageAnalysis' | 'startFullPageAnalysis'>, res: Response): Promise<void> => {
      const body = req.body;
      const url = await allowedUrl(deps.guard, body.url, 'url');
      const settings = await resolveCheckSettings(deps.checkSettings, req, url);
      const { target_keywords } = body;
      const input = { url, target_keywords, ...settings };
      await startOperation(deps, req, res, { type, input, site_url: url, asked: { url, target_keywords } });
    };

  async function findAnalysis(
    req: OperationRequest<'getDetailedMetrics' | 'getAnalysisSummary'>,
  ): Promise<PageAnalysis> {
    const { url: raw } = req.query;
    const url = readWebAddress(raw, ['query', 'url']);
    const found = await deps.pageAnalyses.find(currentUser(req).id, url);
    if (found === null) throw HttpError.notFound(describeNoData(NOTHING.page));
    return found;
  }

  return {
    startPageAnalysis: start('page_analysis'),
    startFullPageAnalysis: start('page_analysis_full'),
    getDetailedMetrics: async (req, res) => {
      res.json(await findAnalysis(req));
    },
    getAnalysisSummary: async (req, res) => {
      res.json(summarizeAnalysis(await findAnalysis(req)));
    },
  };
}
