import { expect } from 'chai';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { Lead } from '../../../../../domain/outreach/campaigns/lead.js';
import { LeadLinks } from '../../../../../web/app/outreach/links/lead-links.js';

const LEAD: Lead = {
  id: 'b'.repeat(24),
  campaign_id: 'a'.repeat(24),
  website_url: 'https://blog.example/',
  website_title: null,
  contact_email: null,
  quality_score: null,
  relevance_score: null,
  guest_post_likelihood: null,
  source: null,
  notes: null,
  consent: null,
  site_facts: null,
  custom: {},
  status: 'replied',
  domain: 'blog.example',
  created_at: '2026-06-01T08:00:00.000Z',
  updated_at: '2026-06-01T08:00:00.000Z',
  contacted_at: null,
  status_history: [],
};

describe('[U] LeadLinks', () => {
  it('fills in the page that a reply names, and opens the form for it alone', () => {
    const show = (named_pages: string[]) => renderToString(h(LeadLinks, { lead: LEAD, links: [], named_pages }));
    expect(show(['https://blog.example/post']))
      .to.contain('<details open')
      .and.contain('value="https://blog.example/post"');
    expect(show([])).to.not.contain('<details open');
  });
});
