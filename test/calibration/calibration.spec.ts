import { expect } from 'chai';
import { expectNone } from '../support/expect-none.js';
import { type AuditedSite, auditSite } from './audit-site.js';
import { type CalibrationSite, SITE_KINDS } from './calibration-site.js';
import { listCalibrationSites } from './list-calibration-sites.js';
import { rankCorrelation } from './rank-correlation.js';

/** What the words for a site mean on the scale. */
const BANDS = [
  ['hopeless', 0, 20],
  ['bad', 20, 45],
  ['middling', 45, 70],
  ['good', 70, 88],
  ['excellent', 88, 100],
] as const;
const RANK_CORRELATION = 0.97;

describe('[U] scores of the calibration sites', () => {
  const audited: { site: CalibrationSite; result: AuditedSite; score: number }[] = [];

  before(async function () {
    this.timeout(60_000);
    for (const site of listCalibrationSites()) {
      const result = await auditSite(site);
      audited.push({ site, result, score: result.audit.overall_score ?? Number.NaN });
    }
  });

  it('are of fifty sites and more, of every kind and from hopeless to excellent', () => {
    expect(audited.length).to.be.at.least(50);
    for (const kind of SITE_KINDS)
      expect(audited.filter(({ site }) => site.kind === kind).length, kind).to.be.at.least(5);
    for (const [word, low, high] of BANDS) {
      const members = audited.filter(({ site: { expected } }) => expected.score >= low && expected.score <= high);
      expect(members.length, word).to.be.at.least(6);
    }
    expect(new Set(audited.map(({ site }) => site.name)).size).to.equal(audited.length);
  });

  it('lie where an experienced consultant would put them', () => {
    expectNone(
      audited
        .filter(({ site: { expected }, score }) => !(score >= expected.range[0] && score <= expected.range[1]))
        .map(({ site: { name, expected }, score }) => `${name} has ${score}, expected ${expected.range.join('–')}`),
      'Sites outside of their range',
    );
  });

  it('rank the sites as the consultant does', () => {
    const correlation = rankCorrelation(
      audited.map(({ score }) => score),
      audited.map(({ site }) => site.expected.score),
    );
    expect(correlation).to.be.at.least(RANK_CORRELATION);
  });

  it('rest on causes that were really found', () => {
    expectNone(
      audited.flatMap(({ site: { name, expected }, result }) => {
        const gates: string[] = result.audit.score_gates.map(({ id }) => id);
        const found = new Set([...result.issues.map(({ check_id }) => check_id), ...gates]);
        return expected.causes.filter((id) => !found.has(id)).map((id) => `${name}: ${id}`);
      }),
      'Causes that a consultant would name and no check has found',
    );
  });

  it('are explained: the score is the lower one of the mean and the caps, each with its reason', () => {
    for (const { site, result } of audited) {
      const { overall_score, score_breakdown, score_gates } = result.audit;
      const { weighted_mean, cap = 100 } = score_breakdown;
      expect(overall_score, site.name).to.equal(Math.min(weighted_mean ?? 0, cap));
      for (const gate of score_gates) {
        expect(gate.reason, site.name).to.match(/^\S.*\.$/);
        expect(gate.cap, `${site.name} ${gate.id}`).to.be.within(0, 100);
        expect(overall_score, `${site.name} ${gate.id}`).to.be.at.most(gate.cap);
      }
    }
  });
});
