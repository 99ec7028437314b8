import { expect } from 'chai';
import { reasonOfText } from '../../../../../domain/outreach/replies/bounces/reason-phrases.js';

describe('[U] reason by words', () => {
  const table: [string, string | null][] = [
    ['550 5.1.1 <a@b.example>... User Unknown', 'unknown_user'],
    ['Sorry, no mailbox here by that name', 'unknown_user'],
    ["This user doesn't have a mail.example account", 'unknown_user'],
    ['El destinatario no existe', 'unknown_user'],
    ['Der Empfänger ist unbekannt', 'unknown_user'],
    ["L'utilisateur est inconnu", 'unknown_user'],
    ['Получатель не найден', 'unknown_user'],
    ['Unrouteable address', 'unknown_host'],
    ["The domain doesn't receive email: returned Null MX", 'no_mail_accepted'],
    ['Access denied, sending domain does not pass DMARC verification', 'authentication'],
    ['Relay access denied', 'relaying'],
    ['Message length exceeds limit set by recipient', 'too_large'],
    ["The recipient's inbox is out of storage space", 'mailbox_full'],
    ['Too many recipients', 'rate'],
    ['Message contains a virus', 'virus'],
    ['lost connection while performing the HELO handshake', 'network'],
    ['5.4.6 Hop count exceeded', 'network'],
    ['delivery retry timeout exceeded', 'expired'],
    ['unknown mailer error 255', 'system'],
    ['Nyaan', null],
  ];
  for (const [text, reason] of table) {
    it(`is ${reason} for "${text}"`, () => {
      expect(reasonOfText(text)).to.equal(reason);
    });
  }

  it('is not taken from addresses and links', () => {
    expect(reasonOfText('550 <spam@policy.example> see https://x.example/userunknown')).to.equal(null);
  });
});
