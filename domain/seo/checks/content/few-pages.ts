import { plural } from '../../../base/text/plural.js';
import { writeText } from '../../../base/text/write-text.js';
import { ENOUGH_PAGES, measureSubstance } from '../../site/site-substance.js';
import type { SiteCheck } from '../check.js';

/** Half of what is enough. */
const FEW_PAGES = ENOUGH_PAGES / 2;

export const contentFewPages: SiteCheck = {
  id: 'content/few-pages',
  severity: 'medium',
  component: 'content_strategy',
  scope: 'site',
  needs: [],
  measured_over: 'site',
  title: 'Few pages with content',
  why: 'A page can rank for one subject. A site of a few pages can be found for its name and little else, however well they are made.',
  fix: 'Give each service, product group and frequent question a page of its own, and say who runs the site, where, and what it costs.',
  reference: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  effort_hours: 24,
  judge(site) {
    const substance = measureSubstance(site);
    if (substance === null || substance.full_pages >= ENOUGH_PAGES) return [];
    const { pages, words, has_owner, full_pages } = substance;
    const owner = has_owner ? '' : ', and nothing that says who runs the site';
    return [
      {
        url: site.start_url,
        observed: `${plural(pages, 'page')} with text of ${pages === 1 ? 'its' : 'their'} own, ${plural(words, 'word')} in all${owner}`,
        expected: writeText`${ENOUGH_PAGES} pages with an answer each`,
        where: 'whole site',
        ...(full_pages >= FEW_PAGES ? { severity: 'low' as const } : {}),
      },
    ];
  },
};
