import { buildSite } from '../../builder/build-site.js';
import { linksTo, pagesAbout } from '../../builder/pages-about.js';
import { LOANS } from '../../builder/vocabularies.js';

const offers = pagesAbout(['Loans for homes', 'Loans for cars', 'Loans for firms'], { words: 380 });

export const fourPagesWithoutOwner = buildSite({
  name: 'local-firm/four-pages-without-owner',
  origin: 'https://quick-loans.example',
  title: 'Quick Loans',
  vocabulary: LOANS,
  nav: [['/', 'Quick Loans'], ...linksTo(offers)],
  pages: [{ path: '/', topic: 'loans that are quick', words: 360 }, ...offers],
  expected: {
    range: [58, 78],
    score: 69,
    causes: ['content/few-pages', 'schema/none-on-site'],
    reasons:
      'Four decent texts and clean technology, yet no address, no name, no terms and no business data: for money matters neither people nor search engines trust such a site, and three offers are few.',
  },
});
