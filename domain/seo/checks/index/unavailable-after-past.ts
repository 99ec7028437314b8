import { writeText } from '../../../base/text/write-text.js';
import { metaRobots } from '../../page/meta-robots.js';
import { headerDirectives } from '../../page/page-state.js';
import { unavailableAfter } from '../../page/unavailable-after.js';
import type { PageCheck } from '../check.js';

export const indexUnavailableAfterPast: PageCheck = {
  id: 'index/unavailable-after-past',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'unavailable_after date has passed',
  why: 'Search engines take the page out of their results after this date.',
  fix: 'Take the directive out or set a later date if the page should stay in search results.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag',
  effort_hours: 0.25,
  judge(page, context) {
    const statements = [
      ...metaRobots(page).map(({ key, content }) => ({ where: `meta[name=${key}]`, text: content })),
      {
        where: 'X-Robots-Tag header',
        text: headerDirectives(page.fetch.x_robots_tags, 'googlebot').join(', '),
      },
    ];
    for (const { where, text } of statements) {
      const until = unavailableAfter(text);
      if (until?.at_ms == null) continue;
      const { now } = context;
      if (until.at_ms >= Date.parse(now)) continue;
      return [{ url: page.url, observed: until.text, expected: writeText`a date after ${now.slice(0, 10)}`, where }];
    }
    return [];
  },
};
