import type { SiteCheck } from '../check.js';

export const robotsAiBots: SiteCheck = {
  id: 'robots/ai-bots',
  severity: 'info',
  component: 'technical_seo',
  scope: 'site',
  needs: ['robots'],
  measured_over: 'site',
  title: 'robots.txt blocks AI crawlers',
  why: 'States which crawlers of AI services may not fetch the site: those that collect training data, and those that fetch pages to answer a question with a link. It is the owner’s choice.',
  fix: 'Nothing needs to change if this is intended; allow the agents whose answers should name the site.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/google-common-crawlers',
  effort_hours: 0.25,
  judge({ robots }) {
    if (robots === null || robots.blocked_ai_bots.length === 0) return [];
    const count = robots.blocked_ai_bots.length;
    return [{ url: robots.url, observed: robots.blocked_ai_bots.join(', '), count }];
  },
};
