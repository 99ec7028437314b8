import { expect } from 'chai';
import { simpleParser } from 'mailparser';
import { composeMail } from '../../../../activities/mail/composing/compose-mail.js';
import type { MailParts } from '../../../../domain/outreach/sending/mail-ports.js';
import { tokensOfSubject, unsubscribeSubject } from '../../../../domain/outreach/sending/unsubscribe-subject.js';
import { createUnsubscribeTokens } from '../../../../platform/unsubscribe-token.js';
import { mailParts } from '../../../support/mail/mail-parts.js';

/** Header lines as they go over the wire, folded ones joined. */
async function headersOf(parts: Partial<MailParts>): Promise<string[]> {
  const { raw } = await composeMail(mailParts(parts));
  const [head = ''] = Buffer.from(raw).toString('utf8').split('\r\n\r\n');
  return head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
}

const fieldOf = (lines: string[], name: string): string | undefined =>
  lines.find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}: `))?.slice(name.length + 2);

async function refusalOf(parts: Partial<MailParts>): Promise<unknown> {
  return composeMail(mailParts(parts)).then(
    () => 'composed',
    (error: { code?: string }) => error.code,
  );
}

describe('[U] composeMail', () => {
  it('says the same as text and as HTML, under our own Message-ID and date', async () => {
    const { raw, envelope, message_id } = await composeMail(mailParts());
    const mail = await simpleParser(Buffer.from(raw));
    expect(mail.messageId).to.equal('<a1@press.example>');
    expect(message_id).to.equal('<a1@press.example>');
    expect(envelope).to.deep.equal({ from: 'ana@press.example', to: 'bo@blog.example' });
    expect(mail.from?.value).to.deep.equal([{ address: 'ana@press.example', name: 'Ana Lind' }]);
    expect(mail.text).to.equal('Hello Bo,\n\nwould you like an article?\n');
    expect(mail.html).to.equal('<p>Hello Bo,</p><p>would you like an article?</p>\n');
    expect(mail.date?.toISOString()).to.equal('2026-06-01T08:30:00.000Z');
    expect(Buffer.from(raw).toString('latin1')).to.match(/^Content-Type: multipart\/alternative;/m);
  });

  it('carries no header beyond those that belong to it', async () => {
    const names = (await headersOf({})).map((line) => line.slice(0, line.indexOf(':')));
    expect(names.sort()).to.deep.equal([
      'Content-Type',
      'Date',
      'From',
      'List-Unsubscribe',
      'List-Unsubscribe-Post',
      'MIME-Version',
      'Message-ID',
      'Subject',
      'To',
    ]);
  });

  it('offers one-click unsubscribing by https, and by mail where there is an address for it', async () => {
    const url = `https://press.example/u/${'t'.repeat(300)}`;
    const one = await headersOf({ list_unsubscribe: { url, mailto: null } });
    expect(fieldOf(one, 'List-Unsubscribe')).to.equal(`<${url}>`);
    expect(fieldOf(one, 'List-Unsubscribe-Post')).to.equal('List-Unsubscribe=One-Click');
    const both = await headersOf({
      list_unsubscribe: {
        url: 'https://press.example/u/t',
        mailto: { email: 'stop@press.example', subject: 'unsubscribe t' },
      },
    });
    expect(fieldOf(both, 'List-Unsubscribe')).to.equal(
      '<mailto:stop@press.example?subject=unsubscribe%20t>, <https://press.example/u/t>',
    );
    expect(fieldOf(both, 'List-Unsubscribe-Post')).to.equal('List-Unsubscribe=One-Click');
  });

  it('keeps every line within 998 octets, with the longest addresses and their tokens', async () => {
    const tokens = createUnsubscribeTokens('a secret for the links of these mails');
    const longest = (of: string) => `${of.repeat(64)}@${`${'d'.repeat(60)}.`.repeat(3)}example`;
    const claim = { user_id: 'u'.repeat(64), email: longest('e'), attempt_id: 'a'.repeat(24) };
    const token = tokens.sign(claim);
    // An address whose letters take six octets each is left out where the token is as long.
    for (const [email, isOffered] of [
      [longest('s'), true],
      ['жанна@bücher.example', true],
      [longest('ж'), false],
    ] as const) {
      const { raw, needs_smtputf8 } = await composeMail(
        mailParts({
          list_unsubscribe: {
            url: `https://press.example/u/${token}`,
            mailto: { email, subject: unsubscribeSubject(token) },
          },
        }),
      );
      const head = Buffer.from(raw).toString('utf8').split('\r\n\r\n')[0] ?? '';
      expect(Math.max(...head.split('\r\n').map((line) => Buffer.byteLength(line)))).to.be.at.most(998);
      const field = fieldOf(head.replace(/\r\n[ \t]+/g, ' ').split('\r\n'), 'List-Unsubscribe') ?? '';
      expect(field.endsWith(`<https://press.example/u/${token}>`)).to.equal(true);
      expect(/^<mailto:[!-~]+>, </.test(field), email).to.equal(isOffered);
      expect(needs_smtputf8).to.equal(false);
      if (!isOffered) continue;
      const written = new URL(field.slice(1, field.indexOf('>'))).searchParams.get('subject') ?? '';
      expect(tokens.read(tokensOfSubject(written)[0]?.token ?? '')).to.deep.equal(claim);
    }
  });

  it('names the mail it follows and the whole chain before it', async () => {
    const references = ['<a1@press.example>', '<r1@blog.example>'];
    const lines = await headersOf({
      thread: { in_reply_to: '<r1@blog.example>', references },
      reply_to: 'x+t@press.example',
    });
    expect(fieldOf(lines, 'In-Reply-To')).to.equal('<r1@blog.example>');
    expect(fieldOf(lines, 'References')).to.equal('<a1@press.example> <r1@blog.example>');
    expect(fieldOf(lines, 'Reply-To')).to.equal('x+t@press.example');
  });

  const INJECTIONS = [
    '\r\nBcc: eve@evil.example',
    '\nBcc: eve@evil.example',
    '\rBcc: eve@evil.example',
    '\0',
    '\u2028Bcc: e',
  ];
  for (const injection of INJECTIONS) {
    it(`refuses ${JSON.stringify(injection)} wherever it could reach a header`, async () => {
      const value = `Hi${injection}`;
      const thread = { in_reply_to: '<r@b.example>', references: ['<r@b.example>'] };
      const tries: Partial<MailParts>[] = [
        { subject: value },
        { from: { name: value, email: 'ana@press.example' } },
        { from: { name: 'Ana', email: `ana@press.example${injection}` } },
        { to: `bo@blog.example${injection}` },
        { reply_to: `bo@blog.example${injection}` },
        { message_id: value },
        { thread: { ...thread, in_reply_to: value } },
        { thread: { ...thread, references: [value] } },
        { list_unsubscribe: { url: value, mailto: null } },
        {
          list_unsubscribe: { url: 'https://press.example/u', mailto: { email: 'ana@press.example', subject: value } },
        },
        {
          list_unsubscribe: {
            url: 'https://press.example/u',
            mailto: { email: `ana@press.example${injection}`, subject: 'unsubscribe t' },
          },
        },
      ];
      const outcomes = await Promise.all(tries.map(refusalOf));
      expect(outcomes).to.deep.equal(tries.map(() => 'invalid_input'));
    });
  }

  it('takes exactly one mailbox as an address', async () => {
    const bad = [
      'a@b.example, c@d.example',
      '<a@b.example>',
      'a@b.example>',
      'Ana <a@b.example>',
      'a b@c.example',
      'ab',
      '',
    ];
    const outcomes = await Promise.all(bad.flatMap((to) => [refusalOf({ to }), refusalOf({ reply_to: to })]));
    expect([...new Set(outcomes)]).to.deep.equal(['invalid_input']);
  });

  it('keeps odd texts whole within one header', async () => {
    const odd = [
      '=?utf-8?q?=0D=0ABcc:_eve@evil.example?=',
      'a very long subject '.repeat(200).trim(),
      'ש'.repeat(400),
      '\u202eevil\u202c "quoted" <b@c.example>, d@e.example',
      '𝕳𝖊𝖑𝖑𝖔 🐝',
    ];
    for (const text of odd) {
      const { raw } = await composeMail(mailParts({ subject: text, from: { name: text, email: 'ana@press.example' } }));
      const mail = await simpleParser(Buffer.from(raw));
      const lines = Buffer.from(raw).toString('utf8').split('\r\n\r\n')[0]?.split('\r\n') ?? [];
      expect(mail.headers.has('bcc'), text).to.equal(false);
      expect(mail.from?.value.map(({ address }) => address)).to.deep.equal(['ana@press.example']);
      expect(Math.max(...lines.map((line) => Buffer.byteLength(line))), text).to.be.at.most(998);
      expect(lines.filter((line) => /^bcc/i.test(line))).to.deep.equal([]);
    }
  });

  it('reads back the subject that was given, encoded words and all', async () => {
    const subjects = ['Grüße aus Köln', 'ש'.repeat(100), '𝕳𝖊𝖑𝖑𝖔 🐝', 'plain'];
    for (const subject of subjects) {
      const { raw } = await composeMail(mailParts({ subject }));
      expect((await simpleParser(Buffer.from(raw))).subject).to.equal(subject);
    }
  });

  it('writes domains as they travel', async () => {
    const { envelope, raw } = await composeMail(mailParts({ to: 'bo@bücher.example' }));
    expect(envelope.to).to.equal('bo@xn--bcher-kva.example');
    expect(Buffer.from(raw).toString('utf8')).to.match(/^To: bo@xn--bcher-kva\.example\r$/m);
  });

  it('keeps lines within what servers carry, whatever the text', async () => {
    const long = `${'word '.repeat(2_000)}\n${'x'.repeat(5_000)}\n.\n.hidden`;
    const { raw } = await composeMail(mailParts({ text: long, html: `<p>${long}</p>` }));
    const lines = Buffer.from(raw).toString('latin1').split('\r\n');
    expect(Math.max(...lines.map((line) => line.length))).to.be.at.most(998);
    const mail = await simpleParser(Buffer.from(raw));
    expect(mail.text?.trimEnd()).to.equal(long);
  });
});
