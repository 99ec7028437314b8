import type { SiteCheck } from '../check.js';
import { seriesTargets } from '../series-targets.js';
import { namedSources } from '../source-groups.js';

export const pageTargetNoindex: SiteCheck = {
  id: 'page/target-noindex',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'html_pages',
  title: 'Noindex page in a paginated series',
  why: 'Links on a page that stays noindex are followed less and less, so what only the later pages of a list link to may be lost.',
  fix: 'Take noindex off the pages of the series.',
  reference: 'https://developers.google.com/search/docs/specialty/ecommerce/pagination-and-incremental-page-loading',
  effort_hours: 0.5,
  judge(site) {
    return seriesTargets(site)
      .filter(({ item: { target } }) => target.status === 200 && target.noindex)
      .map(({ item: { rel, target }, sources }) => ({
        url: target.url,
        observed: `rel=${rel}: noindex`,
        expected: 'an indexable page',
        where: 'link[rel=next], link[rel=prev]',
        ...namedSources(sources),
      }));
  },
};
