import { BARE_HEADERS, buildSite } from '../../builder/build-site.js';
import { writeProse } from '../../builder/prose.js';
import { PROJECTS } from '../../builder/vocabularies.js';

const ORIGIN = 'https://plan-app.example';
const VIEWS = ['features', 'pricing', 'teams', 'security', 'about', 'contact'];
const SCRIPT = '<script src="/assets/app.js" defer></script>';

export const hashRoutes = buildSite({
  name: 'single-page-app/hash-routes',
  origin: ORIGIN,
  title: 'Plan App',
  vocabulary: PROJECTS,
  nav: [],
  headers: BARE_HEADERS,
  robots: null,
  sitemap: null,
  pages: [
    {
      path: '/',
      topic: 'Plan App',
      title: 'Plan App',
      description: null,
      canonical: null,
      open_graph: false,
      main: `<div id="root"></div>${SCRIPT}`,
    },
  ],
  rendered: {
    '/': `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Plan App</title></head><body><nav>${VIEWS.map((view) => `<a href="#/${view}">${view}</a>`).join(' ')}</nav><main><h1>Plan projects together</h1><p>${writeProse(PROJECTS, 'plan app', 260).join(' ')}</p></main>${SCRIPT}</body></html>`,
  },
  pace: 'slow',
  expected: {
    range: [15, 40],
    score: 26,
    causes: ['content/needs-javascript', 'url/fragment-only-routing', 'title/short'],
    reasons:
      'Six views share one address behind "#/", so only one page can ever be listed, and even its text exists only after scripts have run. No description, a title that says nothing.',
  },
});
