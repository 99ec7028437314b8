import { buildSite } from '../../builder/build-site.js';
import { localBusiness } from '../../builder/json-ld.js';
import { ROOFING } from '../../builder/vocabularies.js';

const ORIGIN = 'https://slate-roofs.example';

export const brochureFivePages = buildSite({
  name: 'local-firm/brochure-five-pages',
  origin: ORIGIN,
  title: 'Slate Roofs',
  vocabulary: ROOFING,
  nav: [
    ['/', 'Home'],
    ['/roof-repair/', 'Roof repair'],
    ['/new-roofs/', 'New roofs'],
    ['/about/', 'About us'],
    ['/contact/', 'Contact'],
  ],
  pages: [
    {
      path: '/',
      topic: 'roofers in Cardiff',
      title: 'Roofers in Cardiff – Slate Roofs',
      words: 420,
      json_ld: [localBusiness(ORIGIN, 'Slate Roofs', 'RoofingContractor')],
    },
    { path: '/roof-repair/', topic: 'roof repair in Cardiff', words: 480 },
    { path: '/new-roofs/', topic: 'new slate roofs in Cardiff', words: 460 },
    { path: '/about/', topic: 'the roofers behind Slate Roofs', words: 330 },
    { path: '/contact/', topic: 'how to reach Slate Roofs in Cardiff', words: 210 },
  ],
  expected: {
    range: [74, 89],
    score: 82,
    causes: ['content/few-pages'],
    reasons:
      'A sound little site: two services with a page each, the people, the way there, complete business data. It covers what it offers; more services and prices would bring more searches.',
  },
});
