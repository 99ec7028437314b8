import { expect } from 'chai';
import { judgeShares } from '../../../../../domain/outreach/replies/classifier/judge-shares.js';

const NONE = {
  interested: 0,
  not_interested: 0,
  unsubscribe: 0,
  question: 0,
  referral: 0,
  replied: 0,
  auto_reply: 0,
  out_of_office: 0,
};
const PLAIN = { names_opt_out: false, is_by_person: false, is_irony: false };

describe('[U] judging shares', () => {
  it('takes the class that promises most', () => {
    expect(judgeShares(PLAIN, { ...NONE, question: 0.9, replied: 0.1 })).to.deep.include({
      classification: 'question',
      confidence: 0.9,
      is_ironic: false,
    });
  });

  it('takes a yes that is marked as irony for a no, and is not sure of it', () => {
    expect(judgeShares({ ...PLAIN, is_irony: true }, { ...NONE, interested: 1 })).to.deep.include({
      classification: 'not_interested',
      confidence: 0.6,
      is_ironic: true,
    });
  });

  it('takes a person for no program', () => {
    const shares = { ...NONE, auto_reply: 0.6, interested: 0.4 };
    expect(judgeShares(PLAIN, shares).shares).to.deep.equal(shares);
    expect(judgeShares({ ...PLAIN, is_by_person: true }, shares)).to.deep.include({
      classification: 'interested',
      confidence: 1,
    });
  });
});
