import { writeText } from '../../base/text/write-text.js';
import type { Improvement, SiteFacts } from './improvement.js';
import { nameUrls } from './site-facts.js';

/** Between this and the limit of the slow-response check there is something to gain and nothing broken. */
const QUICK_TTFB_MS = 200;

export const TECHNICAL_IMPROVEMENTS: readonly Improvement[] = [
  {
    id: 'improvement/edge-cache',
    covered_by: ['speed/ttfb'],
    component: 'technical_seo',
    title: 'Serve pages from a cache near the visitor',
    why: 'The first byte is within the limit but far from what a cache reaches; everything else on the page waits for it.',
    worth: 2,
    effort_days: 2,
    verify: 'Audit again and see the time to first byte, the median, at 200 ms or less.',
    applies: ({ metrics }) => metrics.ttfb_median_ms !== null && metrics.ttfb_median_ms > QUICK_TTFB_MS,
    propose({ metrics, pages, site }) {
      const slowest = [...pages].sort((one, other) => other.ttfb_ms - one.ttfb_ms).map(({ url }) => url);
      const urls = slowest.length > 0 ? slowest : [site.start_url];
      const steps = [
        `Find out why ${nameUrls(urls)} are made anew for each visit, and cache them for visitors who are not signed in.`,
        'Let the cache serve a stale copy while it renews it (RFC 5861).',
      ];
      return {
        count: pages.length,
        urls,
        sample: writeText`${Math.round(metrics.ttfb_median_ms ?? 0)} ms to first byte in the middle`,
        steps,
      };
    },
  },
  {
    id: 'improvement/language-versions',
    component: 'technical_seo',
    title: 'Tell search engines which pages are language versions',
    why: 'The site has pages in several languages and no hreflang, so visitors may be sent to the wrong one.',
    worth: 5,
    effort_days: 2,
    verify: 'Audit again and see that "hreflang/missing-return" and "hreflang/missing-self" find nothing.',
    applies: (facts) => languages(facts).size > 1 && !facts.pages.some(({ hreflang }) => hreflang.length > 0),
    propose(facts) {
      const found = languages(facts);
      const urls = [...found.values()];
      const steps = [
        `List which pages are versions of each other, beginning with ${nameUrls(urls)}.`,
        'Give each version the full set of hreflang links, itself and x-default included.',
      ];
      return {
        count: found.size,
        urls,
        sample: `languages: ${[...found.keys()].join(', ')}; hreflang on 0 pages`,
        steps,
      };
    },
  },
];

/** Primary language subtag → the first page in it. */
function languages({ pages }: SiteFacts): Map<string, string> {
  const found = new Map<string, string>();
  for (const { lang, url } of pages) {
    const primary = lang?.trim().toLowerCase().split('-')[0];
    if (primary && !found.has(primary)) found.set(primary, url);
  }
  return found;
}
