import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect } from 'chai';
import { type ImapSettings, unreachableMailbox, withImap } from '../../../../activities/mail/imap/imap-session.js';
import { DomainError } from '../../../../domain/base/errors.js';
import type { MailServerLogin } from '../../../../domain/outreach/sending/mail-ports.js';
import { MAIL_PORTS } from '../../../../platform/network/mail-ports.js';
import { createNetworkGuard } from '../../../../platform/network/network-guard.js';
import { createSocketOpener } from '../../../../platform/network/socket-opener.js';
import { type BrokenLine, startBrokenLine } from '../../../support/broken-line.js';
import { type Dovecot, startDovecot } from '../../../support/mail/dovecot.js';
import { openLoopback } from '../../../support/servers/open-loopback.js';
import { makeSelfSignedCertificate } from '../../../support/servers/self-signed-certificate.js';

const ANA = 'ana@press.example';
const HOST = 'imap.press.example';
const certificate = makeSelfSignedCertificate([HOST]);
const stranger = makeSelfSignedCertificate(['other.example']);

/** As one to a machine far away. */
async function openFar(host: string, port: number): Promise<Socket> {
  return Object.defineProperty(await openLoopback(host, port), 'remoteAddress', { value: '198.51.100.7' });
}

const settingsWith = (overrides: Partial<ImapSettings> = {}): ImapSettings => ({
  openSocket: openLoopback,
  greetingMs: 20_000,
  silenceMs: 20_000,
  ...overrides,
});

describe('[I] withImap', () => {
  let plain: Dovecot;
  let encrypting: Dovecot;
  const lines: BrokenLine[] = [];
  before(async () => {
    [plain, encrypting] = await Promise.all([startDovecot([ANA]), startDovecot([ANA], { tls: certificate })]);
  });
  after(() => Promise.all([plain.stop(), encrypting.stop(), ...lines.map((line) => line.close())]));

  /** How it spoke, or why it did not. */
  function attempt(settings: ImapSettings, login: Partial<MailServerLogin> & { port: number }): Promise<string> {
    const whole = { ...plain.login(ANA), host: HOST, ...login };
    return withImap(settings, whole, new AbortController().signal, async (client) => {
      await client.mailboxOpen('INBOX', { readOnly: true });
      return client.secureConnection || client.tls ? 'encrypted' : 'plain';
    }).catch((error: Error) => error.message.replace('The mailbox cannot be read: ', ''));
  }

  it('encrypts where it can, and asks for no certificate where plain would do', async () => {
    expect(await attempt(settingsWith(), { port: plain.port })).to.equal('plain');
    expect(await attempt(settingsWith(), { port: encrypting.port })).to.equal('encrypted');
  });

  it('never sends a password over a line that others can read', async () => {
    const far = settingsWith({ openSocket: openFar });
    expect(await attempt(far, { port: plain.port })).to.equal('it does not encrypt as it should');
    expect(await attempt(far, { port: encrypting.port })).to.equal('its certificate is self-signed');
    const known = settingsWith({ openSocket: openFar, ca: certificate.cert });
    expect(await attempt(known, { port: encrypting.port })).to.equal('encrypted');
    expect(await attempt(known, { port: encrypting.port, host: 'other.example' })).to.equal(
      'its certificate is for another host name',
    );
  });

  it('speaks TLS from the first byte where that is set, with a certificate that is known and of the name', async () => {
    const [own, other] = await Promise.all([
      startBrokenLine(plain.port, { tls: certificate }),
      startBrokenLine(plain.port, { tls: stranger }),
    ]);
    lines.push(own, other);
    const known = settingsWith({ ca: certificate.cert });
    expect(await attempt(known, { port: own.port, secure: true })).to.equal('encrypted');
    expect(await attempt(settingsWith(), { port: own.port, secure: true })).to.equal('its certificate is self-signed');
    expect(await attempt(settingsWith({ ca: stranger.cert }), { port: other.port, secure: true })).to.equal(
      'its certificate is for another host name',
    );
    expect(await attempt(known, { port: plain.port, secure: true })).to.equal('it does not encrypt as it should');
  });

  it('says what the server refuses in its own words, and that it closed before it greeted', async () => {
    const wordsOf = async (...answers: string[]) => {
      const server = createServer((socket) => {
        socket.on('error', () => undefined);
        const [greeting, ...rest] = answers;
        if (greeting === undefined) return void socket.end();
        socket.write(`${greeting}\r\n`);
        socket.on('data', (chunk) => {
          for (const line of chunk.toString('latin1').trimEnd().split('\r\n')) {
            const [tag = '', command = ''] = line.split(' ');
            const said = command.toUpperCase() === 'CAPABILITY' ? 'OK done' : (rest.shift() ?? 'OK done');
            socket.write(`${tag} ${said}\r\n`);
          }
        });
      });
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      const words = await attempt(settingsWith(), { port });
      server.close();
      return words;
    };
    expect(await wordsOf()).to.equal('it closed the connection before it greeted');
    const greeting = '* OK [CAPABILITY IMAP4rev1] ready';
    expect(await wordsOf(greeting, 'NO [AUTHENTICATIONFAILED] Invalid credentials')).to.equal('authentication failed');
    expect(await wordsOf(greeting, `NO [UNAVAILABLE] Backend of ${HOST} is down`)).to.equal(
      'the mail server refused a request: Backend of … is down',
    );
  });

  it('connects to no address that is not to be reached, unless it is named', async () => {
    const settingsFor = (allowedPrivateHosts: string[]) => {
      const guard = createNetworkGuard({ allowedPrivateHosts, allowedPorts: MAIL_PORTS });
      return settingsWith({ openSocket: createSocketOpener(guard, 20_000) });
    };
    const line = await startBrokenLine(plain.port);
    lines.push(line);
    for (const host of ['127.0.0.1', 'localhost', '::1', '169.254.169.254', '10.0.0.5'])
      for (const port of [143, 993, line.port])
        expect(await attempt(settingsFor([]), { host, port }), host).to.equal('this mail server may not be used');
    expect(await attempt(settingsFor([]), { host: '8.8.8.8', port: 22 })).to.equal('this mail server may not be used');
    expect(line.connections()).to.equal(0);
    const named = settingsFor([`127.0.0.1:${line.port}`]);
    expect(await attempt(named, { host: '127.0.0.1', port: line.port })).to.equal('plain');
  });

  it('ends with the work, and with the signal', async () => {
    const line = await startBrokenLine(plain.port);
    lines.push(line);
    const login = { ...plain.login(ANA), port: line.port };
    const stopping = new AbortController();
    const clients: { usable: boolean }[] = [];
    await withImap(settingsWith(), login, stopping.signal, async (client) => clients.push(client));
    const hanging = withImap(settingsWith(), login, stopping.signal, async (client) => {
      clients.push(client);
      stopping.abort(new Error('enough'));
      await client.noop();
    });
    expect(await hanging.catch((error: Error) => error.message)).to.equal('enough');
    expect(clients.map(({ usable }) => usable)).to.deep.equal([false, false]);
    const late = withImap(settingsWith(), login, stopping.signal, async () => 'done');
    expect(await late.catch((error: Error) => error.message)).to.equal('enough');
    expect(line.connections()).to.equal(2);
  });
});

describe('[U] unreachableMailbox', () => {
  it('leaves alone what is understood already', () => {
    const known = new DomainError('too_large', 'x');
    expect(unreachableMailbox(known)).to.equal(known);
  });

  it('does not blame the server for an error of ours', () => {
    const ours = new TypeError('x is undefined');
    expect(unreachableMailbox(ours)).to.equal(ours);
  });

  it('may be tried again unless the settings are wrong', () => {
    const cases: [object, string, boolean][] = [
      [{ authenticationFailed: true }, 'authentication failed', false],
      [{ mailboxMissing: true }, 'there is no such folder', false],
      [{ tlsFailed: true }, 'it does not encrypt as it should', true],
      [{ code: 'NoConnection' }, 'the connection was cut', true],
      [{ responseStatus: 'NO', responseText: 'Too many' }, 'the mail server refused a request', true],
      [{ authenticationFailed: true, responseStatus: 'NO' }, 'authentication failed', false],
      [{}, 'the mail server sent a response that is not understood', true],
    ];
    for (const [fields, reason, retryable] of cases)
      expect(unreachableMailbox(Object.assign(new Error('10.0.0.5'), fields))).to.include({
        code: 'mailbox_unreachable',
        message: `The mailbox cannot be read: ${reason}`,
        retryable,
      });
  });
});
