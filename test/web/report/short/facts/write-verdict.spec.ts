import { expect } from 'chai';
import type { CompleteAudit } from '../../../../../domain/audits/audit-result.js';
import { writeVerdict } from '../../../../../web/report/short/facts/write-verdict.js';
import { createShortContext } from '../../../../../web/report/short/short-context.js';
import { reportAudit } from '../../../../support/samples/report-audit.js';

const verdictOf = (overrides: Partial<CompleteAudit>, language: 'en' | 'de', issues = 30) =>
  writeVerdict(createShortContext(reportAudit({ issues, overrides }), { history: [], language }));
const scored = {
  overall_score: 63.3,
  overall_status: 'fair',
  issue_counts: { critical: 1, warning: 4, notice: 2 },
} as const;

describe('[U] verdict', () => {
  it('says in three sentences how the site does, what costs most and where to start', () => {
    const [state, cause, start] = verdictOf(scored, 'en');
    expect(state).to.equal(
      'shop.example scores 63.3 of 100 points (fair): 1 critical issue and 4 warnings on 1,000 pages.',
    );
    expect(cause).to.match(/^What costs the most is “[^”]+” \([\d,]+ of 1,000 pages\)\.$/);
    expect(start).to.match(
      /^Start with it \(about [\d.]+ (?:hour|day)s?\); the 10 fixes of this plan take about [\d.]+ days/,
    );
    expect(start).to.match(/may bring [\d.]+–[\d.]+% more organic traffic \(estimate\)\.$/);
  });

  it('says the same in German, with German figures', () => {
    const [state, cause, start] = verdictOf(scored, 'de');
    expect(state).to.equal(
      'shop.example erreicht 63,3 von 100 Punkten (mittelmäßig); geprüft: 1.000 Seiten, gefunden: 1 kritisches Problem und 4 Warnungen.',
    );
    expect(cause).to.match(/^Am meisten kostet derzeit „[^“]+“ \([\d.]+ von 1\.000 Seiten\)\.$/);
    expect(start).to.match(/^Beginnen Sie damit \(Aufwand etwa [\d,]+ (?:Stunden?|Tage?)\); die 10 Maßnahmen/);
  });

  it('names the first step where it is another than the largest cause', () => {
    const [first, ...others] = reportAudit({ issues: 30 }).recommendations;
    if (!first) throw new Error('No recommendations');
    const recommendations = [{ ...first, phase: 2 as const }, ...others.map((one) => ({ ...one, phase: 1 as const }))];
    const [, cause, start] = verdictOf({ ...scored, recommendations }, 'en');
    expect(cause).to.contain(`“${first.title}”`);
    expect(start).to.contain(`Start with “${others[0]?.title}”`);
  });

  it('says why there is no score, and what to do about it', () => {
    const reliability = {
      reliable: false,
      reason: '40 of 50 requests (80%) were refused with 403 or 429: turned away',
    };
    const [state, , start] = verdictOf({ overall_score: null, overall_status: null, reliability }, 'de');
    expect(state).to.match(/^Für shop\.example wurde keine Punktzahl vergeben: 40 von 50 Anfragen/);
    expect(start).to.match(/^Geben Sie die Website für den Crawler frei/);
  });

  it('has nothing to complain about where nothing was found', () => {
    const clean = { ...scored, issue_counts: { critical: 0, warning: 0, notice: 0 }, recommendations: [] };
    expect(verdictOf(clean, 'en', 0)).to.deep.equal([
      'shop.example scores 63.3 of 100 points (fair): no critical issues and no warnings on 1,000 pages.',
      'Nothing was found that costs the site points worth mentioning.',
      'There is nothing urgent to fix: keep the site as it is and audit it again after changes.',
    ]);
  });

  it('calls the site what it calls itself', () => {
    const start_page = { url: 'https://shop.example/', title: '', description: '', site_name: 'Lamp House' };
    expect(verdictOf({ ...scored, start_page }, 'en')[0]).to.match(/^Lamp House scores/);
  });
});
