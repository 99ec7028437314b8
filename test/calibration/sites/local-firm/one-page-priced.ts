import { buildSite } from '../../builder/build-site.js';
import { localBusiness } from '../../builder/json-ld.js';
import { REPAIR } from '../../builder/vocabularies.js';

const ORIGIN = 'https://bike-repair-derby.example';

export const onePagePriced = buildSite({
  name: 'local-firm/one-page-priced',
  origin: ORIGIN,
  title: 'Bike Repair Derby',
  vocabulary: REPAIR,
  nav: [['/', 'Bike Repair Derby']],
  pages: [
    {
      path: '/',
      topic: 'bike repair in Derby',
      title: 'Bike repair in Derby – prices, hours and directions',
      words: 1100,
      json_ld: [localBusiness(ORIGIN, 'Bike Repair Derby', 'BikeStore')],
      body: '<p>12 Mill Lane, Derby. <a href="tel:+442079460018">020 7946 0018</a>. Monday and Tuesday, 9 to 17.</p>',
    },
  ],
  pace: 'fair',
  expected: {
    range: [53, 68],
    score: 60,
    causes: ['content/few-pages'],
    reasons:
      'All services and prices in one long page, with complete business data. It can be found for its name, its street and with luck for one service; the text would fill five pages that each could be found.',
  },
});
