import type { Socket } from 'node:net';
import { expect } from 'chai';
import {
  openSmtpSession,
  type SmtpSettings,
  type SmtpStepError,
} from '../../../../activities/mail/smtp/smtp-session.js';
import type { MailServerLogin } from '../../../../domain/outreach/sending/mail-ports.js';
import { MAIL_PORTS } from '../../../../platform/network/mail-ports.js';
import { createNetworkGuard } from '../../../../platform/network/network-guard.js';
import { createSocketOpener } from '../../../../platform/network/socket-opener.js';
import { smtpLogin, smtpSettings } from '../../../support/mail/smtp-settings.js';
import { type SinkOptions, type SmtpSink, startSmtpSink } from '../../../support/mail/smtp-sink.js';
import { openLoopback } from '../../../support/servers/open-loopback.js';
import { makeSelfSignedCertificate } from '../../../support/servers/self-signed-certificate.js';
import { until } from '../../../support/until.js';

const certificate = makeSelfSignedCertificate(['smtp.press.example']);
const stranger = makeSelfSignedCertificate(['other.example']);
const signIn = { username: 'ana', password: 'secret' };

/** As one to a machine far away. */
async function openFar(host: string, port: number): Promise<Socket> {
  return Object.defineProperty(await openLoopback(host, port), 'remoteAddress', { value: '198.51.100.7' });
}

describe('[I] openSmtpSession', () => {
  const sinks: SmtpSink[] = [];
  afterEach(() => Promise.all(sinks.splice(0).map((sink) => sink.close())));

  async function sinkWith(options: SinkOptions = {}): Promise<SmtpSink> {
    const sink = await startSmtpSink(options);
    sinks.push(sink);
    return sink;
  }

  /** What became of it, and what was said in the open. */
  async function tryWith(
    options: SinkOptions,
    { settings = smtpSettings(), login = {} }: { settings?: SmtpSettings; login?: Partial<MailServerLogin> },
  ): Promise<{ result: string; commands: string[] }> {
    const sink = await sinkWith(options);
    const { signal } = new AbortController();
    const result = await openSmtpSession(settings, smtpLogin(sink.port, login), signal).then(
      ({ connection }) => {
        connection.close();
        return connection.secure ? 'encrypted' : 'plain';
      },
      ({ phase, message, permanent }: SmtpStepError) => `${phase}: ${message}${permanent ? ' (for good)' : ''}`,
    );
    return { result, commands: sink.commands.map((line) => line.slice(0, 10)) };
  }

  it('signs in where the server knows the password', async () => {
    const { result, commands } = await tryWith({ password: 'secret' }, { login: signIn });
    expect(result).to.equal('plain');
    expect(commands).to.deep.equal(['EHLO [127.', 'AUTH PLAIN']);
  });

  it('never sends a password over a line that others can read', async () => {
    const settings = smtpSettings({}, { openSocket: openFar });
    const { result, commands } = await tryWith({ password: 'secret' }, { settings, login: signIn });
    expect(result).to.equal('tls: 502 5.5.1 Not here (for good)');
    expect(commands).to.deep.equal(['EHLO [127.', 'STARTTLS']);
    const { ca, openSocket } = { ca: certificate.cert, openSocket: openFar };
    const tls = { ...certificate, from: 'starttls' as const };
    const safe = await tryWith(
      { tls, password: 'secret' },
      { settings: smtpSettings({}, { ca, openSocket }), login: signIn },
    );
    expect(safe.result).to.equal('encrypted');
  });

  it('does without encryption far away where there is no password to lose', async () => {
    const settings = smtpSettings({}, { openSocket: openFar });
    expect((await tryWith({}, { settings })).result).to.equal('plain');
  });

  it('encrypts where it can, and asks for no certificate where plain would do', async () => {
    const tls = { ...stranger, from: 'starttls' as const };
    expect((await tryWith({ tls }, { settings: smtpSettings({}, { openSocket: openFar }) })).result).to.equal(
      'encrypted',
    );
  });

  it('gives no password to a server whose certificate is not of its name', async () => {
    const tls = { ...stranger, from: 'starttls' as const };
    const settings = smtpSettings({}, { openSocket: openFar, ca: stranger.cert });
    const { result, commands } = await tryWith({ tls, password: 'secret' }, { settings, login: signIn });
    expect(result).to.equal('tls: its certificate is for another host name');
    expect(commands.filter((line) => line.startsWith('AUTH'))).to.deep.equal([]);
  });

  it('speaks TLS from the first byte where that is set, with a certificate that is known and of the name', async () => {
    const login = { secure: true };
    const known = smtpSettings({}, { ca: certificate.cert });
    const tls = { ...certificate, from: 'start' as const };
    expect((await tryWith({ tls }, { login, settings: known })).result).to.equal('encrypted');
    expect((await tryWith({ tls }, { login })).result).to.equal('tls: its certificate is self-signed');
    const other = { ...stranger, from: 'start' as const };
    const refused = await tryWith({ tls: other }, { login, settings: smtpSettings({}, { ca: stranger.cert }) });
    expect(refused.result).to.equal('tls: its certificate is for another host name');
    expect((await tryWith({}, { login })).result).to.equal('tls: it does not encrypt as it should');
  });

  it('connects to no address that is not to be reached, unless it is named', async () => {
    const settingsFor = (allowedPrivateHosts: string[]) => {
      const guard = createNetworkGuard({ allowedPrivateHosts, allowedPorts: MAIL_PORTS });
      return smtpSettings({}, { openSocket: createSocketOpener(guard, 20_000) });
    };
    const sink = await sinkWith();
    const attempt = (host: string, port: number, named: string[] = []) =>
      openSmtpSession(settingsFor(named), smtpLogin(port, { host }), new AbortController().signal).then(
        ({ connection }) => {
          connection.close();
          return 'open';
        },
        ({ phase, message, permanent }: SmtpStepError) => [phase, message, permanent],
      );
    const forbidden = ['connect', 'this mail server may not be used', true];
    const hosts = ['127.0.0.1', 'localhost', '[::1]', '::ffff:127.0.0.1', '2130706433', '169.254.169.254', '10.0.0.5'];
    for (const host of hosts) {
      expect(await attempt(host, 25), host).to.deep.equal(forbidden);
      expect(await attempt(host, sink.port), host).to.deep.equal(forbidden);
    }
    expect(await attempt('8.8.8.8', 22)).to.deep.equal(forbidden);
    expect(await attempt('127.0.0.1', sink.port, [`127.0.0.1:${sink.port + 1}`])).to.deep.equal(forbidden);
    expect(sink.connections()).to.equal(0);
    expect(await attempt('127.0.0.1', sink.port, [`127.0.0.1:${sink.port}`])).to.equal('open');
  });

  it('leaves no connection behind that comes after it was told to stop', async () => {
    const sink = await sinkWith();
    const stopping = new AbortController();
    const late: Socket[] = [];
    const openSocket = async (host: string, port: number): Promise<Socket> => {
      stopping.abort();
      const socket = await openLoopback(host, port);
      late.push(socket);
      return socket;
    };
    const failure = await openSmtpSession(
      smtpSettings({}, { openSocket }),
      smtpLogin(sink.port),
      stopping.signal,
    ).catch(({ phase, message }: SmtpStepError) => [phase, message]);
    expect(failure).to.deep.equal(['connect', 'interrupted']);
    await until('the connection has come', () => late.length === 1);
    await new Promise(setImmediate);
    expect(late[0]?.destroyed).to.equal(true);
  });
});
