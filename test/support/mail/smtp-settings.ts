import type { SmtpSettings, SmtpTimeouts } from '../../../activities/mail/smtp/smtp-session.js';
import type { MailServerLogin } from '../../../domain/outreach/sending/mail-ports.js';
import { openLoopback } from '../servers/open-loopback.js';

/** Patient with everything but what the spec is about. */
export function smtpSettings(
  timeouts: Partial<SmtpTimeouts> = {},
  overrides: Partial<SmtpSettings> = {},
): SmtpSettings {
  const patient = { greetingMs: 20_000, silenceMs: 20_000, beforeBodyMs: 30_000, finalDotMs: 20_000 };
  return {
    openSocket: openLoopback,
    clientName: '[127.0.0.1]',
    keepIdleMs: 0,
    timeouts: { ...patient, ...timeouts },
    ...overrides,
  };
}

export function smtpLogin(port: number, overrides: Partial<MailServerLogin> = {}): MailServerLogin {
  return { host: 'smtp.press.example', port, secure: false, username: null, password: null, ...overrides };
}
