import { writeText } from '../../../base/text/write-text.js';
import { fail, pass, type Rule } from './rule.js';

export const minGap: Rule = {
  name: 'min_gap',
  judge: ({ now, sender }) => {
    const gap = sender.min_interval_seconds;
    if (gap === 0) return pass('The sender asks for no gap');
    if (sender.last_sent_at === null) return pass('It is the first mail of the sender');
    const lastMs = Date.parse(sender.last_sent_at);
    const passedSeconds = (now.getTime() - lastMs) / 1000;
    const told = writeText`${Math.max(0, Math.floor(passedSeconds))} of ${gap} seconds since the last mail`;
    if (passedSeconds >= gap) return pass(told);
    return fail(`${told}; enough from ${new Date(lastMs + gap * 1000).toISOString()}`);
  },
};
