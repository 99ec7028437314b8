import { expect } from 'chai';
import { positionContent } from '../../../../domain/seo/content/content-positioning.js';
import { contentSite } from '../../../support/sites/content-sites.js';

const site = (host: string, count: number, words: number) =>
  contentSite(
    host,
    Array.from({ length: count }, (_, at) => ({ path: `/${at}`, title: `Page ${at}`, words })),
  );

describe('[U] content positioning', () => {
  it('ranks among the competitors that could be crawled', () => {
    const positioning = positionContent(site('own.example', 3, 100), [
      { url: 'https://a.example/', ok: true, site: site('a.example', 6, 200) },
      { url: 'https://b.example/', ok: true, site: site('b.example', 2, 50) },
      { url: 'https://c.example/', ok: false, error: 'It is down' },
    ]);
    expect(positioning).to.deep.include({ status: 'measured', next_step: null, your_rank: 2, ranked_sites: 3 });
    const pages = positioning.measures.find(({ measure }) => measure === 'pages');
    expect(pages).to.deep.equal({
      measure: 'pages',
      title: 'Indexable pages',
      unit: 'pages',
      yours: 3,
      competitors_median: 4,
      rank: 2,
      of: 3,
      best: { url: 'https://a.example/', value: 6 },
      evidence_urls: ['https://a.example/0', 'https://a.example/1', 'https://a.example/2'],
    });
    expect(positioning.sites.map(({ url, status, error }) => [url, status, error])).to.deep.equal([
      ['https://own.example/', 'completed', null],
      ['https://a.example/', 'completed', null],
      ['https://b.example/', 'completed', null],
      ['https://c.example/', 'failed', 'It is down'],
    ]);
  });

  it('tells strengths and weaknesses by first and last places', () => {
    const competitors = [{ url: 'https://a.example/', ok: true as const, site: site('a.example', 6, 40) }];
    const { strengths, weaknesses } = positionContent(site('own.example', 3, 200), competitors);
    expect(weaknesses).to.include('Indexable pages: 3 pages against a median of 6, place 2 of 2.');
    expect(strengths).to.include('Words of a page, median: 134 words against a median of 28, place 1 of 2.');
  });

  it('leaves unknown figures unknown', () => {
    const competitors = [{ url: 'https://a.example/', ok: true as const, site: site('a.example', 6, 40) }];
    const weekly = positionContent(site('own.example', 3, 200), competitors).measures.find(
      ({ measure }) => measure === 'per_week',
    );
    expect(weekly).to.deep.include({
      yours: null,
      competitors_median: null,
      rank: null,
      of: 0,
      best: null,
      evidence_urls: [],
    });
  });

  it('has nothing to say without competitors, and says what to do', () => {
    const none = positionContent(site('own.example', 3, 100), []);
    expect(none).to.deep.include({
      status: 'no_data',
      your_rank: null,
      your_index: null,
      ranked_sites: 0,
      strengths: [],
      weaknesses: [],
    });
    expect(none.next_step).to.equal('Name 2 to 5 competitors to compare with.');
    const lost = positionContent(site('own.example', 3, 100), [{ url: 'https://a.example/', ok: false, error: 'x' }]);
    expect(lost.next_step).to.match(/none of these could be crawled/);
  });
});
