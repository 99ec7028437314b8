import { nextDayStart } from '../cap-calendar.js';
import { judgeCap } from './judge-cap.js';
import type { Rule } from './rule.js';

export const domainDailyCap: Rule = {
  name: 'domain_daily_cap',
  judge: ({ now, counts, limits, recipient, time_zone }) =>
    judgeCap(counts.domain_daily, limits.domain_daily, `to ${recipient.domain_key} today`, () =>
      nextDayStart(now, time_zone),
    ),
};
