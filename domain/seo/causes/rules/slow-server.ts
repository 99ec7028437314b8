import { templatePattern } from '../../../audits/template-pattern.js';
import { median } from '../../../base/statistics/median.js';
import { plural } from '../../../base/text/plural.js';
import { writeText } from '../../../base/text/write-text.js';
import { fewestRepeats } from '../fewest-repeats.js';
import { type CauseScope, findingsRule } from '../findings-rule.js';

const NAMED = 3;

/** The server takes long to build the pages of a template: everything that browsers measure waits for it. */
export const slowServer = findingsRule({
  id: 'speed/slow-server',
  level: 'speed',
  component: 'technical_seo',
  lead_check_ids: ['speed/ttfb'],
  select: (findings, site) => (findings.length >= fewestRepeats(site.pages.length) ? findings : []),
  pages: (findings) => findings.map(({ url }) => url),
  certainty: 0.6,
  effort_hours: () => 8,
  title: (scope) => `Slow server responses on ${plural(scope.pages.length, 'page')}`,
  why: 'Nothing can be shown before the first byte arrives, and search engines crawl slow servers less.',
  steps: (scope) => [
    writeText`Cache the finished pages for visitors who are not signed in, beginning with ${slowest(scope).slice(0, NAMED).join(', ')} (${Math.round(medianMs(scope))} ms to the first byte in the middle).`,
    'Look in the server’s log or profiler at what builds these pages: database queries without an index and calls to other services come first.',
  ],
  page_to_edit: () => null,
  lines: () => ({ line: null, change: null }),
  lab: () => ['speed/lcp', 'speed/fcp', 'speed/si'],
});

function medianMs({ pages, site }: CauseScope): number {
  return median(pages.map((url) => site.by_url.get(url)?.ttfb_ms ?? 0)) ?? 0;
}

/** The slowest page of each template, the slowest template first. */
function slowest({ pages, site }: CauseScope): string[] {
  const msOf = (url: string) => site.by_url.get(url)?.ttfb_ms ?? 0;
  const byTemplate = new Map<string, string>();
  for (const url of [...pages].sort((one, other) => msOf(other) - msOf(one)))
    if (!byTemplate.has(templatePattern(url))) byTemplate.set(templatePattern(url), url);
  return [...byTemplate.values()];
}
