import { expect } from 'chai';
import { OverallVerdict } from '../../../../web/report/sections/overall-verdict.js';
import { readText, renderPart } from '../../../support/browser/render-part.js';
import { reportAudit } from '../../../support/samples/report-audit.js';

const show = (overrides: Parameters<typeof reportAudit>[0] = {}) =>
  renderPart(OverallVerdict, { audit: reportAudit(overrides) });

describe('[U] verdict', () => {
  it('is the score, its band and its change', () => {
    const overrides = { overall_score: 72.7, overall_status: 'good' as const };
    expect(readText(show({ overrides }))).to.equal('72.7 of 100 Good +3.2 since the previous audit');
  });

  it('says when only a part of the weight was measured', () => {
    const overrides = {
      overall_score: 40,
      overall_status: 'needs_improvement' as const,
      score_coverage: 0.8,
      previous: null,
    };
    expect(readText(show({ overrides }))).to.equal(
      "40 of 100 Needs improvement 80% of the score's weight could be measured",
    );
  });

  it('tells in words what caps the score', () => {
    const gate = {
      id: 'not_indexable' as const,
      cap: 40,
      share: 0.75,
      reason: '45 of 60 pages <b>ask</b> to be left out.',
      check_ids: [],
    };
    const overrides = {
      overall_score: 40,
      overall_status: 'needs_improvement' as const,
      score_gates: [gate],
      previous: null,
    };
    expect(readText(show({ overrides }))).to.equal(
      '40 of 100 Needs improvement At most 40: 45 of 60 pages <b>ask</b> to be left out.',
    );
  });

  it('is no figure when the crawl cannot be relied on', () => {
    const reliability = { reliable: false, reason: '62 of 100 answers came from a bot wall' };
    const html = show({ overrides: { overall_score: null, overall_status: null, reliability } });
    expect(readText(html)).to.equal('No score Unreliable 62 of 100 answers came from a bot wall');
    expect(html).to.not.contain('<svg');
  });
});
