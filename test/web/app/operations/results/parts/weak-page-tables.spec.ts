import { expect } from 'chai';
import type { WeakPages } from '../../../../../../domain/seo/content/weak-pages.js';
import { WeakPageTables } from '../../../../../../web/app/operations/results/parts/weak-page-tables.js';
import { readText, renderPart } from '../../../../../support/browser/render-part.js';

const NONE: WeakPages = {
  thin: { count: 0, share: 0, pages: [] },
  duplicates: { exact: [], near: [] },
  cannibalising: [],
  stale: { count: 0, dated: 0, pages: [] },
};
const url = 'https://site.example/a';

describe('[U] tables of weak pages', () => {
  it('are not there where no page is weak', () => {
    expect(renderPart(WeakPageTables, { weak: NONE })).to.equal('');
  });

  it('name thin, copied, competing and old pages', () => {
    const group = { subject: 'oak lamp', pages: 2, urls: [url] };
    const weak: WeakPages = {
      thin: { count: 3, share: 0.1, pages: [{ url, words: 12, title: 'A' }] },
      duplicates: { exact: [group], near: [] },
      cannibalising: [{ ...group, subject: 'brass' }],
      stale: { count: 1, dated: 4, pages: [{ url, date: '2024-01-02', age_days: 900 }] },
    };
    const text = readText(renderPart(WeakPageTables, { weak }));
    for (const shown of [
      '3 thin pages',
      'Pages with the same text',
      'oak lamp',
      'Pages that compete for a term',
      'brass',
    ])
      expect(text).to.contain(shown);
    expect(text).to.contain('1 page not changed for 18 months').and.to.contain('2 Jan 2024');
  });
});
