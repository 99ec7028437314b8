import { DomainError } from '../../../domain/base/errors.js';
import type { DomRenderer, DomSession, DomSettings, RenderedDom, SourcePage } from '../../dom-renderer.js';
import { PAGE_MEMORY_BYTES, watchMemory } from '../chrome/memory-watch.js';
import { runChild } from '../chrome/run-child.js';
import { type BrowserOptions, withBrowser } from '../chrome/with-browser.js';
import type { DomJob, DomReply } from './dom-job.js';

const PAGE_LIMIT_MS = 15_000;
const SETTLE_LIMIT_MS = 8_000;
const OPEN_LIMIT_MS = 15_000;
/** Closing a tab and passing the result on take extra time besides opening it and the page. */
const ANSWER_GRACE_MS = 7_000;
/** Starting takes a second or two on a machine that has little else to do. */
const START_LIMIT_MS = 40_000;
const HEAP_LIMIT_MB = 1_024;
/** Browsers that one session may use up; pages after that keep their source alone. */
const MAX_BROWSERS = 8;
/** A page that crashed, or was too slow, beside others may have been affected by them: it gets another try, alone. */
const TRIES = 2;
/** Second chances of one session: on a site whose pages all hang they would double the time. */
const MAX_RETRIES = 30;
const LOST = 'The browser did not survive the page';

export interface DomRendererOptions extends BrowserOptions {
  pageLimitMs?: number;
  settleLimitMs?: number;
  /** For a tab to open. @default 15 s */
  openLimitMs?: number;
  /** For one page's process. @default 1 GB */
  memoryLimitBytes?: number;
}

/** One browser for many pages, behind the filtering proxy, with a child process that talks to it. */
export function createDomRenderer(options: DomRendererOptions): DomRenderer {
  return {
    async open(settings, signal) {
      const session = new Session(options, settings, signal);
      await session.start();
      return session;
    },
  };
}

interface Waiting {
  page: SourcePage;
  tries: number;
  /** Ends the browser that still has not responded. */
  overdue?: NodeJS.Timeout;
  unsettled?: RenderedDom;
  resolve: (dom: RenderedDom) => void;
}

/** A browser at work: `ended` resolves when nothing of it is left. */
interface Running {
  send: (message: object) => void;
  stop: () => void;
  ended: Promise<void>;
}

class Session implements DomSession {
  private running: Promise<Running> | null = null;
  private readonly inFlight = new Map<number, Waiting>();
  private readonly queue: Waiting[] = [];
  /** Tried once; rendered when nothing else is. */
  private readonly again: Waiting[] = [];
  private nextId = 1;
  private browsers = 0;
  private retries = 0;
  private isClosed = false;

  constructor(
    private readonly options: DomRendererOptions,
    private readonly settings: DomSettings,
    private readonly signal: AbortSignal,
  ) {}

  async start(): Promise<void> {
    await this.browser();
  }

  render(page: SourcePage): Promise<RenderedDom> {
    return new Promise((resolve) => {
      this.queue.push({ page, tries: 0, resolve });
      void this.pump();
    });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.giveUp('The rendering was ended');
    const running = await this.running?.catch(() => null); // One that failed to start has left nothing.
    running?.stop();
    await running?.ended;
  }

  private async pump(): Promise<void> {
    if (this.queue.length + this.again.length === 0) return;
    try {
      const { send, stop } = await this.browser();
      for (let next = this.next(); next !== undefined; next = this.next()) {
        const id = this.nextId++;
        next.tries++;
        next.overdue = setTimeout(stop, this.answerLimitMs);
        this.inFlight.set(id, next);
        send({ id, page: next.page });
      }
    } catch (error) {
      this.giveUp(error instanceof Error ? error.message : String(error));
    }
  }

  /** The child keeps shorter limits itself: one that passes this hangs, whatever the cause. */
  private get answerLimitMs(): number {
    const { openLimitMs = OPEN_LIMIT_MS, pageLimitMs = PAGE_LIMIT_MS } = this.options;
    return openLimitMs + pageLimitMs + ANSWER_GRACE_MS;
  }

  private next(): Waiting | undefined {
    const flying = [...this.inFlight.values()];
    if (flying.some(({ tries }) => tries > 1) || flying.length >= this.settings.tabs) return undefined;
    return this.queue.shift() ?? (flying.length === 0 ? this.again.shift() : undefined);
  }

  private receive({ id, dom }: DomReply): void {
    const asked = this.inFlight.get(id);
    clearTimeout(asked?.overdue);
    this.inFlight.delete(id);
    if (asked && ('error' in dom || !dom.settled)) this.retry(asked, dom);
    else asked?.resolve(dom);
    void this.pump();
  }

  /** A page that was read before it came to rest is kept as it was then, should it fail the next time. */
  private retry(lost: Waiting, dom: RenderedDom): void {
    if ('html' in dom) lost.unsettled = dom;
    if (lost.tries < TRIES && this.retries < MAX_RETRIES) {
      this.retries++;
      this.again.push(lost);
    } else lost.resolve(lost.unsettled ?? dom);
  }

  private giveUp(error: string): void {
    for (const { resolve } of [...this.takeInFlight(), ...this.queue.splice(0), ...this.again.splice(0)])
      resolve({ error });
  }

  private takeInFlight(): Waiting[] {
    const flying = [...this.inFlight.values()];
    this.inFlight.clear();
    for (const { overdue } of flying) clearTimeout(overdue);
    return flying;
  }

  /** The one that runs, or a new one in place of one that died. */
  private browser(): Promise<Running> {
    if (this.isClosed) return Promise.reject(new Error('The rendering was ended'));
    if (this.running !== null) return this.running;
    if (this.browsers++ >= MAX_BROWSERS) return Promise.reject(new Error('The pages ended too many browsers'));
    const running = this.launch();
    this.running = running;
    running.catch(() => {
      if (this.running === running) this.running = null;
    });
    return running;
  }

  /** Resolves when pages can be sent. */
  private launch(): Promise<Running> {
    const controller = new AbortController();
    const stop = new Error('closed');
    return new Promise<Running>((resolve, reject) => {
      const ended = this.run(controller, (send) => resolve({ send, ended, stop: () => controller.abort(stop) })).then(
        () => reject(new DomainError('browser_failed', 'The browser ended', true)),
        (error: unknown) => {
          if (error !== stop) reject(error);
        },
      );
    });
  }

  private async run(controller: AbortController, onReady: (send: (message: object) => void) => void): Promise<void> {
    const {
      pageLimitMs = PAGE_LIMIT_MS,
      settleLimitMs = SETTLE_LIMIT_MS,
      openLimitMs = OPEN_LIMIT_MS,
      memoryLimitBytes = PAGE_MEMORY_BYTES,
    } = this.options;
    const onAbort = () => controller.abort(this.signal.reason);
    this.signal.addEventListener('abort', onAbort, { once: true });
    if (this.signal.aborted) onAbort();
    const late = setTimeout(
      () => controller.abort(new DomainError('browser_failed', 'The browser did not start in time', true)),
      START_LIMIT_MS,
    );
    const bounds = { deadlineMs: 2 ** 30, lateMessage: '', signal: controller.signal };
    try {
      await withBrowser(this.options, bounds, async ({ port, folder, signal }) => {
        const unwatch = watchMemory(folder.root, memoryLimitBytes);
        const job: DomJob = { port, openLimitMs, pageLimitMs, settleLimitMs };
        let send: (message: object) => void = () => {};
        const onMessage = (message: unknown) => {
          if (isReply(message)) return this.receive(message);
          clearTimeout(late);
          send({ settings: this.settings });
          onReady(send);
        };
        const onStart = (given: typeof send) => {
          send = given;
        };
        try {
          await runChild({ script: 'dom-child', job, heapLimitMb: HEAP_LIMIT_MB, signal, onMessage, onStart });
        } finally {
          unwatch();
        }
      });
    } finally {
      clearTimeout(late);
      this.signal.removeEventListener('abort', onAbort);
      this.onEnd();
    }
  }

  /** Pages that were in it are lost; those that wait get the next browser. */
  private onEnd(): void {
    this.running = null;
    for (const each of this.takeInFlight()) this.retry(each, { error: LOST });
    if (!this.isClosed && !this.signal.aborted) void this.pump();
    else this.giveUp(LOST);
  }
}

function isReply(message: unknown): message is DomReply {
  return typeof message === 'object' && message !== null && 'dom' in message;
}
