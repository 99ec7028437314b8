import { expect } from 'chai';
import { phaseOfCommand, SmtpTrace } from '../../../../activities/mail/smtp/smtp-trace.js';

const say = (trace: SmtpTrace, ...lines: string[]): void => {
  for (const line of lines) trace.logger.debug({ tnx: 'client' }, line);
};
const hear = (trace: SmtpTrace, replies = 1): void => {
  for (let reply = 0; reply < replies; reply++) trace.logger.debug({ tnx: 'server' }, '250 ok');
};

describe('[U] SmtpTrace', () => {
  it('waits for the greeting first, and for encryption before it where that comes first', () => {
    expect(new SmtpTrace(false).phase).to.equal('greeting');
    const secure = new SmtpTrace(true);
    expect(secure.phase).to.equal('tls');
    secure.logger.info({});
    expect(secure.phase).to.equal('tls');
    secure.logger.info({ remotePort: 465 });
    expect(secure.phase).to.equal('greeting');
  });

  it('names the oldest step that has no answer when several were asked for at once', () => {
    const trace = new SmtpTrace(false);
    say(trace, 'EHLO x');
    hear(trace, 2);
    say(trace, 'MAIL FROM:<a@b.example>', 'RCPT TO:<c@d.example>', 'DATA');
    const seen = [trace.phase];
    for (let reply = 0; reply < 3; reply++) {
      hear(trace);
      seen.push(trace.phase);
    }
    expect(seen).to.deep.equal(['mail', 'rcpt', 'data', 'data']);
  });

  it('counts the lines of a sign-in to it', () => {
    const trace = new SmtpTrace(false);
    say(trace, 'AUTH LOGIN');
    hear(trace);
    say(trace, 'YW5h');
    expect(trace.phase).to.equal('auth');
  });

  it('takes the time after STARTTLS for encryption', () => {
    const trace = new SmtpTrace(false);
    say(trace, 'STARTTLS');
    expect(trace.phase).to.equal('tls');
    hear(trace);
    expect(trace.phase).to.equal('tls');
    say(trace, 'EHLO x');
    expect(trace.phase).to.equal('greeting');
  });
});

describe('[U] phaseOfCommand', () => {
  it('knows commands by their first word', () => {
    const lines = [
      'EHLO a',
      'HELO a',
      'STARTTLS',
      'AUTH PLAIN',
      'MAIL FROM:<>',
      'RCPT TO:<a@b>',
      'DATA',
      'RSET',
      'YW5h',
      '',
    ];
    expect(lines.map(phaseOfCommand)).to.deep.equal([
      'greeting',
      'greeting',
      'tls',
      'auth',
      'mail',
      'rcpt',
      'data',
      null,
      null,
      null,
    ]);
  });
});
