import { expect } from 'chai';
import { consentRequired } from '../../../../../domain/outreach/sending/policy/consent-required.js';
import { judge } from '../../../../support/samples/policy-facts.js';

describe('[U] consent_required', () => {
  const inGermany = { recipient: { canonical: 'ana@blog.de' } };

  it('asks for none unless the installation does', () => {
    expect(judge(consentRequired, inGermany)).to.deep.equal({
      passed: true,
      detail: 'Consent is not asked for on this installation',
    });
  });

  it('asks for it where the recipient lives in a region of consent', () => {
    expect(judge(consentRequired, { ...inGermany, require_consent: true })).to.deep.equal({
      passed: false,
      detail: 'Mail to EU requires consent, and none is recorded: set "consent" on the lead, with source and date',
    });
  });

  it('takes consent that is on record', () => {
    const facts = { ...inGermany, require_consent: true, consent_recorded: true };
    expect(judge(consentRequired, facts)).to.deep.equal({ passed: true, detail: 'Consent is on record' });
  });

  it('asks for none to answer who has written', () => {
    const facts = { ...inGermany, require_consent: true, path: 'answer' as const };
    expect(judge(consentRequired, facts)).to.deep.equal({
      passed: true,
      detail: 'It answers a message of the recipient',
    });
  });

  it('asks for none elsewhere', () => {
    expect(judge(consentRequired, { require_consent: true })).to.deep.equal({
      passed: true,
      detail: 'The recipient lives where no consent is needed, by its domain',
    });
  });
});
