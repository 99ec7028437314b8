import { expect } from 'chai';
import { ALL_CHECKS } from '../../../../domain/seo/checks/index.js';
import { reachOfCheck } from '../../../../domain/seo/scoring/reach-of-check.js';
import { expectNone } from '../../../support/expect-none.js';

describe('[U] reachOfCheck', () => {
  it('tells what is about links from what is about parts of a page and about pages', () => {
    expect(reachOfCheck('link/broken-internal')).to.deep.equal({ over: 'links', kind: 'internal' });
    expect(reachOfCheck('link/broken-external')).to.deep.equal({ over: 'links', kind: 'external' });
    expect(reachOfCheck('image/alt-missing')).to.deep.equal({ over: 'parts' });
    for (const id of ['title/missing', 'desc/missing', 'head/viewport-missing', 'schema/missing-required'])
      expect(reachOfCheck(id), id).to.equal(null);
  });

  it('reads link targets of site checks alone, and parts of page checks that look at every page alone', () => {
    const wrong = ALL_CHECKS.flatMap((check) => {
      const reach = reachOfCheck(check.id);
      const fits =
        reach?.over === 'links'
          ? check.scope === 'site' && check.measured_over === 'all_pages'
          : check.scope === 'page' && check.applies_to === 'html200';
      return reach === null || fits ? [] : [check.id];
    });
    expectNone(wrong, 'Checks whose findings cannot be read this way');
  });

  it('reads every check that names the targets of links', () => {
    const missing = ALL_CHECKS.filter(
      ({ id, scope }) => scope === 'site' && /^link\/(?:broken|to-|http-|nofollow|mixed)/.test(id),
    ).filter(({ id }) => reachOfCheck(id) === null);
    // Costs nothing beside the pages' own findings.
    expect(missing.map(({ id }) => id)).to.deep.equal(['link/to-noindex']);
  });
});
