import { expect } from 'chai';
import { type Group, sumTallies, tallyGroups } from '../../../../store/outreach/campaigns/tally.js';

const [ONE, TWO, THREE] = ['a'.repeat(24), 'b'.repeat(24), `${'c'.repeat(22)}80`];

const group = (overrides: Partial<Group>): Group => ({
  slice: '2026-06-01',
  name: 'sent',
  day: null,
  other_day: null,
  count: 1,
  leads: [],
  ...overrides,
});

describe('[U] tally', () => {
  it('adds up by name and by day, and packs each lead once', () => {
    const tallies = tallyGroups([
      group({ day: '2026-06-01', count: 3, leads: [ONE, TWO, ONE] }),
      group({ day: '2026-06-02', count: 2, leads: [TWO] }),
      group({ name: 'failed', other_day: '2026-06-02', count: 4 }),
    ]);
    expect(tallies).to.deep.equal({
      '2026-06-01': {
        counts: { sent: 5, failed: 4 },
        days: { '2026-06-01': 3, '2026-06-02': 2 },
        other_days: { '2026-06-02': 4 },
        leads: Buffer.from(ONE + TWO, 'hex'),
      },
    });
  });

  it('keeps slices apart, and counts a lead that is in several once in their total', () => {
    const tallies = tallyGroups([
      group({ day: '2026-06-01', count: 2, leads: [ONE, TWO] }),
      group({ slice: '2026-06-02', day: '2026-06-01', count: 1, leads: [TWO] }),
      group({ slice: '2026-06-02', other_day: '2026-06-03', count: 1 }),
      group({ slice: '2026-06-02', name: 'bounced', day: '2026-06-02', count: 1, leads: [THREE] }),
    ]);
    expect(Object.keys(tallies)).to.deep.equal(['2026-06-01', '2026-06-02']);
    expect(sumTallies(tallies)).to.deep.equal({
      counts: { sent: 4, bounced: 1 },
      days: { '2026-06-01': 3, '2026-06-02': 1 },
      leads: 3,
      other_days: { '2026-06-03': 1 },
    });
  });

  it('makes nothing of nothing', () => {
    expect(tallyGroups([])).to.deep.equal({});
    expect(sumTallies({})).to.deep.equal({ counts: {}, days: {}, other_days: {}, leads: 0 });
  });
});
