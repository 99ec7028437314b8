import { expect } from 'chai';
import { findContentGaps } from '../../../../../domain/seo/content/gaps/find-content-gaps.js';
import { contentSite, type WrittenPage } from '../../../../support/sites/content-sites.js';

const own = contentSite(
  'own.example',
  [
    { path: '/', title: 'Start', about: 'chair' },
    { path: '/chairs', title: 'Chairs', about: 'chair' },
  ],
  ['oak lamp'],
);
const COMPETITOR: WrittenPage[] = [
  { path: '/', title: 'Welcome', about: 'lamp', type: 'FAQPage' },
  { path: '/guides/one', title: 'Cable repair', about: 'lamp' },
  { path: '/guides/two', title: 'Oak lamp', about: 'socket' },
];
const rivals = ['a.example', 'b.example'].map((host) => contentSite(host, COMPETITOR, ['oak lamp']));

describe('[U] find content gaps', () => {
  it('finds every kind, scored and with evidence', () => {
    const gaps = findContentGaps(own, rivals, ['oak lamp']);
    const reported = gaps.map(({ kind, subject }) => `${kind} ${subject}`);
    expect(reported).to.include.members([
      'keyword oak lamp',
      'phrase cable repair',
      'section /guides',
      'structured_data FAQPage',
    ]);
    for (const { score, competitors } of gaps) {
      expect(score).to.be.within(0, 100);
      for (const { sample_urls } of competitors) expect(sample_urls.length).to.be.greaterThan(0);
    }
    expect(gaps.map(({ score }) => score)).to.deep.equal(gaps.map(({ score }) => score).sort((a, b) => b - a));
    const keyword = gaps.find(({ kind }) => kind === 'keyword');
    // Both of two competitors, two pages of theirs, a target keyword.
    expect(keyword?.score).to.equal(Math.round(60 + 25 * (Math.log2(3) / Math.log2(33)) + 15));
  });

  it('compares no words of another language', () => {
    const foreign = ['a.example', 'b.example'].map((host) =>
      contentSite(
        host,
        COMPETITOR.map((page) => ({ ...page, lang: 'de' })),
      ),
    );
    const kinds = new Set(findContentGaps(own, foreign, []).map(({ kind }) => kind));
    expect([...kinds]).to.deep.equal(['structured_data']);
  });

  it('leaves out what a competitor of two languages has in the other one', () => {
    const slovene: WrittenPage[] = ['a', 'b', 'c'].map((path) => ({
      path: `/trgovina/${path}`,
      title: `Ekstrakcija medicinskih gob ${path}`,
      about: 'gobe',
      lang: 'sl',
    }));
    const bilingual = ['a.example', 'b.example'].map((host) => contentSite(host, [...COMPETITOR, ...slovene]));
    const subjects = findContentGaps(own, bilingual, []).map(({ subject }) => subject);
    expect(subjects).to.include.members(['cable repair', '/guides']);
    expect(subjects.filter((subject) => /gob|trgovina|ekstrakcija/.test(subject))).to.deep.equal([]);
  });

  it('finds none without competitors, target keywords aside', () => {
    expect(findContentGaps(own, [], [])).to.deep.equal([]);
    expect(findContentGaps(own, [], ['oak lamp'])[0]).to.deep.include({ kind: 'keyword', score: 15, competitors: [] });
  });
});
