import { buildSite } from '../../builder/build-site.js';
import { linksTo, pagesAbout } from '../../builder/pages-about.js';
import { writeProse } from '../../builder/prose.js';
import { PROJECTS } from '../../builder/vocabularies.js';

const SCRIPT = '<script src="/assets/app.js" defer></script>';
const topics = PROJECTS.nouns.map((noun) => `${noun} that save time`);
const views = pagesAbout(topics, (topic) => ({ main: `<h1>${topic}</h1><div id="view"></div>${SCRIPT}` }));
const rendered = Object.fromEntries(
  views.map(({ path, topic }) => [
    path,
    `<!doctype html><html lang="en"><head><title>${topic} – Plan Desk</title></head><body><nav>${linksTo(views)
      .map(([href, words]) => `<a href="${href}">${words}</a>`)
      .join(
        ' ',
      )}</nav><main><h1>${topic}</h1><p>${writeProse(PROJECTS, path, 320, topic).join(' ')}</p></main></body></html>`,
  ]),
);

export const textByScripts = buildSite({
  name: 'single-page-app/text-by-scripts',
  origin: 'https://plan-desk.example',
  title: 'Plan Desk',
  vocabulary: PROJECTS,
  nav: [['/', 'Home'], ...linksTo(views)],
  pages: [{ path: '/', topic: 'a desk for all plans', words: 260 }, ...views],
  rendered,
  pace: 'fair',
  expected: {
    range: [42, 64],
    score: 54,
    causes: ['content/needs-javascript', 'speed/lcp', 'schema/none-on-site'],
    reasons:
      'Titles, headings and links are in the source, the text is not: Google reads it later, most other readers never. Everything else is in order.',
  },
});
