import { createSearchAnalysisActivities } from '../activities/search/analysis/index.js';
import { createIndexingActivities } from '../activities/search/indexing/index.js';
import { createCruxFieldData } from '../activities/search/providers/crux-field-data.js';
import type { SearchConsolePort } from '../domain/search/search-console-port.js';
import type { PublishEvent } from '../domain/webhooks/webhook-event.js';
import type { Config } from '../platform/config.js';
import type { Logger } from '../platform/logger.js';
import type { Store } from '../store/index.js';

/** Analyses of search data and inspections of pages, for their own operations and for audits. */
export function wireSearchAnalysis(
  { CRUX_URL: baseUrl, CRUX_API_KEY: key }: Config,
  store: Store,
  { searchConsole, publish }: { searchConsole: SearchConsolePort; publish: PublishEvent },
  logger: Logger,
) {
  const { artifacts, audits, operations, siteVersions, pageInspections, inspectionQuotas } = store;
  const shared = { searchConsole, artifacts, audits, operations, siteVersions, pageInspections, inspectionQuotas };
  const now = () => Date.now();
  const analysis = createSearchAnalysisActivities({
    ...shared,
    publish,
    connections: store.connections,
    crawls: store.crawls,
    sites: store.sites,
    fieldData: key === undefined ? null : createCruxFieldData({ baseUrl, key }),
    now,
    onFailure: (error) => logger.error({ err: error }, 'a part of a search analysis failed'),
  });
  const indexing = createIndexingActivities({ ...shared, findings: store.findings, now });
  return { ...analysis, ...indexing };
}
