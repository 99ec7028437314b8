import { nextHourStart } from '../cap-calendar.js';
import { judgeCap } from './judge-cap.js';
import type { Rule } from './rule.js';

export const senderHourlyCap: Rule = {
  name: 'sender_hourly_cap',
  judge: ({ now, hourly, sender }) =>
    judgeCap(hourly.count, hourly.limit, `from ${sender.email} in this hour`, () => nextHourStart(now)),
};
