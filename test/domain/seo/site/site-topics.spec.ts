import { expect } from 'chai';
import { coveredTerms, listTopics } from '../../../../domain/seo/site/site-topics.js';

const page = (path: string, ...terms: string[]) => ({
  url: `https://acme-boots.example${path}`,
  top_terms: terms.map((term, n): [string, number] => [term, 50 - n]),
  title: '',
  h1: '',
});
const topics = (...pages: ReturnType<typeof page>[]) => listTopics('https://acme-boots.example/', pages);

describe('[U] site topics', () => {
  it('are words that several pages are about, most pages first', () => {
    const found = topics(page('/a', 'laces', 'hiking'), page('/b', 'lace', 'soles'), page('/c', 'hiking', 'laces'));
    expect(found).to.deep.equal([
      {
        term: 'lace',
        pages: 3,
        sample_urls: ['/a', '/b', '/c'].map((path) => `https://acme-boots.example${path}`),
      },
      { term: 'hiking', pages: 2, sample_urls: ['/a', '/c'].map((path) => `https://acme-boots.example${path}`) },
    ]);
  });

  it('are not the name of the site, numbers, or what hardly shows on a page', () => {
    const rare = Array.from({ length: 10 }, (_, n) => `filler${n}${'x'.repeat(n)}`);
    expect(topics(page('/a', 'acme', 'boots', '2024'), page('/b', 'acme', 'boots', '2024'))).to.deep.equal([]);
    const shared = (path: string) => page(path, ...rare.map((word) => word + path.slice(1)), 'eleventh');
    expect(topics(shared('/a'), shared('/b'))).to.deep.equal([]);
  });

  it('are not words of the frame that stand on nearly every page', () => {
    const pages = Array.from({ length: 10 }, (_, n) => page(`/${n}`, 'imprint', n < 3 ? 'hiking' : `own${n}`));
    expect(topics(...pages).map(({ term }) => term)).to.deep.equal(['hiking']);
  });

  it('count as covered when a page says them often or is headed by them', () => {
    const covered = coveredTerms([{ ...page('/a', 'laces'), title: 'How to hike in winters', h1: 'Winter 2025' }]);
    expect([...covered].sort()).to.deep.equal(['2025', 'hike', 'lace', 'winter']);
  });
});
