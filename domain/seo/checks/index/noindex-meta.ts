import { directiveList, metaRobots } from '../../page/meta-robots.js';
import type { PageCheck } from '../check.js';

export const indexNoindexMeta: PageCheck = {
  id: 'index/noindex-meta',
  severity: 'info',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Page with meta robots noindex',
  why: 'The page cannot appear in search results. Right for private and utility pages, costly when it was left over from testing.',
  fix: 'Confirm that these pages should stay out of search. Remove the noindex meta element from any that should be found.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag',
  effort_hours: 0.25,
  judge(page) {
    const barring = metaRobots(page).filter(({ content }) =>
      directiveList(content).some((directive) => directive === 'noindex' || directive === 'none'),
    );
    const first = barring[0];
    if (!first) return [];
    return [{ url: page.url, observed: first.content, where: `meta[name=${first.key}]` }];
  },
};
