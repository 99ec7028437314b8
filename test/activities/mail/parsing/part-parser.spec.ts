import { expect } from 'chai';
import { parseParameters, splitMessage } from '../../../../activities/mail/parsing/part-parser.js';

describe('[U] splitting a message', () => {
  it('gives every leaf as bytes, with the transfer encoding undone and the charset not', async () => {
    const source =
      'Content-Type: multipart/mixed; boundary=b\n\n--b\nContent-Type: text/plain; charset=iso-8859-1\n' +
      'Content-Transfer-Encoding: quoted-printable\n\n=FC\n--b\nContent-Type: multipart/alternative; boundary=c\n\n--c\n' +
      'Content-Type: text/html\n\nx\n--c--\n--b\nContent-Type: message/rfc822\nContent-Disposition: attachment\n\nSubject: y\n\nz\n--b--\n';
    const { parts } = await splitMessage(Buffer.from(source));
    expect(parts.map(({ content, ...part }) => ({ ...part, content: content.toString('latin1') }))).to.deep.equal([
      { type: 'text/plain', parameters: { charset: 'iso-8859-1' }, is_attached: false, content: 'ü' },
      { type: 'text/html', parameters: {}, is_attached: false, content: 'x' },
      { type: 'message/rfc822', parameters: {}, is_attached: true, content: 'Subject: y\n\nz' },
    ]);
  });

  it('takes a message without a type for plain text', async () => {
    const { parts } = await splitMessage(Buffer.from('Subject: x\n\nYes.'));
    expect(parts.map(({ type, parameters }) => ({ type, parameters }))).to.deep.equal([
      { type: 'text/plain', parameters: {} },
    ]);
  });

  it('finds no parameters in a header that has none', () => {
    expect(parseParameters(undefined)).to.deep.equal({});
    expect(parseParameters('text/plain')).to.deep.equal({});
  });
});
