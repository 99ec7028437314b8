import { expect } from 'chai';
import { isBounceMail, isFromServer } from '../../../../../domain/outreach/replies/bounces/is-bounce-mail.js';
import { incomingMessage } from '../../../../support/incoming-message.js';

describe('[U] telling a bounce by its words', () => {
  it('wants a server as its writer and a failure as its matter', () => {
    const server = { return_path: '', subject: 'Returned mail: see transcript' };
    expect(isBounceMail(incomingMessage(server))).to.equal(true);
    expect(isBounceMail(incomingMessage({ ...server, subject: 'Hello' }))).to.equal(false);
    expect(isBounceMail(incomingMessage({ subject: 'Undeliverable: hives' }))).to.equal(false);
    expect(
      isBounceMail(incomingMessage({ subject: 'Undeliverable: hives', text: 'It could not be delivered to Ana.' })),
    ).to.equal(true);
  });

  it('knows servers by address, empty path and header', () => {
    expect(isFromServer(incomingMessage({ from: { email: 'postmaster@mx.example', name: '' } }))).to.equal(true);
    expect(isFromServer(incomingMessage({ headers: { 'x-failed-recipients': ['a@b.example'] } }))).to.equal(true);
    expect(isFromServer(incomingMessage())).to.equal(false);
  });
});
