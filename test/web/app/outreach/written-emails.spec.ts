import { expect } from 'chai';
import type { Lead } from '../../../../domain/outreach/campaigns/lead.js';
import { writeCampaignMails } from '../../../../domain/outreach/writing/write-campaign-mails.js';
import { WrittenEmails } from '../../../../web/app/outreach/written-emails.js';
import { readText, renderPart } from '../../../support/browser/render-part.js';
import { keyedLead } from '../../../support/samples/keyed-lead.js';

const AT = '2026-06-01T08:00:00.000Z';
const FACTS = {
  name: 'Werkstattblog',
  language: 'de',
  recent_article: { title: 'Schärfen', url: 'https://one.example/schaerfen', published_on: '2026-05-20' },
  guidelines_url: null,
  contact_name: null,
  read_at: AT,
};
const lead = (id: string, site_facts: Lead['site_facts']): Lead => {
  const { website_key: _, ...rest } = keyedLead(`${id}.example`);
  const times = { created_at: AT, updated_at: AT, contacted_at: null, status_history: [] };
  return { ...rest, ...times, consent: null, custom: {}, id, campaign_id: 'c', status: 'discovered', site_facts };
};
const chosen = { topic: 'hand planes', tone: 'professional' as const, language: null };

describe('[U] written emails of a campaign', () => {
  const show = (leads: Lead[]) => {
    const mails = writeCampaignMails(leads, { ...chosen, language: undefined }, new Date(AT));
    return renderPart(WrittenEmails, { campaign_id: 'c', chosen, written: { ...mails, leads } });
  };

  it('say in which language they are, and what they refer to', () => {
    const html = show([lead('one', FACTS), lead('two', null)]);
    const text = readText(html);
    expect(text)
      .to.contain('2 emails.')
      .and.to.match(/To editor@one\.example ?\. German/);
    expect(text).to.contain('English, as the language of the site is not known');
    expect(text).to.contain('It names the site alone: no recent article or guidelines are known.');
    if (html.includes('„Schärfen“')) expect(html).to.contain('href="https://one.example/schaerfen"');
    expect(html.match(/POST \/api\/v1\/backlink-outreach\/outreach\/send/g)).to.have.length(2);
  });

  it('are none without a lead to write to, and none before they are requested', () => {
    expect(readText(show([]))).to.contain('This campaign has no discovered lead with an email address.');
    const html = renderPart(WrittenEmails, { campaign_id: 'c', chosen, written: null });
    expect(html).to.contain('value="hand planes"').and.to.not.contain('data-api');
  });
});
