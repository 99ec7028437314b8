import { DomainError } from '../../../domain/base/errors.js';
import { BROWSER_WAIT_SECONDS } from '../../../domain/operations/visit-budgets.js';

export interface TurnRequest {
  /** The user it is for; any text that distinguishes users. */
  user: string;
  /** A user is waiting for it. */
  urgent: boolean;
  signal: AbortSignal;
}

export interface TurnBounds {
  /** Browsers running at the same time: each takes up to a gigabyte. @default 2 */
  most?: number;
  /** A run has the machine to itself for this long. @default 10,000, enough for a page that becomes idle */
  aloneMs?: number;
  /** After that it returns to the queue. @default as domain/operations/visit-budgets.ts */
  waitMs?: number;
}

interface Run {
  user: string;
  lingers: boolean;
}

interface Waiting extends TurnRequest {
  begin: () => void;
}

/**
 * Decides who may use the browser. One run at a time, since two measurements distort each other's figures (Lighthouse,
 * docs/variability.md). A run that takes long, such as a page that never becomes idle, is lingering: it continues, and
 * an urgent run of another user may start beside it. A user has one run at a time; urgent runs go first, and among
 * those the user who has waited longest for a turn.
 */
export class BrowserTurns {
  private readonly runs = new Set<Run>();
  private readonly waiting: Waiting[] = [];
  /** The number of each user's last turn; forgotten when none is left. */
  private readonly lastTurns = new Map<string, number>();
  private turns = 0;
  private readonly bounds: Required<TurnBounds>;

  constructor({ most = 2, aloneMs = 10_000, waitMs = BROWSER_WAIT_SECONDS * 1_000 }: TurnBounds = {}) {
    this.bounds = { most, aloneMs, waitMs };
  }

  /**
   * Waits for a turn; call the returned function to end it.
   * @throws the signal's reason; DomainError browser_failed (retryable) when it took too long
   */
  async take(request: TurnRequest): Promise<() => void> {
    request.signal.throwIfAborted();
    const isNext = this.waiting.length === 0 && this.mayBegin(request);
    return isNext ? this.begin(request.user) : this.wait(request);
  }

  /** At once, so that no other run finds the place free. @returns what ends it */
  private begin(user: string): () => void {
    const run: Run = { user, lingers: false };
    this.runs.add(run);
    this.turns += 1;
    this.lastTurns.set(user, this.turns);
    const timer = setTimeout(() => {
      run.lingers = true;
      this.beginNext();
    }, this.bounds.aloneMs).unref();
    return () => {
      clearTimeout(timer);
      this.runs.delete(run);
      this.beginNext();
    };
  }

  private async wait(request: TurnRequest): Promise<() => void> {
    let leave = (): void => undefined;
    const began = new Promise<() => void>((resolve, reject) => {
      const entry: Waiting = { ...request, begin: () => resolve(this.begin(request.user)) };
      const giveUp = (reason: unknown) => {
        const at = this.waiting.indexOf(entry);
        if (at !== -1) this.waiting.splice(at, 1);
        reject(reason);
      };
      const timer = setTimeout(() => giveUp(tooLong()), this.bounds.waitMs).unref();
      const onAbort = () => giveUp(request.signal.reason);
      request.signal.addEventListener('abort', onAbort, { once: true });
      leave = () => {
        clearTimeout(timer);
        request.signal.removeEventListener('abort', onAbort);
      };
      this.waiting.push(entry);
    });
    this.beginNext();
    return began.finally(() => leave());
  }

  /** One at a time: each run looks for the next when it ends or lingers. */
  private beginNext(): void {
    if (this.runs.size + this.waiting.length === 0) this.lastTurns.clear();
    const able = this.waiting.filter((each) => this.mayBegin(each));
    const first = able.some(({ urgent }) => urgent) ? able.filter(({ urgent }) => urgent) : able;
    const turnOf = ({ user }: Waiting) => this.lastTurns.get(user) ?? 0;
    // Sorting is stable: those of one user go as they came.
    const [next] = first.sort((one, other) => turnOf(one) - turnOf(other));
    if (!next) return;
    this.waiting.splice(this.waiting.indexOf(next), 1);
    next.begin();
  }

  private mayBegin({ user, urgent }: TurnRequest): boolean {
    const runs = [...this.runs];
    if (runs.length === 0) return true;
    const hasRoom = runs.length < this.bounds.most && runs.every((run) => run.lingers);
    return urgent && hasRoom && !runs.some((run) => run.user === user);
  }
}

function tooLong(): DomainError {
  return new DomainError('browser_failed', 'The browser was busy with other work for too long', true);
}
