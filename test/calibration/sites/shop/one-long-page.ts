import { buildSite } from '../../builder/build-site.js';
import { TEA } from '../../builder/vocabularies.js';

export const oneLongPage = buildSite({
  name: 'shop/one-long-page',
  origin: 'https://all-teas.example',
  title: 'All Teas',
  vocabulary: TEA,
  nav: [['/', 'All Teas']],
  pages: [{ path: '/', topic: 'green and black tea', words: 2400 }],
  expected: {
    range: [40, 58],
    score: 50,
    causes: ['content/few-pages'],
    reasons:
      'Everything that the shop sells is on one URL. The text is long and good, but one page ranks for one subject: each tea and each question needs a page of its own.',
  },
});
