import { plural } from '../../../base/text/plural.js';
import { writeText } from '../../../base/text/write-text.js';
import type { SiteCheck } from '../check.js';
import { heldTargets } from '../link-follow.js';
import { namedSources } from '../source-groups.js';

export const linkMixedFollow: SiteCheck = {
  id: 'link/mixed-follow',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'all_pages',
  title: 'Internal links to the page with and without nofollow',
  why: 'Some internal links to the page are followed and others are nofollow: search engines use the followed ones, so nofollow on the others only weakens the page.',
  fix: 'Take nofollow off the links to pages that should be found.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links',
  effort_hours: 0.5,
  judge(site) {
    return [...heldTargets(site)].flatMap(([url, { followed, held }]) => {
      // What is not to be found anyway may be linked in any way.
      if (held.length === 0 || followed.length === 0 || !site.by_url.get(url)?.indexable) return [];
      const observed = writeText`nofollow on ${plural(held.length, 'page')}, followed on ${followed.length}`;
      return [{ url, observed, expected: 'followed links', where: 'a[rel~=nofollow]', ...namedSources(held) }];
    });
  },
};
