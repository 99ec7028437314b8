import { expect } from 'chai';
import { mergeWork } from '../../../../domain/insights/reading/merge-work.js';
import { readWork } from '../../../../domain/insights/reading/read-work.js';

const merged = (value: unknown) =>
  readWork({ type: null, path: '', value }).work.map(({ title, urls }) => [
    title.value,
    ...urls.map((url) => url.value),
  ]);

describe('[U] work that is named several times', () => {
  it('is one at all its pages, none of which gets lost', () => {
    const issues = [
      { title: 'Missing title', url: '/a' },
      { title: 'missing title.', urls: ['/b', '/a'] },
      { title: 'Slow', url: '/a' },
      { issue: 'missing_alt', url: '/c' },
      { issue: 'missing_alt', url: '/d' },
    ];
    expect(merged({ issues })).to.deep.equal([
      ['Missing title', '/a', '/b'],
      ['Slow', '/a'],
      ['missing_alt', '/c', '/d'],
    ]);
  });

  it('leaves an error of a page to the opportunity that tells it, and other errors and pages alone', () => {
    const error = (url: string, issue = 'noindex') => ({ url, clicks: 1, issue });
    const reported = {
      kind: 'technical_issue',
      title: 'Mend /a',
      url: '/a',
      evidence: [{ name: 'noindex', value: 'x' }],
    };
    expect(
      merged({
        content_opportunities: { opportunities: [reported] },
        coverage: { issues: [error('/a'), error('/b'), error('/a', 'not_crawled'), error('/c', 'redirect')] },
      }),
    ).to.deep.equal([
      ['Mend /a', '/a'],
      ['noindex', '/b'],
      ['not_crawled', '/a'],
    ]);
  });

  it('is none of nothing', () => {
    expect(mergeWork([])).to.deep.equal([]);
  });
});
