import { expect } from 'chai';
import { readContentPages } from '../../../../domain/insights/reading/read-content-pages.js';

const read = (value: unknown) => readContentPages({ path: 'c', value });

describe('[U] pages of an input', () => {
  it('have an address, and a title or a length', () => {
    const { pages } = read({
      list: [{ url: '/a', title: 'A', word_count: 12 }, { page: '/b', words: 3 }, { url: '/link' }, { title: 'None' }],
      again: [{ url: '/a', title: 'Other' }],
    });
    expect(pages.map(({ url, title, words }) => [url.value, title?.value ?? null, words?.value ?? null])).to.deep.equal(
      [
        ['/a', 'A', 12],
        ['/b', null, 3],
      ],
    );
  });

  it('are put together where a report does so', () => {
    const { groups, pages } = read({
      thin_pages: ['/t', { url: '/u', title: 'U' }],
      duplicates: { exact: [{ subject: 'a text', pages: [{ url: '/d' }, { url: '/e' }] }], near: [] },
      cannibalizing: [{ subject: 'lamp', urls: ['/l', '/m'] }, {}, 5],
      stale: { count: 1, pages: [{ url: '/s', date: '2020-01-01' }] },
    });
    expect(
      groups.map(({ kind, urls, keyword }) => [kind, urls.map(({ value }) => value), keyword?.value ?? null]),
    ).to.deep.equal([
      ['thin', ['/t'], null],
      ['thin', ['/u'], null],
      ['duplicate', ['/d', '/e'], null],
      ['competing', ['/l', '/m'], 'lamp'],
      ['stale', ['/s'], null],
    ]);
    expect(pages).to.deep.equal([]);
  });
});
