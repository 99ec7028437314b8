import { expect } from 'chai';
import { readGuestPostSignals } from '../../../../domain/outreach/discovery/guest-post-signals.js';
import { savingRefusal } from '../../../../domain/outreach/discovery/saving-refusal.js';
import { scoreOpportunity } from '../../../../domain/outreach/discovery/score-opportunity.js';
import { foundPage } from '../../../support/samples/found-page.js';

const judge = (page: Parameters<typeof foundPage>[0]) => {
  const found = foundPage(page);
  const signals = readGuestPostSignals(found);
  return savingRefusal(scoreOpportunity(found, { keyword: 'hand tools', signals, contact: null, year: 2026 }));
};
const GOOD = { title: 'Hand tools', headings: ['Hand tools'], word_count: 900, newest_year: 2026, outbound_links: 10 };

describe('[U] savingRefusal', () => {
  it('is that of the person who says no, however good the site is', () => {
    const text = 'We do not accept guest posts. Please do not send pitches.';
    expect(judge({ ...GOOD, url: 'https://tools.example/write-for-us', text })).to.equal('refuses_guest_posts');
  });

  it('is that of shops of links, however much text they have', () => {
    const texts = [
      'Buy links on our private blog network. Casino, poker and betting welcome.',
      'Dofollow links for casino and forex signals.',
    ];
    for (const text of texts)
      expect(judge({ ...GOOD, url: 'https://links.example/', text }), text).to.equal('sells_links');
    const thin = { title: '', headings: [], word_count: 40, newest_year: null, outbound_links: 300 };
    expect(judge({ ...thin, url: 'http://pbn.example/', text: 'Buy backlinks' })).to.equal('sells_links');
  });

  it('is that of what no one would read', () => {
    const thin = { title: '', headings: [], word_count: 20, newest_year: null, outbound_links: 300 };
    expect(judge({ ...thin, url: 'http://empty.example/', text: 'Links' })).to.equal('low_quality');
  });

  it('is none of good sites, not even where they name a price or say that they sell no links', () => {
    for (const text of ['Write for us', 'Paid guest posts: 50 EUR', 'We do not sell links', ''])
      expect(judge({ ...GOOD, url: 'https://tools.example/', text }), text).to.equal(null);
  });
});
