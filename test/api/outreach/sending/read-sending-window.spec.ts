import { expect } from 'chai';
import { HttpError } from '../../../../api/http/http-error.js';
import { readSendingWindow } from '../../../../api/outreach/sending/read-sending-window.js';

const window = { time_zone: 'Europe/Berlin', days: [5, 1, 3], from: '09:00', to: '17:00' };

function errorOf(change: Partial<typeof window>) {
  try {
    return readSendingWindow({ ...window, ...change });
  } catch (failure) {
    return failure instanceof HttpError ? failure.body.detail : failure;
  }
}

describe('[U] readSendingWindow', () => {
  it('takes a window that exists, its days in order', () => {
    expect(readSendingWindow(window)).to.deep.equal({ ...window, days: [1, 3, 5] });
    expect(errorOf({ from: '00:00', to: '24:00' })).to.include({ from: '00:00', to: '24:00' });
    for (const time_zone of ['UTC', 'America/Argentina/Buenos_Aires', 'Asia/Kolkata']) {
      expect(errorOf({ time_zone })).to.include({ time_zone });
    }
  });

  for (const time_zone of ['Mars/Olympus', 'Berlin', '+01:00', 'Europe/Berlin; x', '__proto__']) {
    it(`refuses the time zone ${time_zone}`, () => {
      expect(errorOf({ time_zone })).to.deep.equal([
        {
          loc: ['body', 'sending_window', 'time_zone'],
          msg: 'Not an IANA time zone such as Europe/Berlin',
          type: 'value_error',
        },
      ]);
    });
  }

  for (const [from, to] of [
    ['17:00', '09:00'],
    ['09:00', '09:00'],
  ]) {
    it(`refuses hours from ${from} to ${to}`, () => {
      expect(errorOf({ from: String(from), to: String(to) })).to.deep.equal([
        { loc: ['body', 'sending_window', 'to'], msg: 'must be after "from"', type: 'value_error' },
      ]);
    });
  }
});
