import { isRoleBlocked } from '../role-addresses.js';
import { fail, pass, type Rule } from './rule.js';

export const recipientRoleBlocked: Rule = {
  name: 'recipient_role_blocked',
  judge: ({ recipient }) =>
    recipient.canonical !== null && isRoleBlocked(recipient.canonical)
      ? fail('Nobody writes to this mailbox: it is there for machines or complaints')
      : pass('It is a mailbox that people read'),
};
