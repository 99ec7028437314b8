import { expect } from 'chai';
import { siteCanonicalErrors } from '../../../../domain/seo/causes/site-canonical-errors.js';
import { siteFrom } from '../../../support/sites/site.js';
import { translatedSite } from '../../../support/sites/translated-site.js';

describe('[U] site canonical errors', () => {
  it('finds the errors of each site once', () => {
    const site = siteFrom(translatedSite());
    expect(siteCanonicalErrors(site).length).to.equal(12);
    expect(siteCanonicalErrors(site)).to.equal(siteCanonicalErrors(site));
    expect(siteCanonicalErrors(siteFrom([]))).to.deep.equal([]);
  });
});
