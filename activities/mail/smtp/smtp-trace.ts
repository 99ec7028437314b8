import type { SmtpPhase } from '../../../domain/outreach/sending/mail-ports.js';

/**
 * Follows a conversation by its own lines. After a broken connection, nodemailer's errors don't show how far it got:
 * closing at RCPT and closing after the final dot look the same there.
 */
export class SmtpTrace {
  /** Steps without a response yet, oldest first: with pipelining there are several. */
  private readonly open: SmtpPhase[] = [];
  private last: SmtpPhase;
  /** The step that last got a response. */
  answered: SmtpPhase | null = null;

  constructor(secure: boolean) {
    this.last = secure ? 'tls' : 'greeting';
  }

  /** The step that is waited for. */
  get phase(): SmtpPhase {
    return this.open[0] ?? this.last;
  }

  /** For SMTPConnection's options `logger` and `transactionLog`; keeps no line. */
  readonly logger = {
    info: (entry: { remotePort?: number }): void => {
      // The one event that names the other side: connected, and encrypted where that comes first.
      if (entry.remotePort !== undefined) this.last = 'greeting';
    },
    debug: ({ tnx }: { tnx?: string }, line?: unknown): void => {
      if (tnx === 'client') this.ask(phaseOfCommand(String(line)));
      else if (tnx === 'server') this.answered = this.open.shift() ?? this.answered;
    },
    warn: (): void => undefined,
    error: (): void => undefined,
  };

  private ask(phase: SmtpPhase | null): void {
    // Lines of a sign-in after its first belong to it.
    const step = phase ?? this.last;
    this.open.push(step);
    this.last = step;
  }
}

/** The step that a command begins; null for other lines, such as a response to a challenge. */
export function phaseOfCommand(line: string): SmtpPhase | null {
  switch (/^[A-Z]+/.exec(line)?.[0]) {
    case 'EHLO':
    case 'HELO':
      return 'greeting';
    case 'STARTTLS':
      return 'tls';
    case 'AUTH':
      return 'auth';
    case 'MAIL':
      return 'mail';
    case 'RCPT':
      return 'rcpt';
    case 'DATA':
      return 'data';
    default:
      return null;
  }
}
