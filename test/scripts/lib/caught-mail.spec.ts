import { expect } from 'chai';
import { createTransport } from 'nodemailer';
import { catchMail, readCaughtMail, readGreenMail } from '../../../scripts/lib/caught-mail.mjs';
import { renderMail, renderMailList } from '../../../scripts/lib/mailbox-page.mjs';
import { freePort } from '../../support/servers/free-port.js';
import { startHttpServer } from '../../support/servers/loopback-server.js';

describe('[I] caught mail', () => {
  it('is taken for whomever it is, kept newest first, and read whole', async () => {
    const port = await freePort();
    const caught = catchMail(port);
    const transport = createTransport({ host: '127.0.0.1', port, secure: false, ignoreTLS: true });
    const mail = { from: 'Press <me@press.example>', subject: 'Größe', text: 'Hello\nthere', html: '<p>Hello</p>' };
    await transport.sendMail({ ...mail, to: ['ana@blog.example', 'bob@news.example'], messageId: '<1@press.example>' });
    await transport.sendMail({ ...mail, to: 'ana@blog.example', subject: 'Two', replyTo: 'reply@press.example' });
    const mails = await caught.list();
    expect(mails.map(({ to }) => to)).to.deep.equal(['ana@blog.example', 'bob@news.example', 'ana@blog.example']);
    const [newest, , oldest] = await Promise.all(mails.map(readCaughtMail));
    expect(newest).to.include({ subject: 'Two', answerTo: 'reply@press.example' });
    expect(oldest).to.include({ subject: 'Größe', answerTo: 'me@press.example', messageId: '<1@press.example>' });
    expect(oldest?.text.trim()).to.equal('Hello\nthere');
    expect(oldest?.html).to.include('<p>Hello</p>');
    await caught.close();
  });

  it('is read from all boxes of GreenMail, newest first', async () => {
    const raw = (day: number) => `Date: Sun, 0${day} Mar 2026 10:00:00 +0000\r\nSubject: ${day}\r\n\r\nx`;
    const answers: Record<string, unknown> = {
      '/api/user': [{ email: 'ana@blog.example' }, { email: 'bob@news.example' }],
      '/api/user/ana%40blog.example/messages/INBOX': [
        { uid: '1', mimeMessage: raw(1) },
        { uid: '2', mimeMessage: raw(3) },
      ],
      '/api/user/bob%40news.example/messages/INBOX': [{ uid: '1', mimeMessage: raw(2) }],
    };
    const server = await startHttpServer((request, response) => {
      response.end(JSON.stringify(answers[request.url ?? '']));
    });
    const mails = await readGreenMail(server.url.replace(/\/$/, '')).list();
    expect(mails.map(({ to, key }) => `${to} ${key}`)).to.deep.equal([
      'ana@blog.example 2',
      'bob@news.example 1',
      'ana@blog.example 1',
    ]);
    await server.close();
  });

  it('is shown as it came where it cannot be read, beside the others', async () => {
    const nested = (depth: number): string =>
      depth === 0
        ? 'Content-Type: text/plain\r\n\r\nx'
        : `Content-Type: multipart/mixed; boundary=b${depth}\r\n\r\n--b${depth}\r\n${nested(depth - 1)}\r\n--b${depth}--\r\n`;
    const parts = Array.from({ length: 12_000 }, () => '--p\r\n\r\nx\r\n').join('');
    const raws = [
      nested(1_200),
      `Content-Type: multipart/mixed; boundary=p\r\n\r\n${parts}--p--`,
      'Date: the day of never\r\nSubject: Odd\r\n\r\nx',
      '',
      'Subject: Fine\r\n\r\nHello',
    ];
    const mails = raws.map((raw, index) => ({ to: 'ana@blog.example', key: String(index), raw }));
    const shown = await Promise.all(mails.map(readCaughtMail));
    expect(shown.map(({ key }) => key)).to.deep.equal(['0', '1', '2', '3', '4']);
    expect(shown[0]?.subject).to.equal('(this mail cannot be read)');
    expect(shown[0]?.text).to.contain('boundary=b1200');
    expect(shown[4]).to.include({ subject: 'Fine', text: 'Hello' });
    expect(renderMailList(shown)).to.contain('Fine').and.contain('Odd');
    for (const mail of shown) expect(renderMail(mail)).to.contain('</html>');
  });
});
