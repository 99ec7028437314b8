import { expect } from 'chai';
import { renderSnapshot } from '../../../cli/outreach/render.js';

describe('[U] the report of outreach', () => {
  it('counts replies of people, and automatic ones apart', () => {
    const campaign = { id: '1', name: 'Spring', sends: 20, replies: 3, automatic_replies: 7, placements: 1 };
    const lines = renderSnapshot(
      {
        total_campaigns: 1,
        total_leads: 22,
        total_sends: 20,
        total_replies: 3,
        total_automatic_replies: 7,
        total_placements: 1,
        rates: { overall_response_rate: 0.15, overall_placement_rate: 0.05, overall_bounce_rate: 0.1 },
        by_campaign: [campaign],
      },
      (_color, text) => text,
    );
    expect(lines[0]).to.equal('1 campaign, 22 leads: 20 mails sent, 3 replies and 7 automatic ones, 1 placement');
    expect(lines.at(-1)?.trim().split(/\s+/)).to.deep.equal(['20', '3', '7', '1', 'Spring']);
  });
});
