import { expect } from 'chai';
import { MAX_POINTS, scoreComponent, scorePage } from '../../../../domain/seo/scoring/component-score.js';
import { randomNumbers } from '../../../support/random-numbers.js';
import { stubIssue } from '../../../support/stub-issue.js';

const counts = { fetched_pages: 200, html_pages: 100, indexable_pages: 50 };

describe('[U] component-score', () => {
  it('is 100 without issues', () => {
    expect(scoreComponent([], counts)).to.deep.equal({ score: 100, deductions: [] });
  });

  it('takes the points of the severity times the root of the share', () => {
    expect(scoreComponent([stubIssue('a', { severity: 'high', affected_pages: 25 })], counts)).to.deep.equal({
      score: 95,
      deductions: [{ check_id: 'a', points: 5, affected: 25, measured: 100, formula: 'high 10 × √(25/100) = 5.00' }],
    });
  });

  it('takes all points when everything is affected, by severity', () => {
    const scores = (['critical', 'high', 'medium', 'low', 'info'] as const).map(
      (severity) => scoreComponent([stubIssue('a', { severity, affected_pages: 100 })], counts).score,
    );
    expect(scores).to.deep.equal([80, 90, 96, 98.5, 100]);
    expect(MAX_POINTS).to.deep.equal({ critical: 20, high: 10, medium: 4, low: 1.5, info: 0 });
  });

  it('measures over what the check looks at', () => {
    const of = (measured_over: 'fetched_pages' | 'html_pages' | 'indexable_pages' | 'site') =>
      scoreComponent([stubIssue('a', { measured_over, affected_pages: 50 })], counts).deductions[0];
    expect(of('fetched_pages')).to.include({ measured: 200, affected: 50, points: 2 });
    expect(of('html_pages')).to.include({ measured: 100, affected: 50 });
    expect(of('indexable_pages')).to.include({ measured: 50, affected: 50, points: 4 });
    expect(of('site')).to.include({ measured: 1, affected: 1, points: 4 });
  });

  it('never takes more than all, even when more pages are counted than were measured', () => {
    expect(scoreComponent([stubIssue('a', { affected_pages: 500 })], counts).score).to.equal(96);
    expect(scoreComponent([stubIssue('a')], { fetched_pages: 0, html_pages: 0, indexable_pages: 0 }).score).to.equal(
      96,
    );
  });

  it('has deductions that add up to what is missing from 100, to the hundredth', () => {
    const issues = Array.from({ length: 23 }, (_, n) =>
      stubIssue(`c${n}`, { severity: n % 2 ? 'low' : 'medium', affected_pages: n * 3 + 1 }),
    );
    const { score, deductions } = scoreComponent(issues, counts);
    const cents = deductions.reduce((sum, { points }) => sum + Math.round(points * 100), 0);
    expect(cents).to.equal(Math.round((100 - score) * 100));
    expect(score).to.equal(64.8);
    expect(deductions.map(({ points }) => points)).to.deep.equal(
      deductions.map(({ points }) => points).sort((one, other) => other - one),
    );
  });

  it('adds up to the hundredth for any issues, and no check takes more than its severity allows', () => {
    const next = randomNumbers(5);
    for (let turn = 0; turn < 200; turn += 1) {
      const issues = Array.from({ length: Math.floor(next() * 50) }, (_, n) =>
        stubIssue(`c${n}`, {
          severity: (['critical', 'high', 'medium', 'low', 'info'] as const)[Math.floor(next() * 5)] ?? 'low',
          measured_over:
            (['fetched_pages', 'html_pages', 'indexable_pages', 'site'] as const)[Math.floor(next() * 4)] ?? 'site',
          affected_pages: 1 + Math.floor(next() * 250),
        }),
      );
      const { score, deductions } = scoreComponent(issues, counts);
      const cents = deductions.reduce((sum, { points }) => sum + Math.round(points * 100), 0);
      expect(cents, `turn ${turn}`).to.equal(Math.round((100 - score) * 100));
      expect(score, `turn ${turn}`).to.be.within(0, 100);
      const severities = new Map(issues.map(({ check_id, severity }) => [check_id, severity]));
      // Rounding the whole to a tenth moves a part by half of one at most.
      for (const { check_id, points } of deductions)
        expect(points, `turn ${turn}, ${check_id}`).to.be.within(
          0,
          MAX_POINTS[severities.get(check_id) ?? 'info'] + 0.05,
        );
    }
  });

  it('stops at 0, scales the deductions and says so', () => {
    const issues = Array.from({ length: 8 }, (_, n) =>
      stubIssue(`c${n}`, { severity: 'critical', affected_pages: 100 }),
    );
    const { score, deductions } = scoreComponent(issues, counts);
    expect(score).to.equal(0);
    expect(deductions.map(({ points }) => points)).to.deep.equal(Array.from({ length: 8 }, () => 12.5));
    expect(deductions[0]?.formula).to.equal(
      'critical 20 × √(100/100) = 20.00, scaled by 0.625 because all together pass 100',
    );
  });

  it('lets a missing sitemap decide its component', () => {
    const { score, deductions } = scoreComponent(
      [stubIssue('sitemap/missing', { component: 'sitemap', measured_over: 'site' })],
      counts,
    );
    expect(score).to.equal(40);
    expect(deductions[0]?.formula).to.equal('60 points: decides this component by itself');
  });

  it('what a project has made a matter of information costs nothing, even where it would decide', () => {
    const issue = stubIssue('sitemap/missing', { severity: 'info', level: 'notice', measured_over: 'site' });
    expect(scoreComponent([issue], counts)).to.deep.equal({ score: 100, deductions: [] });
  });

  it('of one page takes shares of that page, and nothing decides it by itself', () => {
    const missing = stubIssue('sitemap/missing', { severity: 'high', measured_over: 'site' });
    const title = stubIssue('title/missing', { severity: 'high', measured_over: 'html_pages', affected_pages: 1 });
    const unread = stubIssue('img/broken', { severity: 'medium', measured_over: 'resources', affected_pages: 3 });
    expect(scorePage([missing, title, unread])).to.deep.equal({
      score: 76,
      deductions: [
        { check_id: 'sitemap/missing', points: 10, affected: 1, measured: 1, formula: 'high 10 × √(1/1) = 10.00' },
        { check_id: 'title/missing', points: 10, affected: 1, measured: 1, formula: 'high 10 × √(1/1) = 10.00' },
        { check_id: 'img/broken', points: 4, affected: 1, measured: 1, formula: 'medium 4 × √(1/1) = 4.00' },
      ],
    });
  });
});
