import { expect } from 'chai';
import { toTaken } from '../../../../store/outreach/sending/slot-fields.js';
import { explain, underAll } from '../../../../store/outreach/sending/slot-guard.js';

const KEYS = { attempt_id: 'a1', domain_key: 'blog.example', sender_id: 's', hour: 'h', recipient: 'ed' };
const LIMITS = { user_daily: 2, domain_daily: 2, sender_daily: null, sender_hourly: null };
const NOW = new Date('2026-06-01T09:10:00.000Z');
const taken = toTaken(KEYS);
const day = { _id: 'd', total: 1, domains: { [taken.domain]: 1 } };

describe('[U] guard of slots', () => {
  it('asks for no limit that does not hold', () => {
    const conditions = (guarded: object) =>
      (underAll(taken, { limits: LIMITS, alone: false, ...guarded })['$and'] as unknown[]).length;
    expect(conditions({})).to.equal(2);
    expect(conditions({ alone: true })).to.equal(3);
    expect(conditions({ gap: { now: NOW, seconds: 600 } })).to.equal(3);
    expect(conditions({ gap: { now: NOW, seconds: 0 } })).to.equal(2);
  });

  it('says why it let nothing through, and nothing where by now it would', () => {
    const reported = (more: object, guarded: object = {}) =>
      explain({ ...day, ...more }, taken, { limits: LIMITS, alone: false, ...guarded });
    expect(reported({})).to.equal(null);
    expect(reported({ holds: { a1: 'x' } })).to.include({ taken: true });
    expect(reported({ total: 2 })).to.deep.include({ taken: false, over: ['user_daily'] });
    const held = { recipients: { [taken.recipient]: 1 } };
    expect(reported(held)).to.equal(null);
    expect(reported(held, { alone: true })).to.deep.include({ taken: false, over: ['recipient'] });
    const gap = { now: NOW, seconds: 600 };
    expect(reported({ last: NOW.getTime() - 600_000 }, { gap })).to.equal(null);
    expect(reported({ last: NOW.getTime() - 599_999 }, { gap })).to.include({
      taken: false,
      last_sent_at: '2026-06-01T09:00:00.001Z',
    });
  });
});
