import { Readable } from 'node:stream';

/**
 * A mail body that yields nothing until it is allowed to. SMTP clients begin to read when the server has responded to
 * DATA with 354, so after the first read the mail must never be sent again.
 *
 * Emits `refused` with an Error or null when it was not allowed.
 */
export class BodyStream extends Readable {
  /** asked: nothing was sent. started: it may have been sent. refused: nothing was and nothing will be. */
  state: 'unread' | 'asked' | 'started' | 'refused' = 'unread';
  /** Resolves, never rejects, once the question is answered, and at once if it was never asked. */
  answered: Promise<void> = Promise.resolve();
  private at = 0;

  constructor(
    private readonly body: Uint8Array,
    private readonly mayStart: () => Promise<boolean>,
  ) {
    super();
  }

  /** Whether all of it was handed out. */
  get isAtEnd(): boolean {
    return this.state === 'started' && this.at === this.body.length;
  }

  override _read(size: number): void {
    if (this.state === 'started') this.handOut(size);
    if (this.state !== 'unread') return;
    this.state = 'asked';
    this.answered = this.mayStart().then(
      (allowed) => {
        // The connection may have died during the question.
        if (this.destroyed || !allowed) return this.refuse(null);
        this.state = 'started';
        this.handOut(size);
      },
      (error: Error) => this.refuse(error),
    );
  }

  private refuse(error: Error | null): void {
    this.state = 'refused';
    this.emit('refused', error);
  }

  private handOut(size: number): void {
    const next = this.body.subarray(this.at, this.at + size);
    this.at += next.length;
    this.push(next.length === 0 ? null : next);
  }
}
