import { comparedPages } from '../../site/compared-pages.js';
import type { SiteCheck } from '../check.js';

export const linkRawOnlyRendered: SiteCheck = {
  id: 'link/raw-only-rendered',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'site',
  needs: ['rendered'],
  measured_over: 'rendered_pages',
  title: 'Most links exist only after scripts have run',
  why: 'Crawlers that do not run scripts cannot follow them, and the others find the pages behind them later.',
  fix: 'Send navigation and lists as links with href in the source.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
  effort_hours: 8,
  judge(site, { thresholds }) {
    return comparedPages(site).flatMap(({ url, differences: { internal_links: links } }) => {
      const isMost = links.only_rendered_count > links.rendered * thresholds.rendered_link_share;
      if (!isMost || links.rendered < thresholds.rendered_links) return [];
      const observed = `${links.only_rendered_count} of ${links.rendered} internal links, such as ${links.only_rendered[0]}`;
      return [{ url, observed, expected: 'the links in the source', where: 'links' }];
    });
  },
};
