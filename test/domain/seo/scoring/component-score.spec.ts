import { expect } from 'chai';
import { scoreComponent, scorePage } from '../../../../domain/seo/scoring/component-score.js';
import { COST_BY_SEVERITY } from '../../../../domain/seo/scoring/cost-of-check.js';
import { randomNumbers } from '../../../support/random-numbers.js';
import { stubIssue } from '../../../support/samples/stub-issue.js';

const counts = { fetched_pages: 200, html_pages: 100, indexable_pages: 50 };

describe('[U] component-score', () => {
  it('is 100 without issues', () => {
    expect(scoreComponent([], counts)).to.deep.equal({ score: 100, deductions: [] });
  });

  it('takes the cost of the check times a power of the share', () => {
    expect(scoreComponent([stubIssue('a', { severity: 'high', affected_pages: 25 })], counts)).to.deep.equal({
      score: 88.6,
      deductions: [
        { check_id: 'a', points: 11.4, affected: 25, measured: 100, formula: 'high 30 × (25/100)^0.7 = 11.37' },
      ],
    });
  });

  it('takes all points when everything is affected, by severity', () => {
    const scores = (['critical', 'high', 'medium', 'low', 'info'] as const).map(
      (severity) => scoreComponent([stubIssue('a', { severity, affected_pages: 100 })], counts).score,
    );
    expect(scores).to.deep.equal([40, 70, 88, 96, 100]);
  });

  it('takes by what it costs in search where that is known: a title more than a header', () => {
    const [title, header] = [
      stubIssue('title/missing', { severity: 'high', affected_pages: 100 }),
      stubIssue('sec/csp-missing', { severity: 'low', measured_over: 'site' }),
    ].map((issue) => scoreComponent([issue], counts).score);
    expect([title, header]).to.deep.equal([30, 99.5]);
  });

  it('takes the share that is known better than by counting pages', () => {
    const thin = stubIssue('content/thin', { affected_pages: 100 });
    const { score, deductions } = scoreComponent([thin], { ...counts, shares: { 'content/thin': 0.5 } });
    expect(score).to.equal(50.8);
    expect(deductions[0]).to.deep.include({
      affected: 100,
      measured: 100,
      share: 0.5,
      formula: 'medium 80 × 0.5^0.7 = 49.25',
    });
  });

  it('measures over what the check looks at', () => {
    const of = (measured_over: 'fetched_pages' | 'html_pages' | 'indexable_pages' | 'site') =>
      scoreComponent([stubIssue('a', { measured_over, affected_pages: 50 })], counts).deductions[0];
    expect(of('fetched_pages')).to.include({ measured: 200, affected: 50, points: 4.5 });
    expect(of('html_pages')).to.include({ measured: 100, affected: 50 });
    expect(of('indexable_pages')).to.include({ measured: 50, affected: 50, points: 12 });
    expect(of('site')).to.include({ measured: 1, affected: 1, points: 6 });
  });

  it('never takes more than all, even when more pages are counted than were measured', () => {
    expect(scoreComponent([stubIssue('a', { affected_pages: 500 })], counts).score).to.equal(88);
    expect(scoreComponent([stubIssue('a')], { fetched_pages: 0, html_pages: 0, indexable_pages: 0 }).score).to.equal(
      88,
    );
  });

  it('has deductions that add up to what is missing from 100, to the hundredth', () => {
    const issues = Array.from({ length: 23 }, (_, n) =>
      stubIssue(`c${n}`, { severity: n % 2 ? 'low' : 'medium', affected_pages: n * 3 + 1 }),
    );
    const { score, deductions } = scoreComponent(issues, counts);
    const cents = deductions.reduce((sum, { points }) => sum + Math.round(points * 100), 0);
    expect(cents).to.equal(Math.round((100 - score) * 100));
    expect(score).to.equal(16);
    expect(deductions.map(({ points }) => points)).to.deep.equal(
      deductions.map(({ points }) => points).sort((one, other) => other - one),
    );
  });

  it('adds up to the hundredth for any issues, and no check takes more than it costs', () => {
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
          COST_BY_SEVERITY[severities.get(check_id) ?? 'info'] + 0.05,
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
      'critical 60 × (100/100)^0.7 = 60.00, scaled by 0.208 because all together pass 100',
    );
  });

  it('what a project has made a matter of information costs nothing', () => {
    const issue = stubIssue('sitemap/missing', { severity: 'info', level: 'notice', measured_over: 'site' });
    expect(scoreComponent([issue], counts)).to.deep.equal({ score: 100, deductions: [] });
  });

  it('of one page takes shares of that page', () => {
    const title = stubIssue('title/missing', { severity: 'high', measured_over: 'html_pages', affected_pages: 1 });
    const unread = stubIssue('img/broken', { severity: 'medium', measured_over: 'resources', affected_pages: 3 });
    const thin = stubIssue('content/thin', { affected_pages: 1 });
    expect(scorePage([title, unread], {})).to.deep.equal({
      score: 18,
      deductions: [
        { check_id: 'title/missing', points: 70, affected: 1, measured: 1, formula: 'high 70 × (1/1)^0.7 = 70.00' },
        { check_id: 'img/broken', points: 12, affected: 1, measured: 1, formula: 'medium 12 × (1/1)^0.7 = 12.00' },
      ],
    });
    expect(scorePage([thin], { 'content/thin': 1 }).score).to.equal(20);
  });
});
