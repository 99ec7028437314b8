import { expect } from 'chai';
import { showAccepted } from '../../../../domain/seo/acceptance/show-accepted.js';

describe('[U] showAccepted', () => {
  it('keeps evidence to itself', () => {
    const judged = { findings: 2, acceptances: [], issues: [], new_evidence: [] };
    expect(showAccepted(judged)).to.deep.equal({ findings: 2, acceptances: [], issues: [] });
  });

  it('shows that nothing was', () =>
    expect(showAccepted(null)).to.deep.equal({ findings: 0, acceptances: [], issues: [] }));
});
