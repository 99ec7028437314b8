import { expect } from 'chai';
import {
  scoreTrust,
  TRUST_PARTS,
  TRUST_WEIGHTS,
  type TrustPartName,
} from '../../../../domain/seo/trust/trust-score.js';
import { readProjectFile } from '../../../support/project-files.js';
import { measuredSite } from '../../../support/sites/measured-site.js';

const { metrics } = measuredSite('site.example', { trusted: true, published: [10, 20, 30] });
const partOf = (given: typeof metrics, part: TrustPartName) => scoreTrust(given).parts.find((one) => one.part === part);
const dated = (days: number | null): typeof metrics => {
  if (!metrics.profile) throw new Error('no profile');
  return {
    ...metrics,
    profile: { ...metrics.profile, freshness: { ...metrics.profile.freshness, median_age_days: days } },
  };
};

describe('[U] trust score', () => {
  it('weighs 100 in all', () => {
    expect(TRUST_PARTS.reduce((sum, part) => sum + TRUST_WEIGHTS[part], 0)).to.equal(100);
  });

  it('is the weighted mean of its parts', () => {
    const { score, coverage, parts } = scoreTrust(metrics);
    const sum = parts.reduce((total, { points, weight }) => total + (points ?? 0) * weight, 0);
    expect(coverage).to.equal(1);
    expect(score).to.equal(Math.round(sum / 10) / 10);
    expect(score).to.be.within(80, 100);
  });

  it('is lower by each part that is missing', () => {
    const bare = scoreTrust(measuredSite('site.example', { published: [10, 20, 30] }).metrics);
    expect(bare.score).to.be.lessThan((scoreTrust(metrics).score ?? 0) - 30);
    expect(bare.parts.find(({ part }) => part === 'contact')).to.deep.include({
      points: 0,
      evidence: 'A page that says how to reach the site: none was found',
    });
  });

  it('leaves encryption out on a copy of a site, with its weight', () => {
    const { trust } = metrics;
    if (!trust) throw new Error('no trust');
    const copy = { ...metrics, url: 'http://127.0.0.1:8080/', trust: { ...trust, https: null } };
    expect(partOf(copy, 'https')).to.deep.include({ points: null, evidence: 'Not judged on a copy of the site' });
    expect(scoreTrust(copy).coverage).to.equal(0.85);
    // Everything else is as it was: without the 15 points of encryption, the mean is over the other 85.
    const whole = scoreTrust(metrics).score ?? 0;
    expect(scoreTrust(copy).score).to.be.closeTo((whole * 100 - 100 * 15) / 85, 0.1);
  });

  const ages: [days: number | null, points: number | null][] = [
    [0, 100],
    [90, 100],
    [365, 50],
    [1095, 0],
    [4000, 0],
    [null, null],
  ];
  for (const [days, points] of ages)
    it(`freshness: ${days} days are ${points} points`, () =>
      expect(partOf(dated(days), 'freshness')?.points).to.equal(points));

  const speeds: [ttfb: number | null, points: number | null][] = [
    [200, 100],
    [800, 100],
    [1300, 50],
    [1800, 0],
    [5000, 0],
    [null, null],
  ];
  for (const [ttfb_median_ms, points] of speeds)
    it(`speed: ${ttfb_median_ms} ms are ${points} points`, () =>
      expect(partOf({ ...metrics, ttfb_median_ms }, 'speed')?.points).to.equal(points));

  it('counts a tenth of the addresses in error as nothing left', () => {
    expect(partOf({ ...metrics, error_share: 0.05 }, 'errors')?.points).to.equal(50);
    expect(partOf({ ...metrics, error_share: 0.2 }, 'errors')?.points).to.equal(0);
  });

  it('takes parts that were not gathered out of the weight', () => {
    const { trust: _, ...older } = metrics;
    const { coverage, score, parts } = scoreTrust(older);
    expect(coverage).to.equal(0.6);
    expect(score).to.be.within(0, 100);
    expect(parts.find(({ part }) => part === 'organization_data')?.points).to.equal(100);
    expect(parts.find(({ part }) => part === 'legal_pages')).to.deep.include({ points: null });
    const { profile: __, ...oldest } = older;
    expect(scoreTrust({ ...oldest, ttfb_median_ms: null })).to.deep.include({ coverage: 0.3, score: null });
  });

  it('has no score for a site of which no page was had', () => {
    expect(scoreTrust({ ...metrics, pages: 0 })).to.deep.include({ score: null, coverage: 0 });
  });

  it('is explained where people look for it, with every part and its weight', () => {
    const docs = readProjectFile('docs/dashboard.md');
    for (const part of TRUST_PARTS) expect(docs, part).to.include(`| \`${part}\` | ${TRUST_WEIGHTS[part]} |`);
  });
});
