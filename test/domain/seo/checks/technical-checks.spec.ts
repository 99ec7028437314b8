import { expect } from 'chai';
import { TECHNICAL_CHECKS } from '../../../../domain/seo/checks/technical-checks.js';

describe('[U] TECHNICAL_CHECKS', () => {
  it('holds 127 checks with ids of their own, all of the technical component', () => {
    expect(TECHNICAL_CHECKS).to.have.length(127);
    expect(new Set(TECHNICAL_CHECKS.map(({ id }) => id)).size).to.equal(127);
    expect(new Set(TECHNICAL_CHECKS.map(({ component }) => component))).to.deep.equal(new Set(['technical_seo']));
  });

  for (const check of TECHNICAL_CHECKS) {
    it(`tells what ${check.id} is about, why and how to mend it`, () => {
      expect(check.id).to.match(/^[a-z]+\/[a-z0-9-]+$/);
      expect(check.title).to.match(/^\S.{8,80}$/);
      expect(check.why).to.match(/^\S.{30,}[.)]$/);
      expect(check.fix).to.match(/^\S.{10,}[.)]$/);
      expect(check.reference).to.match(/^https:\/\/\S+$/);
      expect(check.effort_hours).to.be.within(0.25, 8);
    });
  }
});
