/** The caller's signal and a time limit as one signal. To be ended. */
export class Patience {
  private readonly controller = new AbortController();
  private readonly timer: NodeJS.Timeout;
  private readonly stop = (): void => this.controller.abort(this.given.reason);

  constructor(
    timeoutMs: number,
    private readonly given: AbortSignal,
  ) {
    this.timer = setTimeout(() => this.controller.abort(new DOMException('', 'TimeoutError')), timeoutMs);
    if (given.aborted) this.stop();
    else given.addEventListener('abort', this.stop);
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** Nothing aborts the signal any more. */
  end(): void {
    clearTimeout(this.timer);
    this.given.removeEventListener('abort', this.stop);
  }
}
