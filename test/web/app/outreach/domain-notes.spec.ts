import { expect } from 'chai';
import type { DomainVerdict } from '../../../../domain/outreach/sending/mail-records/judge-domain.js';
import { DomainNotes } from '../../../../web/app/outreach/domain-notes.js';
import { renderPart } from '../../../support/browser/render-part.js';

const SENDERS = ['a', 'b', 'c', 'd'].map((id) => ({ id, email: `${id}@press.example` }));

describe('[U] notes on the domains of mailboxes', () => {
  it('say what is refused, from when on, and what could not be checked, and nothing of what is right', () => {
    const reason = 'DMARC: <none>.';
    const domains = new Map<string, DomainVerdict>([
      ['a', { state: 'ok', reason: null, refused_from: null }],
      ['b', { state: 'refused', reason, refused_from: '2026-06-01T08:00:00.000Z' }],
      ['c', { state: 'warned', reason, refused_from: '2026-06-04T08:00:00.000Z' }],
      ['d', { state: 'unknown', reason: 'It was not tested.', refused_from: null }],
    ]);
    const html = renderPart(DomainNotes, { senders: [...SENDERS, { id: 'e', email: 'e@press.example' }], domains });
    expect(html).not.to.contain('a@press.example').and.not.contain('e@press.example');
    const notes = html
      .split('<p')
      .slice(1)
      .map((note) => `<p${note}`.replace(/<[^>]*>/g, ''));
    expect(notes).to.deep.equal([
      'b@press.example: No emails to leads can be started from this mailbox. DMARC: &lt;none>.',
      'c@press.example: DMARC: &lt;none>. From 4 Jun 2026, 08:00 UTC on, no emails to leads can be started from this mailbox.',
      'd@press.example: It was not tested.',
    ]);
    expect(html).to.contain('<p class="muted"><a href="/app/senders/d#domain">');
  });
});
