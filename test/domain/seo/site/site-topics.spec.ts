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
        titled_pages: 0,
      },
      {
        term: 'hiking',
        pages: 2,
        sample_urls: ['/a', '/c'].map((path) => `https://acme-boots.example${path}`),
        titled_pages: 0,
      },
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

  it('are words of every page when titles or headings name them: the subject of the site', () => {
    const pages = Array.from({ length: 10 }, (_, n) => ({ ...page(`/${n}`, 'honey', 'cookie'), title: `Honey ${n}` }));
    expect(topics(...pages).map(({ term, titled_pages }) => [term, titled_pages])).to.deep.equal([['honey', 10]]);
  });

  it('come first when titles or headings name them, and are not what a page says once in passing', () => {
    const one = { ...page('/a', 'details', 'boots2'), title: 'Waxing boots2' };
    const other = { ...page('/b', 'details', 'boots2'), title: 'Storing boots2' };
    const once = { ...page('/c'), top_terms: [['passing', 1]] as [string, number][] };
    const again = { ...once, url: 'https://acme-boots.example/d' };
    expect(topics(one, other, once, again).map(({ term }) => term)).to.deep.equal(['boots2', 'details']);
  });

  it('are also what one page is made for and others speak of', () => {
    const made = { ...page('/a', 'sencha'), title: 'Sencha' };
    const speaking = {
      ...page('/b'),
      top_terms: [
        ['sencha', 1],
        ['passing', 1],
      ] as [string, number][],
    };
    const silent = { ...page('/c'), top_terms: [['passing', 1]] as [string, number][] };
    expect(topics(made, speaking, silent)).to.deep.equal([
      { term: 'sencha', pages: 2, sample_urls: ['https://acme-boots.example/a'], titled_pages: 1 },
    ]);
  });

  it('are counted within one language', () => {
    const english = { ...page('/a', 'gift'), lang: 'en' };
    const german = { ...page('/b', 'gift'), lang: 'de' };
    expect(topics(english, german)).to.deep.equal([]);
    const other = { ...page('/c', 'gift'), lang: 'de' };
    expect(topics(english, german, other).map(({ pages, language }) => [pages, language])).to.deep.equal([[2, 'de']]);
  });

  it('of a language without a list of function words are words that titles name', () => {
    const pages = ['ogia', 'gazta', 'ardoa', 'eztia'].flatMap((term) =>
      [0, 1].map((n) => ({ ...page(`/${term}${n}`, 'eta', 'baita', term), title: `${term} ${n}`, lang: 'eu' })),
    );
    expect(topics(...pages).map(({ term }) => term)).to.deep.equal(['ardoa', 'eztia', 'gazta', 'ogia']);
  });

  it('count as covered when a page says them often or is headed by them', () => {
    const covered = coveredTerms([{ ...page('/a', 'laces'), title: 'How to hike in winters', h1: 'Winter 2025' }]);
    expect([...covered].sort()).to.deep.equal(['2025', 'hike', 'lace', 'winter']);
  });
});
