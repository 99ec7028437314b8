import { expect } from 'chai';
import { LEAD_STATUSES, type LeadStatus } from '../../../../domain/outreach/campaigns/lead-status.js';
import { type LeadEvent, moveLead } from '../../../../domain/outreach/campaigns/move-lead.js';

/** Where each event takes a lead; what is not named stays. */
const ARROWS: Record<LeadEvent, Partial<Record<LeadStatus, LeadStatus>>> = {
  sent: { discovered: 'contacted' },
  reply: { discovered: 'replied', contacted: 'replied' },
  decline: { discovered: 'bounced', contacted: 'bounced', replied: 'unsubscribed' },
  hard_bounce: { discovered: 'bounced', contacted: 'bounced' },
  unsubscribe: {
    discovered: 'unsubscribed',
    contacted: 'unsubscribed',
    replied: 'unsubscribed',
    bounced: 'unsubscribed',
  },
};
const events = Object.keys(ARROWS) as LeadEvent[];
const moves = events.flatMap((event) => LEAD_STATUSES.map((from) => ({ event, from, to: moveLead(from, event) })));

describe('[U] moveLead', () => {
  for (const { event, from, to } of moves) {
    const expected = ARROWS[event][from] ?? null;
    it(`${event}: ${from} → ${expected ?? 'stays'}`, () => expect(to).to.equal(expected));
  }

  it('leads no one back, whatever happens after what', () => {
    const rank: Record<LeadStatus, number> = {
      discovered: 0,
      contacted: 1,
      replied: 2,
      placed: 3,
      bounced: 4,
      unsubscribed: 5,
    };
    for (const { from, to } of moves) if (to !== null) expect(rank[to]).to.be.greaterThan(rank[from]);
  });

  it('leaves placing, and what was placed, to people', () => {
    expect(moves.filter(({ from, to }) => to === 'placed' || (from === 'placed' && to !== null))).to.deep.equal([]);
  });
});
