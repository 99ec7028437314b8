import { indexReportKey } from '../../../domain/operations/artifact-keys.js';
import { filterInspected } from '../../../domain/search/indexing/filter-inspected.js';
import type { IndexReport } from '../../../domain/search/indexing/index-report.js';
import type { Store } from '../../../store/index.js';
import type { HandlersOf } from '../../http/contract/handler.js';
import { setNextLink } from '../../http/requests/list-query.js';
import { ownSite } from '../../sites/own-site.js';

export interface IndexingHandlerDeps {
  sites: Pick<Store['sites'], 'find'>;
  artifacts: Pick<Store['artifacts'], 'get'>;
  pageInspections: Pick<Store['pageInspections'], 'list'>;
}

const NEVER_INSPECTED = {
  status: 'no_data',
  reason: 'The pages of this site were never inspected',
  next_step: 'Connect Search Console, then inspect them: POST /api/seo/searchconsole/inspect-index',
} as const;

/** How Google has a site in its index, as it was read last. */
export function createIndexingHandlers(deps: IndexingHandlerDeps): HandlersOf<'getIndexing' | 'listInspectedPages'> {
  return {
    getIndexing: async (req, res) => {
      const { user_id, site } = await ownSite(deps.sites, req);
      const report = await deps.artifacts.get<IndexReport>(user_id, indexReportKey(site));
      res.json(report ?? NEVER_INSPECTED);
    },
    listInspectedPages: async (req, res) => {
      const { user_id, site } = await ownSite(deps.sites, req);
      const { state, reason, limit = 100, cursor = '0' } = req.query;
      const found = filterInspected(await deps.pageInspections.list(user_id, site), { state, reason });
      const end = Number(cursor) + limit;
      setNextLink(req, res, end < found.length ? String(end) : null);
      res.json({ total: found.length, items: found.slice(Number(cursor), end) });
    },
  };
}
