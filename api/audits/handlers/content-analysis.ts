import type { Handler } from '../../http/contract/handler.js';
import { allowedUrl, type UrlGuard } from '../../http/requests/allowed-url.js';
import { type OperationStartDeps, startOperation } from '../../operations/start-operation.js';
import { readCompetitors } from '../../sites/read-competitors.js';

export interface ContentAnalysisDeps extends OperationStartDeps {
  guard: UrlGuard;
}

export function createContentAnalysisHandlers(deps: ContentAnalysisDeps) {
  const startContentAnalysis: Handler<'startContentAnalysis'> = async (req, res) => {
    const { website_url: given, competitors, ...bounds } = req.body;
    const website_url = await allowedUrl(deps.guard, given, 'website_url');
    const rivals = await readCompetitors(deps.guard, competitors, website_url);
    const input = { ...bounds, website_url, competitors: rivals };
    await startOperation(deps, req, res, { type: 'content_analysis', input, site_url: website_url });
  };
  return { startContentAnalysis };
}
