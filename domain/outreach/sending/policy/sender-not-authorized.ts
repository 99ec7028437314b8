import { fail, pass, type Rule } from './rule.js';

export const senderNotAuthorized: Rule = {
  name: 'sender_not_authorized',
  judge: ({ sender }) =>
    sender.authorized ? pass('It is a sender of yours') : fail(`${sender.email} is no sender of yours`),
};
