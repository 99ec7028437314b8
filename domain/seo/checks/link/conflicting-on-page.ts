import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

export const linkConflictingOnPage: PageCheck = {
  id: 'link/conflicting-on-page',
  severity: 'low',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Follow and nofollow links to one URL on the same page',
  why: 'One link to the target is followed and another is nofollow: nofollow then has no effect, and one of the two is a mistake.',
  fix: 'Decide whether the target is followed, and say the same in all links.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links',
  effort_hours: 0.25,
  judge(page) {
    const ways = new Map<string, { followed: boolean; held: boolean }>();
    for (const { url, rel } of page.html?.anchors ?? []) {
      if (url === null || url === page.url) continue;
      const way = ways.get(url) ?? { followed: false, held: false };
      way[rel.includes('nofollow') ? 'held' : 'followed'] = true;
      ways.set(url, way);
    }
    const torn = [...ways].filter(([, { followed, held }]) => followed && held);
    return foldCases(page.url, torn, ([url]) => url, { expected: 'one way for each target', where: 'a[rel]' });
  },
};
