import { fail, pass, type Rule } from './rule.js';

export const recipientValid: Rule = {
  name: 'recipient_valid',
  judge: ({ recipient }) => {
    if (recipient.canonical === null) return fail('It is no e-mail address');
    if (recipient.deliverable === 'null_mx') return fail('Its domain says that it takes no mail (RFC 7505)');
    if (recipient.deliverable === 'no_mail_server') return fail('Its domain has no mail server');
    return pass(recipient.deliverable === 'yes' ? 'Its domain takes mail' : 'Its domain could not be looked up');
  },
};
