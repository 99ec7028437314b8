import { comparedPages } from '../../site/compared-pages.js';
import type { SiteCheck } from '../check.js';
import { createChangeFinding } from '../create-change-finding.js';

export const indexRawRenderedRobotsDiffer: SiteCheck = {
  id: 'index/raw-rendered-robots-differ',
  severity: 'high',
  component: 'technical_seo',
  scope: 'site',
  needs: ['rendered'],
  measured_over: 'rendered_pages',
  title: 'Robots directives changed by JavaScript',
  why: 'A noindex in the source can keep search engines from ever running the script that takes it away; one that a script adds is obeyed only after rendering.',
  fix: 'Send the robots directives that hold in the source and let no script touch them.',
  reference:
    'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics#use-meta-robots-tags-carefully',
  effort_hours: 2,
  judge(site) {
    return comparedPages(site).flatMap(({ url, differences: { robots } }) =>
      robots ? [createChangeFinding(url, robots, 'meta robots')] : [],
    );
  },
};
