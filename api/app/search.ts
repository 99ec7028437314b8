import { reportBing } from '../../domain/dashboard/report-bing.js';
import { reportVisits } from '../../domain/dashboard/report-visits.js';
import { findSearchSource } from '../../domain/dashboard/search-source.js';
import { searchAnalysisKey, searchDaysKey } from '../../domain/operations/artifact-keys.js';
import { type HistoryComparison, type HistoryRange, selectHistory } from '../../domain/search/analysis/day-history.js';
import type { DayFigures } from '../../domain/search/analysis/search-figures.js';
import type { SearchPerformance } from '../../domain/search/analysis/search-performance.js';
import { type BingTraffic, bingTrafficKey } from '../../domain/search/bing-traffic.js';
import { type LandingPage, landingPagesKey } from '../../domain/search/landing-pages.js';
import { type SiteTraffic, siteTrafficKey } from '../../domain/search/site-traffic.js';
import type { Store } from '../../store/index.js';
import { APP_PAGES } from '../../web/app/app-pages.js';
import type { ShownHistory } from '../../web/app/search/history-part.js';
import type { HandlersOf } from '../http/contract/handler.js';
import { loadConnectionEnds } from '../search/load-connection-ends.js';
import { appPage } from './app-page.js';

export type SearchPageDeps = Pick<Store, 'sites' | 'artifacts' | 'connections'>;

interface StoredSearch {
  search: SearchPerformance;
  days: DayFigures[];
  traffic: SiteTraffic;
  landing_pages: LandingPage[];
  bing: BingTraffic;
}

/** What the last analysis of search data found, for one site. */
export function createSearchPages({ sites, artifacts, connections }: SearchPageDeps): HandlersOf<'showSiteSearch'> {
  return {
    showSiteSearch: appPage(async (viewer, req) => {
      const site = await sites.find(viewer.id, req.params.site_id);
      if (!site) return null;
      const [{ search, days, traffic, landing_pages, bing }, connected, ends] = await Promise.all([
        artifacts.getAll<StoredSearch>(viewer.id, {
          search: searchAnalysisKey(site.site),
          days: searchDaysKey(site.site),
          traffic: siteTrafficKey(site.site),
          landing_pages: landingPagesKey(site.site),
          bing: bingTrafficKey(site.site),
        }),
        connections.all(viewer.id),
        loadConnectionEnds(artifacts, viewer.id),
      ]);
      return APP_PAGES.siteSearch(viewer, {
        site,
        search,
        history: search && days && showHistory(search, days, req.query.range ?? 90, req.query.compare ?? 'none'),
        visits: reportVisits({ traffic, landing_pages: landing_pages ?? [], connections: connected, ends }),
        bing: reportBing({ bing, connections: connected, ends }),
        source: findSearchSource({ search, connections: connected, ends }),
        connection: connected.find(({ platform }) => platform === 'searchconsole')?.status ?? 'disconnected',
        isGuest: viewer.is_guest,
      });
    }),
  };
}

/** Up to the last complete day of the analysis; null where no day before it is known. */
function showHistory(
  { periods }: SearchPerformance,
  days: readonly DayFigures[],
  range: HistoryRange,
  comparison: HistoryComparison,
): ShownHistory | null {
  const history = selectHistory(days, periods.current.end_date, range, comparison);
  return history && { days, history, range, comparison };
}
