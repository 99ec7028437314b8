import { buildSite } from '../../builder/build-site.js';
import { localBusiness } from '../../builder/json-ld.js';
import { DENTIST } from '../../builder/vocabularies.js';

const ORIGIN = 'https://praxis-hull.example';

export const onePagePractice = buildSite({
  name: 'local-firm/one-page-practice',
  origin: ORIGIN,
  title: 'Dental Practice Hull',
  vocabulary: DENTIST,
  nav: [['/', 'Dental Practice Hull']],
  pages: [
    {
      path: '/',
      topic: 'dental practice in Hull',
      title: 'Dental practice in Hull – implants, crowns, check-ups',
      words: 340,
      json_ld: [localBusiness(ORIGIN, 'Dental Practice Hull', 'Dentist')],
      images: [{ src: '/images/practice.webp', alt: 'The waiting room of the practice' }],
      body: '<p>12 Mill Lane, Hull. <a href="tel:+442079460018">020 7946 0018</a>. Monday and Tuesday, 9 to 17.</p>',
    },
  ],
  expected: {
    range: [53, 66],
    score: 58,
    causes: ['content/few-pages'],
    reasons:
      'A one-page practice with all that patients look up: name, address, phone and hours, in text and in data, a fitting title and description, quick. It answers the searches for its name and for dentists nearby; for single treatments it has nothing to rank with.',
  },
});
