import { isBroken, showAnswer } from '../../../base/http/answer-state.js';
import type { SiteCheck } from '../check.js';
import { seriesTargets } from '../series-targets.js';
import { namedSources } from '../source-groups.js';

export const pageTargetError: SiteCheck = {
  id: 'page/target-error',
  severity: 'high',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'html_pages',
  title: 'Pagination points to a broken page',
  why: 'Readers and crawlers that follow the series reach an error or a detour.',
  fix: 'Name the address of a page that exists, or none at the ends of the series.',
  reference: 'https://html.spec.whatwg.org/multipage/links.html#sequential-link-types',
  effort_hours: 0.5,
  judge(site) {
    return seriesTargets(site)
      .filter(({ item: { target } }) => isBroken(target) || target.redirect_url !== null)
      .map(({ item: { rel, target }, sources }) => ({
        url: target.url,
        observed: `rel=${rel}: ${target.redirect_url === null ? showAnswer(target) : `${target.status} → ${target.redirect_url}`}`,
        expected: '200',
        where: 'link[rel=next], link[rel=prev]',
        ...namedSources(sources),
      }));
  },
};
