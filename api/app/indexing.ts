import { indexReportKey } from '../../domain/operations/artifact-keys.js';
import { filterInspected } from '../../domain/search/indexing/filter-inspected.js';
import type { IndexReport } from '../../domain/search/indexing/index-report.js';
import { INDEX_STATES } from '../../domain/search/indexing/judge-index-state.js';
import type { Store } from '../../store/index.js';
import { APP_PAGES } from '../../web/app/app-pages.js';
import type { HandlersOf } from '../http/contract/handler.js';
import { appPage } from './app-page.js';

export type IndexingPageDeps = Pick<Store, 'sites' | 'artifacts' | 'connections' | 'pageInspections'>;

const PER_PAGE = 25;

/** How Google has the pages of one site in its index. */
export function createIndexingPages(deps: IndexingPageDeps): HandlersOf<'showSiteIndexing'> {
  const { sites, artifacts, connections, pageInspections } = deps;
  return {
    showSiteIndexing: appPage(async (viewer, req) => {
      const site = await sites.find(viewer.id, req.params.site_id);
      if (!site) return null;
      const { state: stateWord = '', reason = '', page: wanted = 1 } = req.query;
      const state = INDEX_STATES.find((each) => each === stateWord);
      const [report, inspected, connection] = await Promise.all([
        artifacts.get<IndexReport>(viewer.id, indexReportKey(site.site)),
        pageInspections.list(viewer.id, site.site),
        connections.find(viewer.id, 'searchconsole'),
      ]);
      const found = filterInspected(inspected, { state, reason: reason === '' ? undefined : reason });
      const page = Math.min(wanted, Math.max(1, Math.ceil(found.length / PER_PAGE)));
      return APP_PAGES.siteIndexing(viewer, {
        site,
        report,
        connection: connection?.status ?? 'disconnected',
        isGuest: viewer.is_guest,
        choice: { state: state ?? null, reason: reason === '' ? null : reason },
        list: {
          pages: found.slice((page - 1) * PER_PAGE, page * PER_PAGE),
          matching: found.length,
          page,
          per_page: PER_PAGE,
        },
      });
    }),
  };
}
