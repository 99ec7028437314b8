import { expect } from 'chai';
import type { MailTransport, TransmitOutcome } from '../../domain/outreach/sending/mail-ports.js';
import { watchMailTransport } from '../../workers/watch-mail-transport.js';

describe('[U] watched mail transport', () => {
  const server = { host: 'mail.example', port: 587, secure: false, username: null, password: null };
  const mail = { envelope: { from: 'a@a.example', to: 'b@b.example' }, raw: new Uint8Array(), message_id: '<1@a>' };

  it('hands every outcome on, and reports those that are no acceptance', async () => {
    const outcomes: TransmitOutcome[] = [
      { result: 'accepted', response: '250 ok', relay_message_id: null },
      { result: 'lost_claim' },
      { result: 'unknown', response: '' },
      { result: 'refused', permanent: false, phase: 'connect', code: null, response: 'refused', authentication: false },
    ];
    const reported: unknown[] = [];
    for (const outcome of outcomes) {
      const transport: MailTransport = { compose: () => Promise.resolve(mail), transmit: async () => outcome };
      const watched = watchMailTransport(transport, (at, what) => void reported.push([at.host, what.result]));
      expect(await watched.compose({} as never)).to.equal(mail);
      expect(await watched.transmit(server, mail, async () => true, new AbortController().signal)).to.equal(outcome);
    }
    expect(reported).to.deep.equal([
      ['mail.example', 'unknown'],
      ['mail.example', 'refused'],
    ]);
  });
});
