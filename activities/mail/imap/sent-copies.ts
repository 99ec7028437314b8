import { isDomainError } from '../../../domain/base/errors.js';
import type { ReportError } from '../../../domain/base/report-error.js';
import { writeText } from '../../../domain/base/text/write-text.js';
import type { MailServerLogin, SentCopy } from '../../../domain/outreach/sending/mail-ports.js';
import { appendSentMail } from './append-sent-mail.js';
import { filesSentMail } from './files-sent-mail.js';
import { type ImapSettings, withImap } from './imap-session.js';

export interface SentCopiesDeps {
  imap: ImapSettings;
  /** The outcome, once for each sender and batch. @param error in plain words; null: the copies are in the folder */
  note(sender: SentCopy['sender'], error: string | null): Promise<void>;
  reportError: ReportError;
  /** Waits before each further try. @default 10 seconds, then a minute */
  retryMs?: readonly number[];
}

/** This many are put into a folder in one session. */
const BATCH = 50;
const DEADLINE_MS = 120_000;
/** This many may wait for one mailbox; more are dropped, and that is noted. */
const MAX_WAITING = 1_000;
const RETRY_MS = [10_000, 60_000];
const INTERNAL = 'An internal error occurred while saving';

/**
 * Puts copies of sent mails into the Sent folders of their senders, separately from sending: the mail has been sent,
 * whatever happens to its copy, and no copy ever sends anything. Each sender's copies are saved one session after the
 * other, in order. What waits when the process dies is lost.
 */
export class SentCopies {
  private readonly waiting = new Map<string, SentCopy[]>();
  private readonly working = new Map<string, Promise<void>>();
  private readonly stopping = new AbortController();

  constructor(private readonly deps: SentCopiesDeps) {}

  /** Returns at once. Nothing is done for a sender without IMAP, and for providers that keep copies themselves. */
  add(copy: SentCopy): void {
    const { imap, smtp } = copy.login;
    if (imap === null || filesSentMail(smtp.host)) return;
    const key = JSON.stringify([copy.sender.user_id, copy.sender.id]);
    const line = this.waiting.get(key) ?? [];
    this.waiting.set(key, line);
    if (line.length >= MAX_WAITING) {
      void this.note(copy, writeText`More than ${MAX_WAITING} copies wait for this mailbox`);
      return;
    }
    line.push(copy);
    if (!this.working.has(key)) this.working.set(key, this.saveAll(key, line));
  }

  /** Until nothing waits. */
  async idle(): Promise<void> {
    while (this.working.size > 0) await Promise.all(this.working.values());
  }

  /** Makes no further try; what is under way may end. */
  async close(): Promise<void> {
    this.stopping.abort();
    await this.idle();
  }

  private async saveAll(key: string, line: SentCopy[]): Promise<void> {
    try {
      for (let batch = line.splice(0, BATCH); batch.length > 0; batch = line.splice(0, BATCH)) {
        const [first] = batch;
        if (first) await this.note(first, await this.saveBatch(first.login.imap, batch));
      }
    } finally {
      // Right after the last check: what is added from now on starts a new run.
      this.working.delete(key);
      this.waiting.delete(key);
    }
  }

  /** @returns what went wrong at the last try, in plain words */
  private async saveBatch(login: MailServerLogin | null, batch: readonly SentCopy[]): Promise<string | null> {
    if (login === null) return null;
    const { imap, reportError, retryMs = RETRY_MS } = this.deps;
    for (let tries = 0; ; tries++) {
      try {
        await withImap(imap, login, AbortSignal.timeout(DEADLINE_MS), (client) => appendSentMail(client, batch));
        return null;
      } catch (error) {
        if (!isDomainError(error)) reportError(error, 'save sent copies');
        const mayPass = isDomainError(error) && error.retryable;
        const waitMs = retryMs[tries];
        if (!mayPass || waitMs === undefined || this.stopping.signal.aborted)
          return isDomainError(error) ? error.message : INTERNAL;
        await this.pause(waitMs);
      }
    }
  }

  /** Ends early when no further try is to be made. */
  private pause(ms: number): Promise<void> {
    const { signal } = this.stopping;
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      signal.addEventListener('abort', end);
    });
  }

  private async note({ sender }: SentCopy, error: string | null): Promise<void> {
    await this.deps.note(sender, error).catch((failure: unknown) => this.deps.reportError(failure, 'note sent copies'));
  }
}
