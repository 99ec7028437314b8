import { isHeaderText } from '../../writing/header-text.js';
import { fail, pass, type Rule } from './rule.js';

/** Every mail must say who sends it and from where (CAN-SPAM, CASL). */
const PARTS = ['name', 'organization', 'postal_address'] as const;

export const senderIdentityIncomplete: Rule = {
  name: 'sender_identity_incomplete',
  judge: ({ sender }) => {
    const missing = PARTS.filter((part) => sender[part].trim() === '').map((part) => part.replace('_', ' '));
    if (missing.length > 0) return fail(`The sender has no ${missing.join(', no ')}`);
    return isHeaderText(sender.name)
      ? pass('Name, organization and postal address are known')
      : fail('The name of the sender holds control characters');
  },
};
