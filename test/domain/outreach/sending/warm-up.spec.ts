import { expect } from 'chai';
import { warmUpLimit } from '../../../../domain/outreach/sending/warm-up.js';

const FIRST = new Date('2026-06-02T22:30:00Z');

describe('[U] warmUpLimit', () => {
  it('is ten for a mailbox that has never sent', () => {
    expect(warmUpLimit(50, null, FIRST)).to.equal(10);
  });

  it('grows by five a day up to the limit', () => {
    const limits = [0, 1, 2, 7, 8, 9, 400].map((days) =>
      warmUpLimit(50, FIRST, new Date(FIRST.getTime() + days * 86_400_000)),
    );
    expect(limits).to.deep.equal([10, 15, 20, 45, 50, 50, 50]);
  });

  it('is the limit where that is lower', () => {
    expect(warmUpLimit(3, null, FIRST)).to.equal(3);
    expect(warmUpLimit(12, FIRST, new Date('2026-06-04T00:00:00Z'))).to.equal(12);
  });

  it('steps when the day of the workspace ends, as the counters do', () => {
    expect(warmUpLimit(50, FIRST, new Date('2026-06-02T23:59:59Z'))).to.equal(10);
    expect(warmUpLimit(50, FIRST, new Date('2026-06-03T00:00:00Z'))).to.equal(15);
    expect(warmUpLimit(50, FIRST, new Date('2026-06-03T21:59:59Z'), 'Europe/Berlin')).to.equal(10);
    expect(warmUpLimit(50, FIRST, new Date('2026-06-03T22:00:00Z'), 'Europe/Berlin')).to.equal(15);
  });

  it('counts days of 23 and 25 hours as days', () => {
    const before = new Date('2026-03-28T12:00:00Z');
    expect(warmUpLimit(50, before, new Date('2026-03-30T12:00:00Z'), 'Europe/Berlin')).to.equal(20);
    expect(
      warmUpLimit(50, new Date('2026-10-24T12:00:00Z'), new Date('2026-10-26T12:00:00Z'), 'Europe/Berlin'),
    ).to.equal(20);
  });

  it('stands clocks that differ', () => {
    expect(warmUpLimit(50, FIRST, new Date('2026-06-01T00:00:00Z'))).to.equal(10);
  });
});
