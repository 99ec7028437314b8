import { expect } from 'chai';
import { findPartPath, listSiteParts, SITE_PARTS } from '../../../../web/app/sites/site-parts.js';

describe('[U] pages of a site', () => {
  it('have an address each, the overview that of the site', () => {
    expect(findPartPath('abc', 'overview')).to.equal('/app/sites/abc');
    expect(findPartPath('abc', 'search')).to.equal('/app/sites/abc/search');
    const paths = SITE_PARTS.map(({ part }) => findPartPath('abc', part));
    expect(new Set(paths).size).to.equal(paths.length);
  });

  it('leave out for client guests those on which members change things', () => {
    const partsOf = (is_guest: boolean) => listSiteParts({ is_guest }).map(({ part }) => part);
    expect(partsOf(false)).to.deep.equal(SITE_PARTS.map(({ part }) => part));
    expect(partsOf(true)).to.include('overview').and.not.include('settings').and.not.include('schedules');
  });
});
