import type { Response } from 'express';
import { reportCompetitors } from '../../../domain/dashboard/competitors/competitive-report.js';
import type { CompetitorSources } from '../../../domain/dashboard/competitors/competitor-sources.js';
import { analyzeCompetitors } from '../../../domain/dashboard/competitors/deep-analysis.js';
import { NOTHING } from '../../../domain/dashboard/no-data.js';
import { type CompetitorDeps, loadCompetitors } from '../../../store/audits/load-competitors.js';
import type { Store } from '../../../store/index.js';
import type { AnswerOf, HandlersOf, OperationRequest } from '../../http/contract/handler.js';
import { currentUser } from '../../http/requests/request-context.js';
import { siteOfRequest } from '../../sites/site-of-request.js';
import { type CachedAnswerDeps, sendCached } from '../cached-answer.js';

export type CompetitorHandlerDeps = CachedAnswerDeps & CompetitorDeps & Pick<Store, 'sites'>;

type Cached = 'getCompetitiveInsights' | 'getDeepCompetitorAnalysis';

/**
 * Stored measurements of competitors; nothing here requests anything from outside. A separate audit of a competitor
 * shows once the cached response has expired.
 */
export function createCompetitorHandlers(
  deps: CompetitorHandlerDeps,
): HandlersOf<'getCompetitiveInsights' | 'getDeepCompetitorAnalysis'> {
  const cached = <Id extends Cached>(name: string, tell: (sources: CompetitorSources) => AnswerOf<Id> & object) => {
    return async (req: OperationRequest<Cached>, res: Response): Promise<void> => {
      const { id: userId } = currentUser(req);
      const asked = await siteOfRequest(deps.sites, req);
      const make = async () => (asked ? tell(await loadCompetitors(deps, userId, asked)) : NOTHING.site);
      await sendCached(deps, req, res, { site: asked?.site ?? '', name, make });
    };
  };
  return {
    getCompetitiveInsights: cached<'getCompetitiveInsights'>('competitive-insights', reportCompetitors),
    getDeepCompetitorAnalysis: cached<'getDeepCompetitorAnalysis'>('deep-competitor-analysis', analyzeCompetitors),
  };
}
