import { nextDayStart } from '../cap-calendar.js';
import { judgeCap } from './judge-cap.js';
import type { Rule } from './rule.js';

export const userDailyCap: Rule = {
  name: 'user_daily_cap',
  judge: ({ now, counts, limits, time_zone }) =>
    judgeCap(counts.user_daily, limits.user_daily, 'of yours today', () => nextDayStart(now, time_zone)),
};
