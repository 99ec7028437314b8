import { expect } from 'chai';
import { ALL_CHECKS } from '../../../../domain/seo/checks/index.js';
import { CHECK_COSTS } from '../../../../domain/seo/scoring/check-costs.js';
import { costOfCheck } from '../../../../domain/seo/scoring/cost-of-check.js';

describe('[U] costOfCheck', () => {
  it('takes what the table says for the own severity of the check', () => {
    expect(costOfCheck('title/missing', 'high', 'indexable_pages')).to.equal(70);
    expect(costOfCheck('sec/csp-missing', 'low', 'site')).to.equal(0.5);
  });

  it('takes by severity what the table does not name, less for what the site has once', () => {
    expect(
      ['critical', 'high', 'medium', 'low', 'info'].map((severity) =>
        costOfCheck('x/y', severity as 'low', 'html_pages'),
      ),
    ).to.deep.equal([60, 30, 12, 4, 0]);
    expect(
      ['critical', 'high', 'medium', 'low', 'info'].map((severity) => costOfCheck('x/y', severity as 'low', 'site')),
    ).to.deep.equal([60, 20, 6, 2, 0]);
  });

  it('moves with a severity that the project gave, to a hundred at most and nothing for information', () => {
    expect(costOfCheck('title/missing', 'low', 'indexable_pages')).to.be.closeTo(70 * (4 / 30), 1e-9);
    expect(costOfCheck('title/missing', 'critical', 'indexable_pages')).to.equal(100);
    expect(costOfCheck('title/missing', 'info', 'indexable_pages')).to.equal(0);
  });

  it('takes nothing for checks of users, whatever their severity', () => {
    expect(costOfCheck('own:price', 'critical', 'html_pages')).to.equal(0);
    expect(costOfCheck('own:price', 'high', 'site')).to.equal(0);
  });

  it('names checks that are there, each once, by their own severity and with a reason', () => {
    const known = new Map(ALL_CHECKS.map(({ id, severity }) => [id, severity]));
    const named = CHECK_COSTS.flatMap(({ costs }) => Object.entries(costs));
    expect(new Set(named.map(([id]) => id)).size).to.equal(named.length);
    for (const [id, [severity, points]] of named) {
      expect(severity, id).to.equal(known.get(id));
      expect(points, id).to.be.within(0, 100);
    }
    for (const { why, source } of CHECK_COSTS) {
      expect(why).to.have.length.greaterThan(40);
      expect(new URL(source).protocol).to.equal('https:');
    }
  });
});
