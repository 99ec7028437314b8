const TICK_MS = 20;
/** Timers are never exact; only what is later than this is a stall. */
const TOLERANCE_MS = 10;

export interface Wait {
  /** Milliseconds since the beginning in which a response would have been noticed at once. */
  elapsedMs(): number;
  end(): void;
}

/**
 * Measures how long we wait for others. A response that arrives while this process reads a large page is not noticed
 * until that is done; such stalls are not counted, or a fast server would look slow to a busy crawler. The measured
 * time is therefore a lower bound.
 */
export class WaitClock {
  private waits = 0;
  private timer: NodeJS.Timeout | null = null;
  private lastTickMs = 0;
  private stalledMs = 0;

  constructor(private readonly now: () => number = () => performance.now()) {}

  begin(): Wait {
    if (this.waits++ === 0) this.start();
    const startMs = this.awakeMs();
    let isOpen = true;
    return {
      elapsedMs: () => this.awakeMs() - startMs,
      end: () => {
        if (isOpen && --this.waits === 0) this.stop();
        isOpen = false;
      },
    };
  }

  /** Called by the timer, late when the process was busy. */
  tick(): void {
    this.stalledMs += this.latenessMs();
    this.lastTickMs = this.now();
  }

  private awakeMs(): number {
    return this.now() - this.stalledMs - this.latenessMs();
  }

  private latenessMs(): number {
    const lateMs = this.now() - this.lastTickMs - TICK_MS;
    return lateMs > TOLERANCE_MS ? lateMs : 0;
  }

  private start(): void {
    this.lastTickMs = this.now();
    this.timer = setInterval(() => this.tick(), TICK_MS);
    this.timer.unref();
  }

  private stop(): void {
    if (this.timer) clearInterval(this.timer);
    this.timer = null;
  }
}
