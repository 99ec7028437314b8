import { expect } from 'chai';
import { describeFailedCheck, FailedChecks } from '../../../domain/seo/failed-checks.js';

describe('[U] failed checks', () => {
  it('are one entry per check, with its first message and the number of pages', () => {
    const failures = new FailedChecks();
    failures.addPageFailure({ id: 'a/page', message: 'first' });
    failures.addSiteFailure({ id: 'a/site', message: 'boom' });
    failures.addPageFailure({ id: 'a/page', message: 'second' });
    expect(failures.list()).to.deep.equal([
      { id: 'a/page', message: 'first', pages: 2 },
      { id: 'a/site', message: 'boom', pages: null },
    ]);
  });

  it('say why they count as not run', () => {
    const reason = 'because of an error in Linkwright, not in the site';
    expect(describeFailedCheck({ pages: null })).to.equal(`The check failed ${reason}`);
    expect(describeFailedCheck({ pages: 1 })).to.equal(`The check failed on 1 page ${reason}`);
    expect(describeFailedCheck({ pages: 7 })).to.equal(`The check failed on 7 pages ${reason}`);
  });
});
