import { expect } from 'chai';
import { toLead, toLeadDocument } from '../../../../store/outreach/campaigns/lead-record.js';
import { keyedLead } from '../../../support/samples/keyed-lead.js';

const NOW = new Date('2026-06-01T08:00:00.000Z');

describe('[U] lead record', () => {
  it('is discovered at first, and shows neither its owner nor what the store counts by', () => {
    const stored = toLeadDocument('alice', 'c'.repeat(24), keyedLead('blog.example', { notes: 'Nice' }), NOW, 's1');
    expect(stored).to.include({ user_id: 'alice', website_key: 'blog.example' });
    expect(stored.slice).to.equal('s1');
    expect(toLead(stored)).to.deep.equal({
      id: stored._id.toHexString(),
      campaign_id: 'c'.repeat(24),
      website_url: 'https://www.blog.example/',
      website_title: null,
      contact_email: 'editor@blog.example',
      quality_score: 0.5,
      relevance_score: null,
      guest_post_likelihood: null,
      source: 'manual',
      notes: 'Nice',
      status: 'discovered',
      domain: 'blog.example',
      created_at: NOW.toISOString(),
      updated_at: NOW.toISOString(),
      consent: null,
      site_facts: null,
      custom: {},
      contacted_at: null,
      status_history: [],
    });
  });

  it('tells its moves with their times as text', () => {
    const stored = toLeadDocument('alice', 'c'.repeat(24), keyedLead('blog.example'), NOW, 's1');
    const move = { from: 'discovered', to: 'contacted', at: NOW, by: 'send' } as const;
    const lead = toLead({ ...stored, status: 'contacted', contacted_at: NOW, status_history: [move] });
    expect(lead.contacted_at).to.equal(NOW.toISOString());
    expect(lead.status_history).to.deep.equal([{ ...move, at: NOW.toISOString() }]);
  });
});
