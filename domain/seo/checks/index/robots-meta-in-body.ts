import { metaRobots } from '../../page/meta-robots.js';
import type { PageCheck } from '../check.js';

export const indexRobotsMetaInBody: PageCheck = {
  id: 'index/robots-meta-in-body',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Robots meta tag outside the head',
  why: 'Metadata belongs in the head; when an element such as div or img ended the head early, search engines may not see it.',
  fix: 'Move the meta element into the head, before anything that is body content.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/valid-page-metadata',
  effort_hours: 0.5,
  judge(page) {
    const stray = metaRobots(page).find((meta) => !meta.in_head);
    if (!stray) return [];
    const endedBy = page.html?.dom.head_ended_by;
    const where = endedBy ? `body; the head was ended by <${endedBy}>` : 'body';
    return [
      {
        url: page.url,
        observed: `<meta name="${stray.key}" content="${stray.content}">`,
        expected: 'in the head',
        where,
      },
    ];
  },
};
