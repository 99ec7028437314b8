import { isHeaderText } from '../header-text.js';
import { fail, pass, type Rule } from './rule.js';

/** Every mail must say who sends it and from where (CAN-SPAM, CASL). */
const PARTS = ['name', 'organization', 'postal_address'] as const;

export const senderIdentityIncomplete: Rule = {
  name: 'sender_identity_incomplete',
  judge: ({ sender }) => {
    const missing = PARTS.filter((part) => sender[part].trim() === '');
    const unfit = [sender.name, sender.organization].some((text) => !isHeaderText(text));
    if (unfit) return fail('Its name holds control characters');
    return missing.length === 0
      ? pass('Name, organization and postal address are known')
      : fail(`It has no ${missing.join(', ')}`);
  },
};
