import { fail, pass, type Rule } from './rule.js';

/** In whatever way it came in: a person, a file, a reply, the link of a mail, a server. */
export const leadNotMailable: Rule = {
  name: 'lead_not_mailable',
  judge: ({ lead_status }) => {
    if (lead_status === null) return pass('No lead was given');
    if (lead_status === 'unsubscribed') return fail('The lead has unsubscribed and cannot be emailed');
    if (lead_status === 'bounced') return fail('Email to this lead bounced: correct the address and the status first');
    return pass(`The lead is ${lead_status}`);
  },
};
