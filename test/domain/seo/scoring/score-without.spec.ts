import { expect } from 'chai';
import type { Severity } from '../../../../domain/seo/checks/check.js';
import { scoreComponent } from '../../../../domain/seo/scoring/component-score.js';
import { scoreWithout } from '../../../../domain/seo/scoring/score-without.js';
import { randomNumbers } from '../../../support/random-numbers.js';
import { stubIssue } from '../../../support/samples/stub-issue.js';

const counts = { fetched_pages: 200, html_pages: 100, indexable_pages: 50 };
const SEVERITIES: readonly Severity[] = ['critical', 'high', 'medium', 'low', 'info'];

function randomIssues(next: () => number) {
  return Array.from({ length: Math.floor(next() * 40) }, (_, n) =>
    stubIssue(`c/${n}`, {
      severity: SEVERITIES[Math.floor(next() * SEVERITIES.length)] ?? 'low',
      affected_pages: 1 + Math.floor(next() * 300),
      measured_over: next() < 0.3 ? 'site' : 'html_pages',
    }),
  );
}

describe('[U] score without', () => {
  it('scores what is left as if the rest had never been found', () => {
    const next = randomNumbers(7);
    for (let turn = 0; turn < 200; turn += 1) {
      const issues = randomIssues(next);
      const gone = new Set(issues.filter(() => next() < 0.4).map(({ check_id }) => check_id));
      const left = issues.filter(({ check_id }) => !gone.has(check_id));
      expect(scoreWithout({ issues, ...scoreComponent(issues, counts) }, gone), `turn ${turn}`).to.equal(
        scoreComponent(left, counts).score,
      );
    }
  });

  it('keeps the share that was known better than by counting', () => {
    const issues = [stubIssue('content/thin', { affected_pages: 9 }), stubIssue('content/x', { severity: 'high' })];
    const scored = { issues, ...scoreComponent(issues, { ...counts, shares: { 'content/thin': 0.2 } }) };
    expect(scoreWithout(scored, new Set(['content/x']))).to.equal(74.1);
  });

  it('leaves a score alone that checks do not make up, and one that is missing', () => {
    const lighthouse = { check_id: 'lighthouse/mobile', points: 40, affected: 1, measured: 1, formula: '' };
    const speed = { score: 60, issues: [stubIssue('speed/lcp')], deductions: [lighthouse] };
    expect(scoreWithout(speed, new Set(['speed/lcp']))).to.equal(60);
    expect(scoreWithout({ ...speed, score: null }, new Set(['speed/lcp']))).to.equal(null);
  });
});
