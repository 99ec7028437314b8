import { buildSite } from '../../builder/build-site.js';
import { soundSite } from '../../builder/sound-site.js';
import { ROOFING } from '../../builder/vocabularies.js';

const NAME = 'local-firm/dead-menu-link';
const sound = soundSite({
  name: NAME,
  title: 'Bristol Roofs',
  vocabulary: ROOFING,
  topic: 'roofers in Bristol',
  subjects: [
    'Slate roofs',
    'Flat roofs',
    'Gutters',
    'Roof windows',
    'Storm repairs',
    'Chimneys',
    'Roof insulation',
  ].map((service) => `${service} in Bristol`),
});

export const deadMenuLink = buildSite({
  ...sound,
  name: NAME,
  nav: [...sound.nav, ['/prices/', 'Prices']],
  expected: {
    range: [78, 91],
    score: 85,
    causes: ['link/broken-internal'],
    reasons:
      'Eleven sound pages with one dead entry, the prices, among nine of the menu. Everyone sees it and some are lost who want to know what a roof costs; everything else can be found. One line to correct: still a good site.',
  },
});
