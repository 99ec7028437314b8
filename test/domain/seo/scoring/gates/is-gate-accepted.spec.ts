import { expect } from 'chai';
import { isGateAccepted } from '../../../../../domain/seo/scoring/gates/is-gate-accepted.js';
import { stubIssue } from '../../../../support/samples/stub-issue.js';

const GATE = ['title/missing', 'title/placeholder'];

describe('[U] accepted gates', () => {
  it('are those of which all findings were accepted', () => {
    expect(isGateAccepted(GATE, [stubIssue('h1/missing')], new Set(['title/missing']))).to.equal(true);
  });

  it('are none of which a finding is left, or nothing was accepted', () => {
    expect(isGateAccepted(GATE, [stubIssue('title/placeholder')], new Set(['title/missing']))).to.equal(false);
    expect(isGateAccepted(GATE, [], new Set(['h1/missing']))).to.equal(false);
  });
});
