import { expect } from 'chai';
import { ALL_CHECKS } from '../../../../domain/seo/checks/index.js';
import {
  ON_PAGE_PARTS,
  ON_PAGE_WEIGHTS,
  type OnPagePart,
  partOfCheck,
  scoreParts,
} from '../../../../domain/seo/scoring/on-page-parts.js';
import { plainContract } from '../../../support/contract.js';
import { stubIssue } from '../../../support/samples/stub-issue.js';

const PARTS = Object.keys(ON_PAGE_PARTS) as OnPagePart[];
const full = (part: OnPagePart) => ({
  score: 100,
  weight: ON_PAGE_WEIGHTS[part],
  issues: 0,
  points_lost: 0,
  deductions: [],
});

describe('[U] on-page parts', () => {
  it('are those of the contract', () => {
    const { components } = plainContract().components.schemas.OnPageAnalysis.properties;
    expect(PARTS).to.deep.equal(components.required);
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
    for (const part of PARTS) expect(parts[part]).to.deep.equal(full(part));
  });

  it('each loses what its own issues cost', () => {
    const issues = [
      stubIssue('title/missing', { severity: 'high' }),
      stubIssue('hreflang/invalid-code', { severity: 'low' }),
      stubIssue('heading/skip', { severity: 'medium' }),
      stubIssue('url/underscore', { severity: 'info' }),
    ];
    const parts = scoreParts(issues);
    expect(parts.meta).to.deep.include({ score: 24.7, weight: 25, issues: 2, points_lost: 75.3 });
    expect(parts.meta.deductions.map(({ check_id }) => check_id)).to.deep.equal([
      'title/missing',
      'hreflang/invalid-code',
    ]);
    expect(parts.headings).to.deep.include({ score: 88, issues: 1, points_lost: 12 });
    expect(parts.url).to.deep.include({ score: 100, issues: 1, points_lost: 0, deductions: [] });
    expect(parts.links).to.deep.equal(full('links'));
  });

  it('takes a category by its whole name', () => {
    expect(scoreParts([stubIssue('titles/odd', { severity: 'high' })]).meta).to.deep.equal(full('meta'));
    expect([partOfCheck('title/short'), partOfCheck('titles/odd')]).to.deep.equal(['meta', null]);
  });

  it('a part that was left out has no score', () => {
    const parts = scoreParts([stubIssue('image/alt-missing')], new Set<OnPagePart>(['images', 'content']));
    const none = { score: null, points_lost: 0, deductions: [] };
    expect(parts.images).to.deep.include({ ...none, issues: 1, weight: 8 });
    expect(parts.content).to.deep.include(none);
    expect(parts.social).to.deep.equal(full('social'));
  });

  it('weigh a hundred together', () => {
    expect(Object.values(ON_PAGE_WEIGHTS).reduce((sum, weight) => sum + weight, 0)).to.equal(100);
  });
});
