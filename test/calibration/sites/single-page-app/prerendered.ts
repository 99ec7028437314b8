import { buildSite } from '../../builder/build-site.js';
import { organization } from '../../builder/json-ld.js';
import { linksTo, pagesAbout } from '../../builder/pages-about.js';
import { PROJECTS } from '../../builder/vocabularies.js';

const ORIGIN = 'https://task-app.example';
const features = pagesAbout(
  PROJECTS.nouns.map((noun) => `${noun} for small teams`),
  { words: 420, head: '<script src="/assets/app.js" defer></script>' },
  '/features/',
);

export const prerendered = buildSite({
  name: 'single-page-app/prerendered',
  origin: ORIGIN,
  title: 'Task App',
  vocabulary: PROJECTS,
  nav: [['/', 'Home'], ...linksTo(features), ['/pricing/', 'Pricing']],
  pages: [
    { path: '/', topic: 'plan projects together', words: 400, json_ld: [organization(ORIGIN, 'Task App')] },
    ...features,
    { path: '/pricing/', topic: 'what Task App costs a team', words: 300 },
  ],
  expected: {
    range: [88, 100],
    score: 92,
    causes: [],
    reasons:
      'An application whose pages are rendered ahead of time: text, title and links are in the source, scripts only add to them.',
  },
});
