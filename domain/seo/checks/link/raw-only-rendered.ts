import { writeText } from '../../../base/text/write-text.js';
import { comparedPages } from '../../site/compared-pages.js';
import { findScriptedLinks } from '../../site/scripted-links.js';
import type { SiteCheck } from '../check.js';

export const linkRawOnlyRendered: SiteCheck = {
  id: 'link/raw-only-rendered',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'site',
  needs: ['rendered'],
  measured_over: 'rendered_pages',
  title: 'Menu or most links exist only after scripts have run',
  why: 'Crawlers that do not run scripts cannot follow them, and the others find the pages behind them later.',
  fix: 'Send navigation and lists as links with href in the source.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
  effort_hours: 8,
  judge(site, { thresholds }) {
    const { rendered_links, rendered_link_share } = thresholds;
    const found = findScriptedLinks(comparedPages(site), { rendered_links, rendered_link_share });
    return found.map(({ page, what, missing, all, example }) => {
      const links = what === 'menu' ? 'links of the menu' : 'internal links';
      const observed = writeText`${missing} of ${all} ${links}, such as ${example}`;
      return { url: page.url, observed, expected: 'the links in the source', where: 'links' };
    });
  },
};
