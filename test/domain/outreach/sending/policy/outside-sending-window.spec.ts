import { expect } from 'chai';
import { outsideSendingWindow } from '../../../../../domain/outreach/sending/policy/outside-sending-window.js';
import { judge } from '../../../../support/samples/policy-facts.js';

describe('[U] outside_sending_window', () => {
  const office = { time_zone: 'Europe/Berlin', days: [1, 2, 3, 4, 5], from: '09:00', to: '17:00' };

  it('lets mail of a sender without a window through', () => {
    expect(judge(outsideSendingWindow)).to.deep.equal({ passed: true, detail: 'The sender has no sending window' });
  });

  it('lets mail through while it is open', () => {
    expect(judge(outsideSendingWindow, { sender: { sending_window: office } })).to.deep.equal({
      passed: true,
      detail: 'The sending window is open',
    });
  });

  it('puts mail off to the next opening', () => {
    const facts = { sender: { sending_window: office }, now: new Date('2026-06-05T15:00:00.000Z') };
    expect(judge(outsideSendingWindow, facts)).to.deep.equal({
      passed: false,
      detail: 'The sending window opens at 2026-06-08T07:00:00.000Z',
    });
  });
});
