import { fail, pass, type Rule } from './rule.js';

export const recipientSuppressed: Rule = {
  name: 'recipient_suppressed',
  judge: ({ suppressed }) => (suppressed ? fail(`It is suppressed by ${suppressed.by}`) : pass('It is not suppressed')),
};
