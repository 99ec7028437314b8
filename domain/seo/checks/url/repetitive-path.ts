import { pathSegments } from '../../url/path-segments.js';
import type { PageCheck } from '../check.js';

export const urlRepetitivePath: PageCheck = {
  id: 'url/repetitive-path',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Path repeats a segment',
  why: 'Most often the result of a relative link that lacks its leading slash: the server answers, and a second copy of the page exists.',
  fix: 'Mend the link that adds the segment again, and answer 404 for the repeated path.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/url-structure',
  effort_hours: 1,
  judge(page) {
    const segments = pathSegments(page.url);
    // Dates repeat numbers rightly ("/2011/11/11").
    const repeated = segments.find((segment, at) => segment === segments[at + 1] && !/^\d+$/.test(segment));
    if (repeated === undefined) return [];
    return [{ url: page.url, observed: `/${repeated}/${repeated}`, expected: `/${repeated}` }];
  },
};
