import { expect } from 'chai';
import { ALL_CHECKS } from '../../../../domain/seo/checks/index.js';
import { ON_PAGE_PARTS, type OnPagePart, scoreParts } from '../../../../domain/seo/scoring/on-page-parts.js';
import { stubIssue } from '../../../support/stub-issue.js';

const PARTS = Object.keys(ON_PAGE_PARTS) as OnPagePart[];
const FULL = { score: 100, issues: 0, points_lost: 0 };

describe('[U] on-page parts', () => {
  it('are the eleven of the contract', () => {
    expect(PARTS).to.deep.equal([
      'meta',
      'headings',
      'content',
      'links',
      'images',
      'structured_data',
      'social',
      'url',
      'accessibility',
      'performance_hints',
      'security',
    ]);
  });

  it('share out every category of checks of a page, fetched or rendered, each to one part', () => {
    const shared = PARTS.flatMap((part): string[] => [...ON_PAGE_PARTS[part]]);
    const judged = ALL_CHECKS.filter((check) => check.scope === 'page' || check.needs.includes('rendered')).map(
      ({ id }) => id.split('/')[0] ?? '',
    );
    expect(new Set(shared).size).to.equal(shared.length);
    expect([...new Set(judged)].sort()).to.deep.equal([...shared].sort());
  });

  it('without issues each has full marks', () => {
    const parts = scoreParts([]);
    expect(Object.keys(parts)).to.deep.equal(PARTS);
    for (const part of PARTS) expect(parts[part]).to.deep.equal(FULL);
  });

  it('each loses what its own issues cost', () => {
    const issues = [
      stubIssue('title/missing', { severity: 'high' }),
      stubIssue('hreflang/invalid-code', { severity: 'low' }),
      stubIssue('heading/skip', { severity: 'medium' }),
      stubIssue('url/underscore', { severity: 'info' }),
    ];
    const parts = scoreParts(issues);
    expect(parts.meta).to.deep.equal({ score: 88.5, issues: 2, points_lost: 11.5 });
    expect(parts.headings).to.deep.equal({ score: 96, issues: 1, points_lost: 4 });
    expect(parts.url).to.deep.equal({ score: 100, issues: 1, points_lost: 0 });
    expect(parts.links).to.deep.equal(FULL);
  });

  it('takes a category by its whole name', () => {
    expect(scoreParts([stubIssue('titles/odd', { severity: 'high' })]).meta).to.deep.equal(FULL);
  });

  it('a part that was left out has no score', () => {
    const parts = scoreParts([stubIssue('image/alt-missing')], new Set<OnPagePart>(['images', 'content']));
    const none = { score: null, issues: 0, points_lost: 0 };
    expect([parts.images, parts.content, parts.social]).to.deep.equal([none, none, FULL]);
  });
});
