import { expect } from 'chai';
import { PageTable } from '../../../../domain/reports/page-table/page-table.js';
import { exploredPage } from '../../../support/samples/explored-page.js';

const PAGES = Array.from({ length: 60 }, (_, index) =>
  exploredPage({
    url: `https://site.example/${index}`,
    words: index * 10,
    status: index % 3 === 0 ? 404 : 200,
    language: index % 2 === 0 ? 'en' : 'de',
    template: `/t${index}/*`,
    title: index % 4 === 0 ? 'Lamp' : 'Desk',
  }),
);

describe('[U] table of pages', () => {
  const table = new PageTable(PAGES);
  const urls = (...query: Parameters<PageTable['select']>) =>
    [...table.select(...query)].map((position) => PAGES[position]?.url.split('/').at(-1));

  it('finds a page by its URL, and knows whether anything is known of search', () => {
    expect(table.find('https://site.example/7')?.words).to.equal(70);
    expect(table.find('https://site.example/x')).to.equal(null);
    expect(table.has_search).to.equal(false);
    expect(new PageTable([exploredPage(), exploredPage({ impressions: 0 })]).has_search).to.equal(true);
  });

  it('narrows and sorts at once, in crawl order without a column', () => {
    expect(urls({ status: [404, 404], words_max: 100 })).to.deep.equal(['0', '3', '6', '9']);
    expect(urls({ status: [404, 404], words_max: 100 }, 'words', 'desc')).to.deep.equal(['9', '6', '3', '0']);
    expect(urls({})).to.have.length(60);
    expect(urls({ language: 'fr' })).to.deep.equal([]);
  });

  it('gives the same again from what it remembers, and keeps filters apart', () => {
    for (let round = 0; round < 2; round++) {
      expect(urls({ language: 'en', words_max: 30 })).to.deep.equal(['0', '2']);
      expect(urls({ language: 'de', words_max: 30 })).to.deep.equal(['1', '3']);
      for (let words = 0; words < 20; words++) expect(urls({ words_max: words * 10 })).to.have.length(words + 1);
    }
  });

  it('counts each value as choosing it would list', () => {
    const filters = [{}, { status: [404, 404] as const }, { language: 'de', status: [404, 404] as const }];
    for (const filter of filters) {
      const { status, language, words } = table.count(filter);
      for (const { value, pages } of language.values)
        expect(pages, value).to.equal(urls({ ...filter, language: value }).length);
      for (const { value, pages } of status.values) {
        const digit = Number(value[0]);
        expect(pages, value).to.equal(urls({ ...filter, status: [digit * 100, digit * 100 + 99] }).length);
      }
      expect(words.values.reduce((sum, { pages }) => sum + pages, 0)).to.equal(urls(filter).length);
    }
  });

  it('counts nothing that fails two conditions, or one that no facet chooses', () => {
    const { language } = table.count({ search: 'lamp', status: [404, 404] });
    expect(language.values).to.deep.equal([{ value: 'en', pages: 5 }]);
    expect(table.count({ search: 'nothing' }).status).to.deep.equal({ values: [], left_out: 0 });
  });

  it('keeps the most frequent values of many, and says how many it leaves out', () => {
    const pages = [...PAGES, exploredPage({ template: '/t59/*' }), exploredPage({ template: '/t58/*' })];
    const { template } = new PageTable(pages).count({});
    expect(template.values).to.have.length(20);
    expect(template.values.slice(0, 2)).to.deep.equal([
      { value: '/t58/*', pages: 2 },
      { value: '/t59/*', pages: 2 },
    ]);
    expect(template.left_out).to.equal(40);
  });

  it('is empty without pages', () => {
    const empty = new PageTable([]);
    expect([...empty.select({}, 'words')]).to.deep.equal([]);
    expect(empty.count({}).status).to.deep.equal({ values: [], left_out: 0 });
  });
});
