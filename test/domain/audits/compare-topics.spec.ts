import { expect } from 'chai';
import { compareTopics } from '../../../domain/audits/compare-topics.js';
import { stubProfile } from '../../support/samples/stub-profile.js';

const site = (host: string, language: string | null, ...topics: [term: string, pages: number][]) => ({
  url: `https://${host}.example/`,
  profile: stubProfile({
    languages: language === null ? [] : [{ code: language, pages: 9 }],
    topics: topics.map(([term, pages]) => ({
      term,
      pages,
      titled_pages: 0,
      sample_urls: [`https://${host}.example/${term}`],
    })),
  }),
});
const own = site('own', 'en');

describe('[U] compare topics', () => {
  it('finds what two competitors or more write about and the site does not', () => {
    const rivals = [
      site('a', 'en', ['soles', 9], ['laces', 3], ['boot', 2]),
      site('b', 'en', ['lace', 5], ['boots', 1]),
    ];
    const { gaps, overlap } = compareTopics(own, new Set(['boot']), rivals);
    expect(gaps).to.deep.equal([
      {
        term: 'lace',
        competitors: [
          { url: 'https://b.example/', pages: 5, sample_urls: ['https://b.example/lace'] },
          { url: 'https://a.example/', pages: 3, sample_urls: ['https://a.example/laces'] },
        ],
      },
    ]);
    expect(overlap).to.deep.equal([
      { url: 'https://a.example/', topics: 3, shared: 1, share: 0.333, shared_terms: ['boot'] },
      { url: 'https://b.example/', topics: 2, shared: 1, share: 0.5, shared_terms: ['boots'] },
    ]);
  });

  it('leaves out who writes in another language, and says so', () => {
    const rivals = [site('a', 'de', ['schuhe', 9]), site('b', null, ['schuhe', 9]), site('c', 'en')];
    const { gaps, overlap, other_languages } = compareTopics(own, new Set(), rivals);
    expect(gaps).to.deep.equal([]);
    expect(overlap.map(({ url, share }) => [url, share])).to.deep.equal([
      ['https://b.example/', 0],
      ['https://c.example/', 0],
    ]);
    expect(other_languages).to.deep.equal(['https://a.example/']);
  });
});
