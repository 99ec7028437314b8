import { expect } from 'chai';
import { findPartPath, SITE_PARTS } from '../../../../web/app/sites/site-parts.js';

describe('[U] pages of a site', () => {
  it('have an address each, the overview that of the site', () => {
    expect(findPartPath('abc', 'overview')).to.equal('/app/sites/abc');
    expect(findPartPath('abc', 'search')).to.equal('/app/sites/abc/search');
    const paths = SITE_PARTS.map(({ part }) => findPartPath('abc', part));
    expect(new Set(paths).size).to.equal(paths.length);
  });
});
