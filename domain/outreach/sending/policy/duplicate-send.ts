import { fail, pass, type Rule } from './rule.js';

export const duplicateSend: Rule = {
  name: 'duplicate_send',
  judge: ({ duplicate_of }) =>
    duplicate_of === null
      ? pass('The same mail was not sent within 24 hours')
      : fail(`The same mail to the same recipient is attempt ${duplicate_of} of the last 24 hours`),
};
