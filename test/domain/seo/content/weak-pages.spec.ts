import { expect } from 'chai';
import { findWeakPages } from '../../../../domain/seo/content/weak-pages.js';
import type { CheckFinding } from '../../../../domain/seo/judge.js';
import { CONTENT_NOW, contentSite } from '../../../support/sites/content-sites.js';

const at = (path: string) => `https://own.example${path}`;
const finding = (check_id: string, path: string, more: Partial<CheckFinding> = {}): CheckFinding => ({
  check_id,
  component: 'content_strategy',
  severity: 'medium',
  page_url: null,
  url: at(path),
  observed: '',
  expected: '',
  ...more,
});
const own = contentSite(
  'own.example',
  [
    { path: '/a', title: 'Oak lamp', words: 30, published: '2023-01-01' },
    { path: '/b', title: 'Oak lamp again', words: 20, published: '2026-05-01' },
    { path: '/c', title: 'Chair', words: 400, published: '2024-11-30' },
  ],
  ['oak lamp'],
);

describe('[U] weak pages', () => {
  const weak = findWeakPages(
    own,
    [
      finding('content/thin', '/a'),
      finding('content/thin', '/b'),
      finding('content/duplicate-exact', '/a', { observed: 'text', count: 12, related_urls: [at('/b')] }),
      finding('content/duplicate-near', '/b', { observed: '2 pages, 95% alike or more', related_urls: [at('/c')] }),
      finding('content/keyword-cannibal', '/a', {
        observed: '"lamp oak" on 2 pages',
        count: 2,
        related_urls: [at('/b')],
      }),
    ],
    ['oak lamp'],
    CONTENT_NOW,
  );

  it('are thin, the thinnest first', () => {
    expect(weak.thin).to.deep.include({ count: 2, share: 0.667 });
    expect(weak.thin.pages.map(({ url }) => url)).to.deep.equal([at('/b'), at('/a')]);
  });

  it('are copies, exact and near', () => {
    expect(weak.duplicates.exact).to.deep.equal([{ subject: 'text', pages: 12, urls: [at('/a'), at('/b')] }]);
    expect(weak.duplicates.near[0]).to.deep.include({ pages: 2, urls: [at('/b'), at('/c')] });
  });

  it('compete for a target keyword, or a term of their own', () => {
    expect(weak.cannibalising).to.deep.equal([
      { subject: 'oak lamp', pages: 2, urls: [at('/a'), at('/b')] },
      { subject: 'lamp oak', pages: 2, urls: [at('/a'), at('/b')] },
    ]);
  });

  it('are old, from 18 months on, the oldest first', () => {
    expect(weak.stale).to.deep.include({ count: 2, dated: 3 });
    expect(weak.stale.pages.map(({ url, age_days }) => [url, age_days])).to.deep.equal([
      [at('/a'), 1247],
      [at('/c'), 548],
    ]);
  });
});
