import { expect } from 'chai';
import { keywordGaps } from '../../../../../domain/seo/content/gaps/keyword-gaps.js';
import { contentSite } from '../../../../support/sites/content-sites.js';

const KEYWORDS = ['oak lamp', 'brass chair', 'tin table'];
const own = contentSite(
  'own.example',
  [
    { path: '/', title: 'Oak lamp', about: 'oak' },
    { path: '/m', title: 'Other', text: 'We also sell a brass chair.' },
  ],
  KEYWORDS,
);
const competitor = contentSite('rival.example', [{ path: '/c', title: 'Brass chair' }], KEYWORDS);

describe('[U] keyword gaps', () => {
  it('are target keywords that no page is made for, with those that mention them', () => {
    expect(keywordGaps(own, [competitor], KEYWORDS)).to.deep.equal([
      {
        kind: 'keyword',
        subject: 'brass chair',
        detail: '1 competitor has pages with “brass chair” in title or main heading; 1 page of yours only mentions it.',
        competitors: [{ url: 'https://rival.example/', pages: 1, sample_urls: ['https://rival.example/c'] }],
        your_pages: ['https://own.example/m'],
      },
      {
        kind: 'keyword',
        subject: 'tin table',
        detail: 'No competitor has pages with “tin table” in title or main heading; no page of yours says it.',
        competitors: [],
        your_pages: [],
      },
    ]);
  });
});
