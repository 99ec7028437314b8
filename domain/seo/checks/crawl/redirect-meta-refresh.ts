import { parseRefresh } from '../../parse-refresh.js';
import { normalizeUrl } from '../../url-identity.js';
import type { PageCheck } from '../check.js';

export const crawlRedirectMetaRefresh: PageCheck = {
  id: 'crawl/redirect-meta-refresh',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Page redirects by meta refresh',
  why: 'The browser must load one page to learn that another is meant; search engines follow it later and less surely than an HTTP redirect.',
  fix: 'Answer with a 301 or 308 redirect instead of the meta element.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects#metarefresh',
  effort_hours: 0.5,
  judge(page) {
    const base = page.html?.base.find(({ url }) => url !== null)?.url ?? page.url;
    for (const meta of page.html?.metas ?? []) {
      if (meta.kind !== 'http-equiv' || meta.key !== 'refresh') continue;
      const refresh = parseRefresh(meta.content);
      // Without an address, or with the page's own, the page only loads again.
      if (refresh?.target == null || normalizeUrl(refresh.target, base) === page.url) continue;
      const observed = `after ${refresh.delay_s} s to ${refresh.target}`;
      return [{ url: page.url, observed, expected: 'an HTTP redirect', where: 'meta[http-equiv=refresh]' }];
    }
    return [];
  },
};
