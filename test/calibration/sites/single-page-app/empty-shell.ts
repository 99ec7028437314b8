import { BARE_HEADERS, buildSite } from '../../builder/build-site.js';
import type { PageSpec } from '../../builder/page-html.js';
import { pagesAbout } from '../../builder/pages-about.js';
import { writeProse } from '../../builder/prose.js';
import { PROJECTS } from '../../builder/vocabularies.js';

const SHELL = {
  title: 'Team Space',
  description: null,
  canonical: null,
  open_graph: false,
  main: '<div id="app"></div><script src="/assets/app.js" defer></script>',
};
const views = pagesAbout(
  PROJECTS.nouns.map((noun) => `${noun} in team space`),
  {},
  '/app/',
);
const routes: PageSpec[] = [{ path: '/', topic: 'team space' }, ...views].map((view) => ({ ...view, ...SHELL }));
const rendered = Object.fromEntries(
  routes.map(({ path, topic }) => [
    path,
    `<!doctype html><html lang="en"><head><title>${topic} – Team Space</title></head><body><nav>${routes
      .map((route) => `<a href="${route.path}">${route.topic}</a>`)
      .join(
        ' ',
      )}</nav><main><h1>${topic}</h1><p>${writeProse(PROJECTS, path, 280, topic).join(' ')}</p></main></body></html>`,
  ]),
);

export const emptyShell = buildSite({
  name: 'single-page-app/empty-shell',
  origin: 'https://team-space.example',
  title: 'Team Space',
  vocabulary: PROJECTS,
  nav: [],
  headers: BARE_HEADERS,
  pages: routes,
  rendered,
  pace: 'slow',
  expected: {
    range: [18, 42],
    score: 31,
    causes: ['content/needs-javascript', 'title/duplicate', 'link/raw-only-rendered'],
    reasons:
      'Every address sends the same empty shell under one title: text, headings and links all wait for scripts. Google may piece it together; previews, other engines and assistants see nothing.',
  },
});
