import { expect } from 'chai';
import { parseMessage } from '../../../../activities/mail/parsing/parse-message.js';
import { isDomainError } from '../../../../domain/base/errors.js';
import { extractNewText } from '../../../../domain/outreach/replies/new-text.js';

const HEAD =
  'From: "Ana Beck" <Ana@Blog.example>\nTo: sam@out.example\nSubject: Re: Hives\nMessage-ID: <r1@blog.example>\nMIME-Version: 1.0\n';
const mail = (head: string, body: string | Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${HEAD}${head}\n`), typeof body === 'string' ? Buffer.from(body) : body]);
const codeOf = async (source: Buffer): Promise<string> => {
  try {
    await parseMessage(source);
    return 'parsed';
  } catch (error) {
    return isDomainError(error) ? error.code : String(error);
  }
};

describe('[U] parsing a message', () => {
  it('reads who wrote what to whom, in answer to what', async () => {
    const head =
      'In-Reply-To: <a2@out.example>\nReferences: <a1@out.example>\n\t<a2@out.example>\nReply-To: lee@blog.example\n' +
      'Cc: Kim <kim@blog.example>\nDelivered-To: sam+t0k3n@out.example\nReturn-Path: <ana@blog.example>\n' +
      'Date: Tue, 3 Mar 2026 09:15:00 +0100 (CET)\nX-Custom: a\n b\n';
    expect(await parseMessage(mail(head, 'Yes.\n'))).to.deep.include({
      message_key: '<r1@blog.example>',
      message_id: '<r1@blog.example>',
      in_reply_to: ['<a2@out.example>'],
      references: ['<a1@out.example>', '<a2@out.example>'],
      from: { email: 'ana@blog.example', name: 'Ana Beck' },
      reply_to: [{ email: 'lee@blog.example', name: '' }],
      to: [
        { email: 'sam@out.example', name: '' },
        { email: 'kim@blog.example', name: 'Kim' },
      ],
      delivered_to: ['sam+t0k3n@out.example'],
      return_path: 'ana@blog.example',
      subject: 'Re: Hives',
      date: '2026-03-03T08:15:00.000Z',
      content_type: 'text/plain',
      report_type: null,
      text: 'Yes.\n',
      text_from_html: false,
      attachment_count: 0,
    });
  });

  it('decodes subjects and names, and keeps domains in A-labels', async () => {
    const source = Buffer.from(
      'From: =?utf-8?B?SsO8cmdlbg==?= <j@xn--bcher-kva.example>\nSubject: =?iso-8859-1?Q?Gr=FC=DFe?=\n\nx',
    );
    const { from, subject } = await parseMessage(source);
    expect({ from, subject }).to.deep.equal({
      from: { email: 'j@xn--bcher-kva.example', name: 'Jürgen' },
      subject: 'Grüße',
    });
    const letters = 'From: Lee <Lee@Bücher.example>\nTo: ana@müller.example\nDelivered-To: ana@Müller.example\n';
    const read = await parseMessage(Buffer.from(`${letters}\nx`));
    expect([read.from?.email, read.to[0]?.email, read.delivered_to]).to.deep.equal([
      'lee@xn--bcher-kva.example',
      'ana@xn--mller-kva.example',
      ['ana@xn--mller-kva.example'],
    ]);
  });

  it('tells the empty path from none, and a date that is none', async () => {
    expect((await parseMessage(mail('Return-Path: <>\nDate: soon\n', 'x'))).return_path).to.equal('');
    expect((await parseMessage(mail('Date: soon\n', 'x'))).return_path).to.equal(null);
    for (const date of ['soon', 'Fri, 1 Jan 12345 00:00:00 GMT', 'Fri, 1 Jan 275760 00:00:00 GMT'])
      expect((await parseMessage(mail(`Date: ${date}\n`, 'x'))).date, date).to.equal(null);
  });

  it('gives a message without an id a key of its own, the same for every copy', async () => {
    const copy = (text: string, end: string): Buffer =>
      Buffer.from(`From: a@b.example\n\n${text}\n`.replaceAll('\n', end));
    const { message_key } = await parseMessage(copy('one', '\n'));
    expect(message_key).to.match(/^sha256:[0-9a-f]{64}$/);
    expect((await parseMessage(copy('one', '\r\n'))).message_key).to.equal(message_key);
    expect((await parseMessage(copy('two', '\n'))).message_key).to.not.equal(message_key);
  });

  it('reads copies with CRLF, LF and CR alike', async () => {
    const source = mail(
      'Content-Type: multipart/mixed; boundary=b\n',
      '--b\n\nYes,\ndo.\n--b\nContent-Type: image/png\n\nx\n--b--\n',
    ).toString();
    const wanted = await parseMessage(Buffer.from(source));
    expect(wanted).to.include({ text: 'Yes,\ndo.', attachment_count: 1 });
    for (const end of ['\r\n', '\r']) {
      expect(await parseMessage(Buffer.from(source.replaceAll('\n', end))), JSON.stringify(end)).to.deep.equal(wanted);
    }
  });

  const japanese = Buffer.from('\x1b$B$3$s$K$A$O\x1b(B', 'latin1');
  for (const label of ['ISO-2022-JP', '', 'quoted-printable', 'us-ascii']) {
    it(`reads Japanese that is labeled "${label}"`, async () => {
      const head = label ? `Content-Type: text/plain; charset="${label}"\n` : '';
      expect((await parseMessage(mail(head, japanese))).text).to.equal('こんにちは');
    });
  }

  it('reads text of an unknown or missing charset', async () => {
    const german = Buffer.from('Schöne Grüße', 'latin1');
    expect((await parseMessage(mail('Content-Type: text/plain; charset=x-foo\n', german))).text).to.equal(
      'Schöne Grüße',
    );
    expect((await parseMessage(mail('', german))).text).to.equal('Schöne Grüße');
    expect((await parseMessage(mail('Content-Type: text/plain; charset=x-foo\n', 'Schöne Grüße'))).text).to.equal(
      'Schöne Grüße',
    );
  });

  it('makes text of HTML when there is no other, quotations marked', async () => {
    const html =
      '<div dir="ltr">Sounds great,<br>send it.</div><br><div class="gmail_quote"><div class="gmail_attr">On Tue, Mar 3, 2026 at ' +
      '9:15 AM Sam &lt;sam@out.example&gt; wrote:<br></div><blockquote class="gmail_quote"><p>Shall I?</p>reply STOP</blockquote></div>';
    const { text, text_from_html } = await parseMessage(mail('Content-Type: text/html; charset=utf-8\n', html));
    expect(text_from_html).to.equal(true);
    expect(text).to.include('> reply STOP');
    expect(extractNewText(text)).to.deep.equal({ text: 'Sounds great,\nsend it.', quoted_text_removed: true });
  });

  it('reads lines that quoted-printable broke, so that what they quote is found', async () => {
    const body =
      'Gerne, schicken Sie den Text.=20\n\nAm Di., 3. M=C3=A4rz 2026 um 09:15 Uhr schrieb Samantha Lee-Mon=\ntgomery <\n' +
      'samantha@outreach.example>:\n\n> Hello Ana,\n> Reply STOP to opt out of this very=\n long line.\n';
    const head = 'Content-Type: text/plain; charset="UTF-8"\nContent-Transfer-Encoding: quoted-printable\n';
    const { text } = await parseMessage(mail(head, body));
    expect(extractNewText(text)).to.deep.equal({ text: 'Gerne, schicken Sie den Text.', quoted_text_removed: true });
  });

  it('reads reports and what they bring back', async () => {
    const body = [
      '--b\nContent-Type: text/plain\n\nIt failed.',
      '--b\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; mx.example\n\nFinal-Recipient: rfc822; a@b.example\nAction: failed\nStatus: 5.1.1\n',
      '--b\nContent-Type: text/rfc822-headers\n\nMessage-ID: <a1@out.example>\nTo: a@b.example\n',
      '--b\nContent-Type: message/rfc822\n\nMessage-ID: <a2@out.example>\n\nHello.',
      '--b--\n',
    ].join('\n');
    const head = 'Content-Type: multipart/report; report-type=Delivery-Status; boundary=b\n';
    expect(await parseMessage(mail(head, body))).to.deep.include({
      content_type: 'multipart/report',
      report_type: 'delivery-status',
      text: 'It failed.',
      delivery_status: {
        message: { 'reporting-mta': ['dns; mx.example'] },
        recipients: [{ 'final-recipient': ['rfc822; a@b.example'], action: ['failed'], status: ['5.1.1'] }],
      },
      originals: [
        {
          message_id: '<a1@out.example>',
          headers: { 'message-id': ['<a1@out.example>'], to: ['a@b.example'] },
          text: '',
        },
        { message_id: '<a2@out.example>', headers: { 'message-id': ['<a2@out.example>'] }, text: 'Hello.' },
      ],
      attachment_count: 0,
    });
  });

  it('refuses what is too large, no mail, or a tree that cannot be read', async () => {
    expect(await codeOf(Buffer.alloc(10 * 1024 * 1024 + 1, 'a'))).to.equal('too_large');
    expect(await codeOf(Buffer.from('\x00\x01 no mail'))).to.equal('invalid_input');
    expect(await codeOf(Buffer.alloc(0))).to.equal('invalid_input');
    expect(await codeOf(mail('Content-Type: multipart/mixed; boundary=b\n', '--other\n\nx\n--other--\n'))).to.equal(
      'invalid_input',
    );
    expect(await codeOf(mail('Content-Type: multipart/mixed\n', 'x'))).to.equal('invalid_input');
    expect(await codeOf(mail('Content-Type: multipart/mixed; boundary=b\n', '--b\n\nx\n'.repeat(400)))).to.equal(
      'invalid_input',
    );
  });

  it('reads the words of a server although the tree is broken', async () => {
    const source = mail('Return-Path: <>\nContent-Type: multipart/report; boundary=b\n', '--other\n\nIt failed.\n');
    expect((await parseMessage(source)).text).to.include('It failed.');
  });

  it('ends, wherever a message is cut off', async () => {
    const body =
      '--b\nContent-Type: text/html\nContent-Transfer-Encoding: base64\n\nPGI+WWVzPC9iPg==\n--b\nContent-Type: message/rfc822\n\nSubject: x\n\ny\n--b--\n';
    const source = mail('Content-Type: multipart/mixed; boundary=b\n', body);
    const ends = await Promise.all(
      Array.from({ length: source.length }, (_, length) => codeOf(source.subarray(0, length))),
    );
    expect(new Set(ends)).to.deep.equal(new Set(['invalid_input', 'parsed']));
  });
});
