import { expect } from 'chai';
import { isBounceMail, isFromServer } from '../../../../../domain/outreach/replies/bounces/is-bounce-mail.js';
import { incomingMessage } from '../../../../support/mail/incoming-message.js';

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

  it('knows a server by its refusal alone', () => {
    const text = 'Message to ana@blog.example:\n550 <ana@blog.example>, no such user here\n';
    const from = (email: string) => incomingMessage({ from: { email, name: '' }, subject: 'Mail status', text });
    expect(isBounceMail(from('post_master@mx.example'))).to.equal(true);
    expect(isBounceMail(from('ana@blog.example'))).to.equal(false);
    const away = incomingMessage({
      return_path: '',
      subject: 'Away',
      text: 'Room 550 is unknown to users. I am away.',
    });
    expect(isBounceMail(away)).to.equal(false);
  });

  it('knows servers by address, empty path and header', () => {
    expect(isFromServer(incomingMessage({ from: { email: 'postmaster@mx.example', name: '' } }))).to.equal(true);
    expect(isFromServer(incomingMessage({ headers: { 'x-failed-recipients': ['a@b.example'] } }))).to.equal(true);
    expect(isFromServer(incomingMessage())).to.equal(false);
  });
});
