import { fail, pass, type Rule } from './rule.js';

/** Whoever said so, and in whatever way it came in: a person, a file, a reply, the link of a mail, a server. */
export const leadNotMailable: Rule = {
  name: 'lead_not_mailable',
  judge: ({ lead_status }) => {
    if (lead_status === null) return pass('No lead is named');
    if (lead_status === 'unsubscribed') return fail('The lead is unsubscribed: it wants no more mail');
    if (lead_status === 'bounced') return fail('The lead is bounced: correct its address and its status first');
    return pass(`The lead is ${lead_status}`);
  },
};
