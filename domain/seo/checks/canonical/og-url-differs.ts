import { normalizeUrl } from '../../../base/url/url-identity.js';
import { canonicalUrl } from '../../page/page-state.js';
import type { PageCheck } from '../check.js';
import { metaContents } from '../meta-contents.js';

export const canonicalOgUrlDiffers: PageCheck = {
  id: 'canonical/og-url-differs',
  severity: 'info',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Open Graph URL does not match canonical',
  why: 'Shares and likes are counted for the address in og:url, links for the canonical: two addresses for one page split them.',
  fix: 'Use the canonical address in og:url.',
  reference: 'https://ogp.me/#metadata',
  effort_hours: 0.25,
  judge(page) {
    const canonical = canonicalUrl(page);
    const shared = metaContents(page.html, 'og:url')[0];
    if (canonical === null || shared === undefined) return [];
    const url = normalizeUrl(shared, page.url);
    if (url === null || url === canonical) return [];
    return [{ url: page.url, observed: url, expected: canonical, where: 'meta[property="og:url"]' }];
  },
};
