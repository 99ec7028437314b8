import { plural } from '../../../base/text/plural.js';
import { isOwnerType } from '../../schema/is-owner-type.js';
import { isHtml200Summary } from '../../site/summary-state.js';
import type { SiteCheck } from '../check.js';

export const aiNoAuthorEntity: SiteCheck = {
  id: 'ai/no-author-entity',
  severity: 'info',
  component: 'content_strategy',
  scope: 'site',
  needs: [],
  measured_over: 'site',
  title: 'No organization markup with profile links (sameAs)',
  why: 'An Organization or Person with links to its profiles lets search engines and AI answers connect the site with what is known about its owner.',
  fix: 'Mark up the owner on the start page as Organization or Person in JSON-LD, with name, logo and sameAs.',
  reference: 'https://developers.google.com/search/docs/appearance/structured-data/organization',
  effort_hours: 1,
  judge(site) {
    const named = site.pages.filter((page) => page.json_ld_types.some(isOwnerType));
    if (!site.pages.some(isHtml200Summary) || named.some(({ has_same_as }) => has_same_as)) return [];
    const observed =
      named.length === 0
        ? 'no Organization or Person'
        : `an entity on ${plural(named.length, 'page')}, none with sameAs`;
    return [{ url: site.start_url, observed, expected: 'an entity with sameAs', where: 'JSON-LD' }];
  },
};
