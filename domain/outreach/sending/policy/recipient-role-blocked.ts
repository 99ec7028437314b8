import { isRoleBlocked } from '../../addresses/role-addresses.js';
import { fail, pass, type Rule } from './rule.js';

export const recipientRoleBlocked: Rule = {
  name: 'recipient_role_blocked',
  judge: ({ recipient: { canonical } }) => {
    if (canonical === null) return pass('It is no mailbox at all');
    return isRoleBlocked(canonical)
      ? fail('This mailbox is there for machines or complaints')
      : pass('It is a mailbox that people may read');
  },
};
