import { createSearchAnalysisActivities } from '../activities/search/analysis/index.js';
import { createCruxFieldData } from '../activities/search/providers/crux-field-data.js';
import type { SearchConsolePort } from '../domain/search/search-console-port.js';
import type { PublishEvent } from '../domain/webhooks/webhook-event.js';
import type { Config } from '../platform/config.js';
import type { Logger } from '../platform/logger.js';
import type { Store } from '../store/index.js';

/** Analyses of search data, for their own operations and for audits. */
export function wireSearchAnalysis(
  { CRUX_URL: baseUrl, CRUX_API_KEY: key }: Config,
  { connections, artifacts, audits, crawls, operations, sites, siteVersions }: Store,
  { searchConsole, publish }: { searchConsole: SearchConsolePort; publish: PublishEvent },
  logger: Logger,
) {
  return createSearchAnalysisActivities({
    searchConsole,
    publish,
    connections,
    artifacts,
    audits,
    crawls,
    operations,
    sites,
    siteVersions,
    fieldData: key === undefined ? null : createCruxFieldData({ baseUrl, key }),
    now: () => Date.now(),
    onFailure: (error) => logger.error({ err: error }, 'a part of a search analysis failed'),
  });
}
