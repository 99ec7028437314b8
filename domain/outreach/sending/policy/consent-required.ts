import { legalRegion } from '../../campaigns/legal-region.js';
import { fail, pass, type Rule } from './rule.js';

export const consentRequired: Rule = {
  name: 'consent_required',
  judge: ({ path, require_consent, consent_recorded, recipient }) => {
    if (!require_consent) return pass('Consent is not asked for on this installation');
    if (path === 'answer') return pass('It answers a message of the recipient');
    const { region, legal_basis } = legalRegion(recipient.canonical ?? '');
    if (legal_basis !== 'consent') return pass('The recipient lives where no consent is needed, by its domain');
    return consent_recorded
      ? pass('Consent is on record')
      : fail(
          `Mail to ${region} requires consent, and none is recorded: set "consent" on the lead, with source and date`,
        );
  },
};
