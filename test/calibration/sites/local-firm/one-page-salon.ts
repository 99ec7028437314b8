import { buildSite } from '../../builder/build-site.js';
import { localBusiness } from '../../builder/json-ld.js';
import { DENTIST } from '../../builder/vocabularies.js';

const ORIGIN = 'https://salon-leeds.example';

export const onePageSalon = buildSite({
  name: 'local-firm/one-page-salon',
  origin: ORIGIN,
  title: 'Salon Leeds',
  vocabulary: DENTIST,
  nav: [['/', 'Salon Leeds']],
  pages: [
    {
      path: '/',
      topic: 'hair salon in Leeds',
      title: 'Hair salon in Leeds – cuts, color and styling',
      words: 280,
      json_ld: [localBusiness(ORIGIN, 'Salon Leeds', 'Dentist')],
    },
  ],
  expected: {
    range: [42, 56],
    score: 49,
    causes: ['content/few-pages'],
    reasons:
      'One page, made with care: business data, title and description are right. Cuts, color, prices and opening hours share one URL, so the salon is found for its name and its street, and for no service.',
  },
});
