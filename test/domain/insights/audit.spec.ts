import { expect } from 'chai';
import { auditInsights } from '../../../domain/insights/audit.js';
import { reportAudit } from '../../support/samples/report-audit.js';

const titles = (audit: unknown, target_keywords: string[] = []) =>
  auditInsights({ audit_results: audit, target_keywords }).insights.map(({ title }) => title);

describe('[U] audit insights', () => {
  it('take over what the audit recommends, with its estimates, efforts and steps', () => {
    const audit = reportAudit({ issues: 20 });
    const { insights, warnings } = auditInsights({ audit_results: audit });
    const [first] = insights.filter(({ id }) => id.startsWith('recommendation:'));
    const given = audit.recommendations.find(({ title }) => title === first?.title);
    expect(first?.impact.traffic_percent_high).to.equal(given?.impact.traffic_percent_high);
    expect(first?.effort).to.deep.equal(given?.effort);
    expect(first?.steps[0]).to.equal(given?.steps[0]);
    expect([insights.length, warnings]).to.deep.equal([20, []]);
  });

  it('find the weakest area, what was not measured and what got worse', () => {
    const audit = {
      overall_score: 61,
      component_scores: { page_speed: 35, content_strategy: 64, sitemap: null, technical_seo: 90 },
      components: { sitemap: { status: 'failed', error: 'No sitemap answers' }, page_speed: { status: 'completed' } },
      previous: { change: -7.5, new_issues: [{ title: 'Pages return 500' }] },
    };
    expect(titles(audit)).to.have.members([
      'Strengthen page speed first: it scores 35',
      'Measure what could not be measured: sitemap',
      'Win back what was lost: the score changed by -7.5',
    ]);
    const { insights } = auditInsights({ audit_results: audit });
    expect(insights.find(({ id }) => id.startsWith('fallen'))?.steps[0]).to.equal('Fix what is new: Pages return 500.');
    expect(insights.find(({ id }) => id.startsWith('unmeasured'))?.description).to.equal(
      'This area failed: No sitemap answers. Its score is missing and its issues are not known.',
    );
  });

  it('say nothing of areas that do well, scores that rise and keywords that are answered', () => {
    const fine = {
      component_scores: { page_speed: 80 },
      previous: { change: 3, new_issues: [] },
      target_keyword_analysis: [{ keyword: 'oak', status: 'well_targeted', advice: 'Fine' }],
    };
    expect(titles(fine)).to.deep.equal([]);
  });

  it('speak of target keywords: those that no page answers, and those that were not looked at', () => {
    const audit = {
      target_keyword_analysis: [
        { keyword: 'Oak', status: 'not_targeted', advice: 'Write a page', best_page: null },
        { keyword: 'ash', status: 'partly_targeted', advice: 'Name it', best_page: { url: 'https://a.example/' } },
      ],
    };
    expect(titles(audit, ['oak', 'elm'])).to.deep.equal([
      'Answer "Oak" better',
      'Answer "ash" better',
      'Find out which page answers "elm"',
    ]);
  });

  it('read a website audit by the audit in it, and a bare audit', () => {
    const audit = { issues: [{ title: 'A' }] };
    expect(titles({ detailed_report: audit, action_plans: {} })).to.deep.equal(['A']);
    expect(auditInsights(audit).insights.map(({ title }) => title)).to.deep.equal(['A']);
  });

  it('say where nothing was found', () => {
    expect(auditInsights({ audit_results: {} })).to.deep.equal({
      insights: [],
      warnings: [
        'audit_results hold no issues, recommendations or scores that could be read; send the result of an audit',
      ],
    });
  });
});
