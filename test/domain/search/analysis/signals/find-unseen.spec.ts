import { expect } from 'chai';
import { findUnseen } from '../../../../../domain/search/analysis/signals/find-unseen.js';
import { DEFAULT_THRESHOLDS } from '../../../../../domain/seo/thresholds.js';
import { crawledPage, crawledSite, SHOP } from '../../../../support/samples/search-figures.js';

const old = { date_published: '2026-01-01' };
const crawl = crawledSite(
  [
    crawledPage('/old', old),
    crawledPage('/seen', old),
    crawledPage('/new', { date_published: '2026-06-01' }),
    crawledPage('/undated'),
    crawledPage('/odd', { date_published: 'last spring' }),
    crawledPage('/closed', { ...old, indexable: false }),
    crawledPage('/orphan', old),
  ],
  { '/old': 1, '/seen': 1, '/new': 1, '/undated': 1, '/odd': 1, '/closed': 1 },
);

describe('[U] page that search never shows', () => {
  it('is indexable, linked, old by its own date and was not shown', () => {
    const found = findUnseen(new Set([`${SHOP}/seen`]), crawl, DEFAULT_THRESHOLDS, '2026-06-30T00:00:00Z');
    expect(found).to.deep.equal([{ url: `${SHOP}/old`, published: '2026-01-01' }]);
  });
});
