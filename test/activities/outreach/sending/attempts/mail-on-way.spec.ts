import { expect } from 'chai';
import {
  hasAnotherArrived,
  isAnotherOnWay,
  untilArrived,
} from '../../../../../activities/outreach/sending/attempts/mail-on-way.js';
import { newAttempt } from '../../../../support/samples/new-attempt.js';

const NOW = new Date('2026-06-10T09:00:00.000Z');
const own = newAttempt({ status: 'queued', sent_at: null });

describe('[U] mail on its way', () => {
  it('is another than the one that asks', () => {
    expect(isAnotherOnWay({ latest: null, on_way: [] }, own.id)).to.equal(false);
    expect(isAnotherOnWay({ latest: null, on_way: [own] }, own.id)).to.equal(false);
    expect(isAnotherOnWay({ latest: null, on_way: [own, newAttempt({ status: 'sending' })] }, own.id)).to.equal(true);
  });

  it('has just arrived while the recipient is to be left alone', () => {
    const arrived = (sent_at: string | null, created_at: string, id = 'c'.repeat(24)) =>
      hasAnotherArrived({ latest: newAttempt({ id, sent_at, created_at }), on_way: [] }, own, NOW);
    expect(hasAnotherArrived({ latest: null, on_way: [] }, own, NOW)).to.equal(false);
    expect(arrived('2026-06-08T09:00:00.000Z', '2026-06-01T09:00:00.000Z')).to.equal(true);
    expect(arrived(null, '2026-06-08T09:00:00.000Z')).to.equal(true);
    expect(arrived('2026-06-07T09:00:00.000Z', '2026-06-01T09:00:00.000Z')).to.equal(false);
    expect(arrived('2026-06-10T08:59:00.000Z', '2026-06-10T08:59:00.000Z', own.id)).to.equal(false);
  });

  it('is looked for again in a quarter of an hour', () => {
    expect(untilArrived(NOW).toISOString()).to.equal('2026-06-10T09:15:00.000Z');
  });
});
