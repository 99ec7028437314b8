import { expect } from 'chai';
import { NextSends } from '../../../../web/app/outreach/next-sends.js';
import { readText, renderPart } from '../../../support/browser/render-part.js';

describe('[U] next emails', () => {
  const send = {
    id: '1',
    lead: null,
    kind: 'follow_up' as const,
    subject: 'Re: <it>',
    due_at: '2026-06-01T08:00:00.000Z',
  };

  it('say when each is sent, and where all others are', () => {
    const first = [
      { ...send, is_due: false },
      { ...send, id: '2', is_due: true },
    ];
    const html = renderPart(NextSends, { campaignId: 'c', first, total: 12 });
    expect(readText(html))
      .to.contain('Deleted lead Re: <it> Follow-up 1 Jun 2026, 08:00 UTC')
      .and.to.contain('In turn');
    expect(readText(html)).to.contain('View all 12 waiting emails');
    expect(html).to.contain('/app/campaigns/c/mails?show=waiting');
  });

  it('lead to writing when none waits', () => {
    expect(renderPart(NextSends, { campaignId: 'c', first: [], total: 0 })).to.contain('/app/campaigns/c/write');
  });
});
