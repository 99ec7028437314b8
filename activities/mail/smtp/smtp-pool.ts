import type { MailServerLogin } from '../../../domain/outreach/sending/mail-ports.js';
import { awaitStep, type SmtpSession } from './smtp-session.js';

const MAX_IDLE = 8;
/** Many servers end a session after this many mails. */
const MAX_MAILS = 50;
const RESET_MS = 5_000;
const QUIT_MS = 1_000;

/**
 * Connections that have just transmitted a mail and may do so again, only for the same server and the same sign-in.
 * Each is checked to be alive before it is reused.
 */
export class SmtpPool {
  /** The one that waits longest comes first. */
  private readonly idle: { key: string; session: SmtpSession }[] = [];

  /** @param idleMs how long one waits for the next mail; 0 keeps none */
  constructor(private readonly idleMs: number) {}

  /** Null when there is none that responds. */
  async take(login: MailServerLogin, signal: AbortSignal): Promise<SmtpSession | null> {
    const key = keyOf(login);
    for (;;) {
      const found = this.idle.findLast((entry) => entry.key === key);
      if (!found || signal.aborted) return null;
      this.forget(found.session);
      if (await isAlive(found.session, signal)) return found.session;
      found.session.connection.close();
    }
  }

  /** Of a session whose last mail was accepted. */
  giveBack(login: MailServerLogin, session: SmtpSession): void {
    const key = keyOf(login);
    session.mails += 1;
    // Connections of a mailbox at a provider are few, and shared with its owner's phone.
    const most = login.tokens ? 1 : MAX_IDLE;
    const isFull = this.idle.filter((entry) => entry.key === key).length >= most;
    if (this.idleMs === 0 || isFull || session.mails >= MAX_MAILS) {
      quit(session);
      return;
    }
    this.idle.push({ key, session });
    const { mails } = session;
    const timer = setTimeout(() => {
      if (session.mails === mails && this.forget(session)) quit(session);
    }, this.idleMs);
    timer.unref();
    // The server may be the first to end it.
    session.broken.catch(() => this.forget(session));
  }

  private forget(session: SmtpSession): boolean {
    const index = this.idle.findIndex((entry) => entry.session === session);
    if (index !== -1) this.idle.splice(index, 1);
    return index !== -1;
  }
}

function keyOf({ host, port, secure, username, password, tokens }: MailServerLogin): string {
  return JSON.stringify([host, port, secure, username, password, tokens?.key ?? null]);
}

/** RSET changes nothing and must be responded to (RFC 5321 4.1.1.5). */
async function isAlive({ connection, broken }: SmtpSession, signal: AbortSignal): Promise<boolean> {
  const close = (): void => connection.close();
  const timer = setTimeout(close, RESET_MS);
  signal.addEventListener('abort', close);
  try {
    await awaitStep(broken, (done) => connection.reset((error) => done(error)));
    return true;
  } catch {
    // Refused, silent or closed: a new session is opened in its place.
    return false;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', close);
  }
}

/** Politely, but the mails are gone: what the server says to it changes nothing. */
function quit({ connection }: SmtpSession): void {
  connection.quit();
  setTimeout(() => connection.close(), QUIT_MS).unref();
}
