import { nextDayStart } from '../cap-calendar.js';
import { judgeCap } from './judge-cap.js';
import type { Rule } from './rule.js';

export const senderDailyCap: Rule = {
  name: 'sender_daily_cap',
  judge: ({ now, counts, limits, sender, time_zone }) =>
    judgeCap(counts.sender_daily, limits.sender_daily, `from ${sender.email} today`, () =>
      nextDayStart(now, time_zone),
    ),
};
