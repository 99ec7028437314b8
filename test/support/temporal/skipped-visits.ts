import type { Visits } from '../../../activities/crawl/visits/careful-visits.js';

/** As after two deaths over each of these URLs. */
export function skippedVisits(...urls: readonly string[]): Visits {
  return { isSetAside: (url) => urls.includes(url), visit: (_url, work) => work() };
}
