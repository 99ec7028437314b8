import { expect } from 'chai';
import {
  fromHold,
  increments,
  listCounters,
  readHoldField,
  readSlotCounts,
  toHold,
  toTaken,
} from '../../../../store/outreach/sending/slot-fields.js';

const KEYS = {
  attempt_id: 'a1',
  domain_key: 'ed@gmail.com',
  sender_id: 's.1',
  hour: '2026-06-01T09',
  recipient: 'opener\ned@gmail.com',
};

describe('[U] fields of slots', () => {
  it('are names that hold no sign of a path', () => {
    const { id, ...rest } = toTaken(KEYS);
    expect(readHoldField({ id })).to.equal('holds.a1');
    for (const name of Object.values(rest)) expect(name).to.match(/^[0-9a-f]{16}$/);
    expect(Object.keys(listCounters(toTaken(KEYS)))).to.have.length(5);
  });

  it('tell hours of senders, and what an address gets, apart', () => {
    const { hour, recipient } = toTaken(KEYS);
    expect(toTaken({ ...KEYS, sender_id: 's.2' }).hour).not.to.equal(hour);
    expect(toTaken({ ...KEYS, recipient: 'follow-up\ned@gmail.com' }).recipient).not.to.equal(recipient);
  });

  it('come back from a hold, those of earlier versions too', () => {
    const taken = toTaken(KEYS);
    expect(fromHold('a1', toHold(taken))).to.deep.equal(taken);
    const old = fromHold('a1', 'd s h');
    expect(old).to.deep.equal({ id: 'a1', domain: 'd', sender: 's', hour: 'h', recipient: '' });
    expect(increments(old, -1)).to.deep.equal({ total: -1, 'domains.d': -1, 'senders.s': -1, 'hours.h': -1 });
    expect(increments({ ...old, recipient: 'r' }, 1)).to.deep.include({ total: 1, 'recipients.r': 1 });
  });

  it('count nothing where there is nothing', () => {
    const counts = { user_daily: 0, domain_daily: 0, sender_daily: 0, sender_hourly: 0 };
    expect(readSlotCounts(null, toTaken(KEYS))).to.deep.equal(counts);
  });
});
