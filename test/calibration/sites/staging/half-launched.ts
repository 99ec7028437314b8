import { BARE_HEADERS, buildSite } from '../../builder/build-site.js';
import { linksTo, pagesAbout } from '../../builder/pages-about.js';
import { ROOFING } from '../../builder/vocabularies.js';

const LOREM =
  '<p>Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua. Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris.</p>';
const services = pagesAbout(
  ROOFING.nouns.flatMap((noun) => [`${noun} for homes`, `${noun} for firms`]),
  (topic, at) => ({
    words: 230,
    ...(at % 2 === 0 ? { robots: 'noindex' } : {}),
    ...(at % 4 === 1 ? { main: `<h1>${topic}</h1>${LOREM}<p>Call (555) 555-0100 or mail info@example.com.</p>` } : {}),
  }),
);

export const halfLaunched = buildSite({
  name: 'staging/half-launched',
  origin: 'https://new-roofs.example',
  title: 'New Roofs',
  vocabulary: ROOFING,
  nav: [['/', 'Home'], ...linksTo(services)],
  headers: BARE_HEADERS,
  pages: [{ path: '/', topic: 'roofs for homes and firms', words: 240 }, ...services],
  every: { description: null },
  pace: 'fair',
  expected: {
    range: [22, 45],
    score: 35,
    causes: ['index/noindex-meta', 'content/lorem-ipsum', 'desc/missing'],
    reasons:
      'Half of the services that the sitemap lists are still noindex, a quarter shows filler text and an invented phone number. It went live before it was done.',
  },
});
