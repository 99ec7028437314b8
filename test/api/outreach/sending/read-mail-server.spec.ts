import { expect } from 'chai';
import { HttpError } from '../../../../api/http/http-error.js';
import { describeRefusedMailServer } from '../../../../api/http/requests/refused-address.js';
import { type MailServerInput, readMailServer } from '../../../../api/outreach/sending/read-mail-server.js';
import { MAIL_PORTS } from '../../../../platform/network/mail-ports.js';
import { createNetworkGuard } from '../../../../platform/network/network-guard.js';

const guard = createNetworkGuard({
  allowedPrivateHosts: ['127.0.0.1:1025', 'mail.internal:587'],
  allowedPorts: MAIL_PORTS,
  resolve: async (name) => {
    if (name === 'gone.example') throw new Error('no such name');
    if (name === 'slow.example') return new Promise(() => {});
    return name === 'inside.example' || name === 'mail.internal' ? ['10.0.0.7'] : ['93.184.216.34'];
  },
});

async function read(kind: 'smtp' | 'imap', given: MailServerInput): Promise<unknown> {
  try {
    return await readMailServer(guard, kind, given, 20);
  } catch (failure) {
    return failure instanceof HttpError ? failure.body.detail : failure;
  }
}
const host = 'smtp.press.example';
const refused = (kind: string, at: string, port: number) => [
  { loc: ['body', kind, 'host'], msg: describeRefusedMailServer(at, port), type: 'url_not_allowed' },
];

describe('[U] readMailServer', () => {
  const filled: ['smtp' | 'imap', Omit<MailServerInput, 'host'>, number, boolean][] = [
    ['smtp', {}, 587, false],
    ['smtp', { secure: true }, 465, true],
    ['smtp', { port: 465 }, 465, true],
    ['smtp', { port: 25 }, 25, false],
    ['smtp', { port: 465, secure: false }, 465, false],
    ['imap', {}, 993, true],
    ['imap', { secure: false }, 143, false],
    ['imap', { port: 143 }, 143, false],
    ['imap', { port: 143, secure: true }, 143, true],
  ];
  for (const [kind, given, port, secure] of filled) {
    it(`makes ${kind} ${JSON.stringify(given)} port ${port}, ${secure ? 'TLS' : 'STARTTLS'}`, async () => {
      expect(await read(kind, { host, ...given })).to.deep.equal({ host, port, secure, username: null });
    });
  }

  it('leaves the password out, and writes hosts small', async () => {
    expect(await read('smtp', { host: 'SMTP.Press.Example', username: 'Ana', password: 'secret' })).to.deep.equal({
      host,
      port: 587,
      secure: false,
      username: 'Ana',
    });
  });

  for (const inside of ['10.0.0.7', '127.0.0.1', 'localhost', 'inside.example', '[::1]', '169.254.169.254', 'mail']) {
    it(`refuses ${inside}, which lies inside`, async () => {
      expect(await read('imap', { host: inside })).to.deep.equal(refused('imap', inside, 993));
    });
  }

  it('takes an inside server that the installation names, on that port alone', async () => {
    expect(await read('smtp', { host: '127.0.0.1', port: 1025 })).to.include({ port: 1025 });
    expect(await read('smtp', { host: 'mail.internal' })).to.include({ port: 587 });
    expect(await read('smtp', { host: 'mail.internal', port: 25 })).to.deep.equal(refused('smtp', 'mail.internal', 25));
  });

  it('refuses ports that are none of mail', async () => {
    for (const port of [22, 80, 443, 3306, 6379])
      expect(await read('smtp', { host, port })).to.deep.equal(refused('smtp', host, port));
  });

  it('lets names pass that cannot be resolved now', async () => {
    for (const name of ['gone.example', 'slow.example'])
      expect(await read('smtp', { host: name })).to.include({ host: name });
  });

  it('refuses what does not belong together', async () => {
    expect(await read('smtp', { host, mailbox: 'INBOX' })).to.deep.equal([
      { loc: ['body', 'smtp', 'mailbox'], msg: 'Extra inputs are not permitted', type: 'extra_forbidden' },
    ]);
    expect(await read('imap', { host, password: 'secret' })).to.deep.equal([
      { loc: ['body', 'imap', 'username'], msg: 'Field required', type: 'missing' },
    ]);
  });
});
