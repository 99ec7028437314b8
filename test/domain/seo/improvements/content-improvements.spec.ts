import { expect } from 'chai';
import type { TargetKeyword } from '../../../../domain/audits/audit-result.js';
import { compareWithCompetitors } from '../../../../domain/audits/benchmark.js';
import { CONTENT_IMPROVEMENTS } from '../../../../domain/seo/improvements/content-improvements.js';
import type { FactSources } from '../../../../domain/seo/improvements/site-facts.js';
import { factSources } from '../../../support/fact-sources.js';
import { proposeFrom } from '../../../support/improvement-cases.js';
import { pageFrom } from '../../../support/sites/pages.js';

const at = (path: string) => `https://site.example${path}`;
const page = (path: string, html = '<title>Page</title>') => pageFrom(html, { url: at(path) });
const words = (count: number) => `<main>${Array.from({ length: count }, (_, n) => `word${n}`).join(' ')}</main>`;
const propose = (name: string, sources: FactSources) => proposeFrom(CONTENT_IMPROVEMENTS, name, sources);
const keyword = (status: TargetKeyword['status']): TargetKeyword => ({
  keyword: 'boots',
  status,
  pages_in_title: 0,
  pages_in_h1: 0,
  pages_in_description: 0,
  pages_in_url: 0,
  pages_in_body: 0,
  body_occurrences: 0,
  best_page: null,
  competing_urls: [],
  advice: 'Write a page about boots.',
});

describe('[U] content-improvements', () => {
  it('asks for a page for each keyword without one', () => {
    const found = propose(
      'target-keyword-pages',
      factSources([page('/')], {}, { target_keywords: [keyword('not_targeted'), keyword('well_targeted')] }),
    );
    expect(found).to.deep.equal({
      count: 1,
      urls: [at('/')],
      sample: 'boots: not_targeted',
      steps: ['Write a page about boots.'],
    });
    expect(
      propose('target-keyword-pages', factSources([page('/')], {}, { target_keywords: [keyword('well_targeted')] })),
    ).to.equal(null);
  });

  it('asks to close a gap only where a competitor has more', () => {
    const own = factSources([page('/')]).metrics;
    const benchmark = (words_total: number) =>
      compareWithCompetitors({ ...own, words_total: 100 }, [
        {
          url: 'https://rival.example/',
          status: 'completed',
          error: null,
          scores: {},
          metrics: { ...own, url: 'https://rival.example/', words_total },
        },
      ]);
    const found = propose('competitor-content-gap', factSources([page('/')], {}, { benchmark: benchmark(900) }));
    expect(found?.sample).to.equal(
      'Words of content: 100 words against a median of 900 (best 900, https://rival.example/)',
    );
    expect(found?.urls).to.deep.equal(['https://rival.example/']);
    expect(propose('competitor-content-gap', factSources([page('/')], {}, { benchmark: benchmark(50) }))).to.equal(
      null,
    );
  });

  it('asks for a hub of a section with three pages', () => {
    const found = propose(
      'section-hub',
      factSources(['/', '/guides/a', '/guides/b', '/guides/c'].map((path) => page(path))),
    );
    expect([found?.count, found?.sample]).to.deep.equal([3, '3 pages under /guides']);
    expect(found?.steps[0]).to.equal(
      'Turn https://site.example/guides/ into an overview of its 3 pages, with two sentences on each.',
    );
    expect(propose('section-hub', factSources(['/', '/guides/a', '/guides/b'].map((path) => page(path))))).to.equal(
      null,
    );
  });

  it('asks to renew pages dated more than a year ago, the oldest first', () => {
    const dated = (path: string, date: string) =>
      page(path, `<head><meta property="article:published_time" content="${date}"></head>`);
    const found = propose(
      'oldest-pages',
      factSources([dated('/new', '2026-01-01'), dated('/old', '2024-01-01'), dated('/older', '2020-01-01')]),
    );
    expect([found?.urls, found?.sample]).to.deep.equal([
      [at('/older'), at('/old')],
      'https://site.example/older: last dated 1 Jan 2020',
    ]);
    expect(propose('oldest-pages', factSources([dated('/new', '2026-01-01'), page('/undated')]))).to.equal(null);
  });

  it('asks to deepen pages between thin and full', () => {
    const found = propose(
      'shallow-pages',
      factSources([
        page('/thin', words(199)),
        page('/b', words(400)),
        page('/a', words(200)),
        page('/full', words(500)),
      ]),
    );
    expect([found?.urls, found?.sample]).to.deep.equal([[at('/a'), at('/b')], 'https://site.example/a: 200 words']);
    expect(propose('shallow-pages', factSources([page('/thin', words(199)), page('/full', words(500))]))).to.equal(
      null,
    );
  });

  it('asks for answers when no title or heading is a question', () => {
    const pages = ['/', '/a', '/b', '/c'].map((path) => page(path));
    expect(propose('question-pages', factSources([...pages, page('/d')]))?.sample).to.equal(
      '0 of 5 titles and main headings are questions',
    );
    expect(propose('question-pages', factSources([...pages, page('/d', '<h1>What are boots?</h1>')]))).to.equal(null);
    expect(propose('question-pages', factSources(pages))).to.equal(null);
  });

  it('asks for a steady rhythm where it is known to be slow', () => {
    const sources = factSources([page('/')]);
    const publishing = (per_week: number) => ({
      ...sources,
      metrics: { ...sources.metrics, publishing: { per_week, trend: 'falling' as const } },
    });
    expect(propose('publishing-rhythm', publishing(0.5))?.sample).to.equal(
      '0.5 dated items a week over the last 12 weeks, falling',
    );
    expect(propose('publishing-rhythm', publishing(1))).to.equal(null);
    expect(propose('publishing-rhythm', sources)).to.equal(null);
  });
});
