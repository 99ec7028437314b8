import type { PageArtifact } from '../../artifacts/page.js';
import { directiveList, metaRobots } from '../../page/meta-robots.js';
import { headerDirectives } from '../../page/page-state.js';
import type { PageCheck } from '../check.js';

/** Words that allow something, and those that forbid the same thing. */
const OPPOSITES: readonly (readonly [mild: readonly string[], strict: readonly string[]])[] = [
  [
    ['index', 'all'],
    ['noindex', 'none'],
  ],
  [
    ['follow', 'all'],
    ['nofollow', 'none'],
  ],
  [['archive'], ['noarchive']],
  [
    ['snippet', 'max-snippet:-1'],
    ['nosnippet', 'max-snippet:0'],
  ],
];

export const indexRobotsConflict: PageCheck = {
  id: 'index/robots-conflict',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Conflicting robots directives',
  why: 'Search engines take the most restrictive directive, so the milder one has no effect: the page may be hidden by mistake.',
  fix: 'Leave one statement, in one place, that says what is meant.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag#conflicting-robots-rules',
  effort_hours: 0.5,
  judge(page) {
    const statements = robotsStatements(page);
    const said = new Set(statements.flatMap(({ directives }) => directives));
    const opposed = OPPOSITES.some(
      ([mild, strict]) => mild.some((one) => said.has(one)) && strict.some((one) => said.has(one)),
    );
    if (!opposed) return [];
    const observed = statements.map(({ place, directives }) => `${place}: ${directives.join(', ')}`).join('; ');
    return [{ url: page.url, observed, expected: 'one statement' }];
  },
};

function robotsStatements(page: PageArtifact): { place: string; directives: string[] }[] {
  const metas = metaRobots(page).map(({ key, content }) => ({
    place: `meta ${key}`,
    directives: directiveList(content),
  }));
  const header = headerDirectives(page.fetch.x_robots_tags, 'googlebot').flatMap(directiveList);
  return header.length > 0 ? [...metas, { place: 'X-Robots-Tag', directives: header }] : metas;
}
