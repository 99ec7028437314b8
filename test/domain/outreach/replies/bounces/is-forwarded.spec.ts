import { expect } from 'chai';
import { hasForwardPrefix, isForwarded } from '../../../../../domain/outreach/replies/bounces/is-forwarded.js';
import { incomingMessage } from '../../../../support/mail/incoming-message.js';

const forwarded = (subject: string, changes = {}) => isForwarded(incomingMessage({ subject, ...changes }));

describe('[U] isForwarded', () => {
  it('knows what a person passes on or answers', () => {
    for (const prefix of ['Fwd:', 'FW:', 'WG:', 'TR:', 'RV:', 'Re:', 'AW:', 'I:', 'Doorst:', '转发：'])
      expect(forwarded(`${prefix} Undelivered Mail Returned to Sender`), prefix).to.equal(true);
    expect(forwarded('Undelivered Mail Returned to Sender')).to.equal(false);
    expect(forwarded('Returned mail: see transcript for details')).to.equal(false);
  });

  it('takes nothing for it that a server sends', () => {
    const subject = 'Re: Undeliverable';
    expect(forwarded(subject, { from: { email: 'mailer-daemon@mx.example', name: '' } })).to.equal(false);
    expect(forwarded(subject, { return_path: '' })).to.equal(false);
    expect(forwarded('FW: Earn money', { content_type: 'multipart/report' })).to.equal(false);
    expect(forwarded('Re: Hello', { disposition_notification: {} })).to.equal(false);
  });
});

describe('[U] hasForwardPrefix', () => {
  it('knows a forward, which no answer is', () => {
    for (const prefix of ['Fwd:', 'FW:', 'WG:', 'TR:', 'RV:', 'I:', 'Doorst:', 'PD:', '转发：'])
      expect(hasForwardPrefix(`${prefix} Out of office`), prefix).to.equal(true);
    for (const subject of [
      'Re: Out of office',
      'AW: Abwesenheit',
      'Out of office',
      'Forward: a plan',
      'I am away: back soon',
    ])
      expect(hasForwardPrefix(subject), subject).to.equal(false);
  });
});
