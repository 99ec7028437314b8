import { isWithinWindow, nextOpening } from '../sending-window.js';
import { fail, pass, type Rule } from './rule.js';

export const outsideSendingWindow: Rule = {
  name: 'outside_sending_window',
  judge: ({ now, sender: { sending_window } }) => {
    if (sending_window === null) return pass('The sender has no sending window');
    if (isWithinWindow(now, sending_window)) return pass('The sending window is open');
    return fail(`The sending window opens at ${nextOpening(now, sending_window).toISOString()}`);
  },
};
