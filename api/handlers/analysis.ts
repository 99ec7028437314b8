import type { RequestHandler } from 'express';
import { NOTHING, sayNothing } from '../../domain/dashboard/no-data.js';
import type { PageAnalysis } from '../../domain/seo/page-analysis/page-analysis.js';
import { summariseAnalysis } from '../../domain/seo/page-analysis/summarise-analysis.js';
import type { CheckSettingsRepository } from '../../store/repositories/check-settings.js';
import type { PageAnalysesRepository } from '../../store/repositories/page-analyses.js';
import type { components } from '../generated/openapi.js';
import { HttpError } from '../http-error.js';
import { type OperationStartDeps, startOperation } from '../operations/start-operation.js';
import { allowedUrl, type UrlGuard } from '../requests/allowed-url.js';
import { readWebAddress } from '../requests/read-web-address.js';
import { currentUser } from '../requests/request-context.js';
import { settleCheckSettings } from '../sites/settle-check-settings.js';

type Schemas = components['schemas'];

export interface AnalysisHandlerDeps extends OperationStartDeps {
  guard: UrlGuard;
  checkSettings: Pick<CheckSettingsRepository, 'find'>;
  pageAnalyses: Pick<PageAnalysesRepository, 'find'>;
}

/** Pages, one at a time. */
export function createAnalysisHandlers(deps: AnalysisHandlerDeps): Record<string, RequestHandler> {
  const start =
    (type: 'page_analysis' | 'page_analysis_full'): RequestHandler =>
    async (req, res) => {
      const body = req.body as Schemas['PageAnalysisRequest'];
      const url = await allowedUrl(deps.guard, body.url, 'url');
      const settings = await settleCheckSettings(deps.checkSettings, req, url);
      const { target_keywords } = body;
      const input = { url, target_keywords, ...settings };
      await startOperation(deps, req, res, { type, input, site_url: url, asked: { url, target_keywords } });
    };

  async function findAnalysis(req: Parameters<RequestHandler>[0]): Promise<PageAnalysis> {
    const { url: raw = '' } = req.query as { url?: string };
    const url = readWebAddress(raw, ['query', 'url']);
    const found = await deps.pageAnalyses.find(currentUser(req).id, url);
    if (found === null) throw HttpError.notFound(sayNothing(NOTHING.page));
    return found;
  }

  return {
    startPageAnalysis: start('page_analysis'),
    startFullPageAnalysis: start('page_analysis_full'),
    getDetailedMetrics: async (req, res) => {
      res.json(await findAnalysis(req));
    },
    getAnalysisSummary: async (req, res) => {
      res.json(summariseAnalysis(await findAnalysis(req)));
    },
  };
}
