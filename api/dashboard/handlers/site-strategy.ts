import type { Response } from 'express';
import { NOTHING } from '../../../domain/dashboard/no-data.js';
import { describeIndexHealth, describeSemanticHealth } from '../../../domain/dashboard/semantic-health.js';
import { semanticIndexKey } from '../../../domain/operations/artifact-keys.js';
import type { SemanticIndex } from '../../../domain/seo/semantic/semantic-index.js';
import type { Store } from '../../../store/index.js';
import type { AnswerOf, HandlersOf, OperationRequest } from '../../http/contract/handler.js';
import { readListQuery, setNextLink } from '../../http/requests/list-query.js';
import { currentUser } from '../../http/requests/request-context.js';
import { type OperationStartDeps, startOperation } from '../../operations/start-operation.js';
import { siteOfRequest, siteToWorkOn } from '../../sites/site-of-request.js';
import { type CachedAnswerDeps, sendCached } from '../cached-answer.js';

export type SiteStrategyDeps = Pick<Store, 'sites' | 'audits' | 'artifacts' | 'strategicReports'> &
  Omit<OperationStartDeps, 'artifacts'> &
  CachedAnswerDeps;

type Cached = 'getSemanticHealth' | 'getIndexHealth';

/** Strategy by the week, and how well a site holds together. */
export function createSiteStrategyHandlers(
  deps: SiteStrategyDeps,
): HandlersOf<'getSemanticHealth' | 'getIndexHealth' | 'startStrategicInsights' | 'listStrategicInsights'> {
  const cached = <Id extends Cached>(
    name: string,
    tell: (index: SemanticIndex | null, latestAuditId: string | null) => AnswerOf<Id> & object,
  ) => {
    return async (req: OperationRequest<Cached>, res: Response): Promise<void> => {
      const { id: userId } = currentUser(req);
      const asked = await siteOfRequest(deps.sites, req);
      const make = async () => {
        if (!asked) return NOTHING.site;
        const [index, { items }] = await Promise.all([
          deps.artifacts.get<SemanticIndex>(userId, semanticIndexKey(asked.site)),
          deps.audits.list(userId, { site: asked.site }, 1, null),
        ]);
        return tell(index, items[0]?.id ?? null);
      };
      await sendCached(deps, req, res, { site: asked?.site ?? '', name, make });
    };
  };
  return {
    getSemanticHealth: cached<'getSemanticHealth'>('semantic-health', describeSemanticHealth),
    getIndexHealth: cached<'getIndexHealth'>('sif-health', (index, latest) =>
      describeIndexHealth(index, latest, new Date().toISOString()),
    ),
    startStrategicInsights: async (req, res) => {
      const input = await siteToWorkOn(deps.sites, req);
      await startOperation(deps, req, res, { type: 'strategic_insights', input, site_url: input.site_url });
    },
    listStrategicInsights: async (req, res) => {
      const { limit, cursor } = readListQuery(req);
      const asked = await siteOfRequest(deps.sites, req);
      const none = { items: [], next_cursor: null };
      const page = asked ? await deps.strategicReports.list(currentUser(req).id, asked.site, limit, cursor) : none;
      setNextLink(req, res, page.next_cursor);
      res.json(page.items);
    },
  };
}
