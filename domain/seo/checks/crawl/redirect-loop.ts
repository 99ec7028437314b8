import type { SiteCheck } from '../check.js';
import { MAX_RELATED_URLS } from '../linking-pages.js';
import { redirectEntries } from '../redirect-entries.js';
import { showChain } from '../show-chain.js';

export const crawlRedirectLoop: SiteCheck = {
  id: 'crawl/redirect-loop',
  severity: 'critical',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'all_pages',
  title: 'Redirect loop',
  why: 'The redirects lead back to where they began, so browsers show an error and crawlers never see a page.',
  fix: 'Find the two rules that contradict each other (often www, https or slash rules) and let one of them win.',
  reference: 'https://www.rfc-editor.org/rfc/rfc9110#section-15.4',
  effort_hours: 1,
  judge(site) {
    const circles = new Map<string, { first: string; shown: string; members: Set<string> }>();
    for (const { page, chain } of redirectEntries(site)) {
      if (chain.loop.length === 0) continue;
      // One loop is one issue, however many URLs lead into it.
      const key = [...chain.loop].sort().join(' ');
      const known = circles.get(key) ?? { first: page.url, shown: showChain(chain), members: new Set(chain.loop) };
      known.members.add(page.url);
      circles.set(key, known);
    }
    return [...circles.values()].map(({ first, shown, members }) => ({
      url: first,
      observed: `→ ${shown}`,
      expected: 'an end',
      related_urls: [...members].filter((url) => url !== first).slice(0, MAX_RELATED_URLS),
    }));
  },
};
