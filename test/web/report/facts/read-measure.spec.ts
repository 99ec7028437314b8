import { expect } from 'chai';
import { measureSite } from '../../../../domain/seo/site/site-metrics.js';
import { readMeasure } from '../../../../web/report/facts/read-measure.js';
import { siteFrom } from '../../../support/sites/site.js';

describe('[U] a measure of a site', () => {
  const metrics = measureSite(siteFrom([]), '2026-06-01T00:00:00Z');

  it('is its value', () => {
    expect(readMeasure({ read: (site) => site.pages }, metrics)).to.equal(0);
  });

  it('is null where the metrics know nothing of it', () => {
    expect(readMeasure({ read: () => null }, metrics)).to.equal(null);
    expect(readMeasure({ read: () => Number.NaN }, metrics)).to.equal(null);
    const fails = () => {
      throw new TypeError('undefined has no length');
    };
    expect(readMeasure({ read: fails }, metrics)).to.equal(null);
  });
});
