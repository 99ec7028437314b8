import { expect } from 'chai';
import { buildActionPlans } from '../../../../domain/seo/plans/action-plans.js';
import { stubAudit } from '../../../support/samples/stub-audit.js';
import { stubIssue } from '../../../support/samples/stub-issue.js';
import { stubRecommendation } from '../../../support/samples/stub-recommendation.js';

const days = (value: number) => ({ effort: { value, unit: 'days' as const } });
const titles = stubIssue('title/missing', { severity: 'high', affected_pages: 10, affected_count: 10 });
const h1 = stubIssue('h1/missing', { severity: 'medium', affected_pages: 10 });
const thin = stubIssue('content/thin', { severity: 'medium', component: 'content_strategy', affected_pages: 10 });
const fixTitles = stubRecommendation('fix/title/missing', {
  component: 'on_page_seo',
  check_ids: ['title/missing'],
  evidence: { count: 10, urls: ['https://site.example/a'], sample: 'no title' },
});
const fixH1 = stubRecommendation('fix/h1/missing', { component: 'on_page_seo', check_ids: ['h1/missing'], phase: 2 });
const fixThin = stubRecommendation('fix/content/thin', {
  component: 'content_strategy',
  check_ids: ['content/thin'],
  phase: 3,
});

describe('[U] action plans', () => {
  const audit = stubAudit([titles, h1, thin], [fixTitles, fixH1, fixThin]);
  const plans = buildActionPlans(audit);

  it('puts the first two phases into the first thirty days and the rest after them', () => {
    expect(
      [plans.days_30, plans.days_60, plans.days_90].map(({ tasks }) => tasks.map((task) => task.recommendation_id)),
    ).to.deep.equal([['fix/title/missing', 'fix/h1/missing'], ['fix/content/thin'], []]);
  });

  it('takes its score gains from scoring again without the issues that are fixed', () => {
    // On-page 100 − 70 − 28 = 2 bounds the whole at 45.6. With it right the content (20) bounds it at 53.6, then nothing.
    expect(audit.overall_score).to.equal(45.6);
    expect(plans.days_30.expected.score_gain).to.deep.equal({
      points: 8,
      basis:
        'scored again with the issues of these tasks gone, all else unchanged: 45.6 becomes 53.6; page speed keeps its measured score',
    });
    expect(plans.days_60.expected.score_gain.points).to.equal(46.4);
    expect(plans.days_90.expected.score_gain.points).to.equal(0);
  });

  it('gains that overlap are counted once over all three plans', () => {
    const { days_30, days_60, days_90 } = plans;
    // Of 50%: 50 × (1 − 0.8 × 0.8) = 18 for two tasks of 10, and 50 × (1 − 0.8³) = 24.4 for three.
    expect([days_30, days_60, days_90].map(({ expected }) => expected.traffic.high)).to.deep.equal([18, 6.4, null]);
    expect(days_30.expected.traffic.basis).to.match(/^estimate: the ranges of 2 tasks .* of at most 50%/);
  });

  it('names for each task who does it and how to see that it worked', () => {
    expect(plans.days_30.tasks[0]).to.deep.equal({
      recommendation_id: 'fix/title/missing',
      title: 'Task fix/title/missing',
      owner_role: 'content',
      effort: { value: 1, unit: 'days' },
      evidence: fixTitles.evidence,
      success_measure: 'In the next audit "title/missing" finds nothing; today 10 cases.',
    });
  });

  it('states a goal with what it is about and what it brings', () => {
    expect(plans.days_30.goal).to.equal(
      'Fix what keeps pages from being found, and take the quick wins: 2 tasks, most of all on on-page SEO, for 8 points more.',
    );
    expect(plans.days_90.goal).to.equal('Nothing is left to do after day 60.');
  });

  it('gives each later month twenty working days and says what is left over', () => {
    const later = [12, 9, 9, 12, 3].map((value, n) => stubRecommendation(`t/${n}`, { phase: 3, ...days(value) }));
    const { days_60, days_90 } = buildActionPlans(stubAudit([], later));
    const ids = (plan: typeof days_60) => plan.tasks.map(({ recommendation_id: id }) => id);
    expect([ids(days_60), ids(days_90)]).to.deep.equal([
      ['t/0', 't/4'],
      ['t/1', 't/2'],
    ]);
    expect(days_90.goal).to.match(/1 recommendation more wait until after day 90\.$/);
  });

  it('begins a task that is longer than a month', () => {
    const long = stubRecommendation('long', { phase: 3, effort: { value: 9, unit: 'weeks' } });
    expect(buildActionPlans(stubAudit([], [long])).days_60.tasks.length).to.equal(1);
  });

  it('opens a gate with the tasks that take its findings away', () => {
    const gate = {
      id: 'missing_titles' as const,
      cap: 35,
      share: 1,
      reason: 'No titles.',
      check_ids: ['title/missing'],
    };
    const capped = stubAudit([titles, h1], [fixH1, fixTitles], { score_gates: [gate], overall_score: 35 });
    const [withTitles, withoutTitles] = [[fixTitles], [fixH1]].map(
      (recommendations) => buildActionPlans({ ...capped, recommendations }).days_30.expected.score_gain.points,
    );
    // With the titles the gate opens, and on-page SEO rises to 72.
    expect(withTitles).to.equal(47.7);
    expect(withoutTitles).to.equal(0);
  });

  it('promises no points where there is no score', () => {
    const reliability = { reliable: false, reason: 'turned away' };
    const { score_gain } = buildActionPlans(stubAudit([titles], [fixTitles], { reliability })).days_30.expected;
    expect(score_gain).to.deep.equal({ points: null, basis: 'the audit has no score to gain on' });
  });
});
