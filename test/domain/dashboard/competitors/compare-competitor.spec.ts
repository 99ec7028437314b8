import { expect } from 'chai';
import { compareCompetitor } from '../../../../domain/dashboard/competitors/compare-competitor.js';
import { scoreTrust } from '../../../../domain/seo/trust/trust-score.js';
import { measuredSite } from '../../../support/sites/measured-site.js';

const own = measuredSite('own.example', { ttfb_ms: 100 });
const competitor = measuredSite('rival.example', { trusted: true, pages: 8, ttfb_ms: 400 });
const trust = { own: scoreTrust(own.metrics), rival: scoreTrust(competitor.metrics) };
const { strengths, weaknesses } = compareCompetitor(own, competitor, trust);
const named = (comparisons: typeof strengths, measure: string) => comparisons.find((one) => one.measure === measure);

describe('[U] comparing a rival', () => {
  it('tells where it is ahead, with both figures', () =>
    expect(named(strengths, 'indexable_pages')).to.deep.include({
      yours: 2,
      theirs: 8,
      detail: 'Indexable pages: 8 pages against your 2',
    }));
  it('tells where it is behind, less being better where it is', () => {
    expect(named(weaknesses, 'ttfb_median_ms')).to.deep.include({ yours: 100, theirs: 400 });
    expect(named(strengths, 'ttfb_median_ms')).to.equal(undefined);
  });
  it('compares what shows who they are, with its evidence', () => {
    const contact = named(strengths, 'trust_contact');
    expect(contact?.evidence_urls).to.deep.equal(['https://rival.example/contact']);
    expect(contact?.detail).to.contain('100 points against your 0').and.contain('none was found');
  });
  it('finds nothing between a site and itself', () =>
    expect(compareCompetitor(own, own, { own: trust.own, rival: trust.own })).to.deep.equal({
      strengths: [],
      weaknesses: [],
    }));
});
