import type { CDPSession } from 'puppeteer-core';

/** What never ends, or adds nothing to the document. */
const UNCOUNTED = new Set(['EventSource', 'WebSocket', 'Ping', 'Preflight', 'CSPViolationReport', 'Prefetch']);
/** A response that has begun and brings nothing for this long is a stream, or one whose text the page does not read. */
const SILENT_MS = 1_500;
/** A response that lasts this long is a stream. */
const STREAM_MS = 4_000;
const CHECK_MS = 20;

interface OpenRequest {
  /** Of the document that made the request. */
  loaderId: string;
  /** When its response began and when it last received data; null while there is no response. */
  answer: { sinceMs: number; heardAtMs: number } | null;
}

/**
 * What a tab is still loading, from the request to the last byte. It receives requests over the same session in which
 * the document is read: the browser reports them in order, so a request that a script made before the reading is known
 * when the reading is.
 */
export class NetworkActivity {
  private readonly open = new Map<string, OpenRequest>();
  private lastChangeMs = 0;
  /** Requests since `reset`. */
  begun = 0;

  private constructor() {}

  static async watch(session: CDPSession): Promise<NetworkActivity> {
    const activity = new NetworkActivity();
    session.on('Network.requestWillBeSent', ({ requestId, loaderId, type }) => {
      // The script of a worker has no document, and its end is not reported here.
      if (loaderId !== '' && !UNCOUNTED.has(type ?? 'Other')) activity.begin(requestId, loaderId);
    });
    session.on('Network.responseReceived', ({ requestId }) => activity.hear(requestId));
    session.on('Network.dataReceived', ({ requestId }) => activity.hear(requestId));
    session.on('Network.loadingFinished', ({ requestId }) => activity.end(requestId));
    session.on('Network.loadingFailed', ({ requestId }) => activity.end(requestId));
    session.on('Page.frameNavigated', ({ frame }) => {
      if (frame.parentId === undefined) activity.forgetOthers(frame.loaderId);
    });
    await Promise.all([session.send('Network.enable'), session.send('Page.enable')]);
    return activity;
  }

  /** Before another page is opened: what the last one still loads is of no interest. */
  reset(): void {
    this.open.clear();
    this.begun = 0;
  }

  get isIdle(): boolean {
    const now = performance.now();
    return [...this.open.values()].every(
      ({ answer }) => answer !== null && (now - answer.heardAtMs >= SILENT_MS || now - answer.sinceMs >= STREAM_MS),
    );
  }

  /** True when nothing has been loaded for `idleMs` from now on; false when that did not come about in `limitMs`. */
  async rest(idleMs: number, limitMs: number): Promise<boolean> {
    const startMs = performance.now();
    while (!this.isIdle || performance.now() - Math.max(startMs, this.lastChangeMs) < idleMs) {
      if (performance.now() - startMs >= limitMs) return false;
      await new Promise((resolve) => setTimeout(resolve, CHECK_MS));
    }
    return true;
  }

  private begin(requestId: string, loaderId: string): void {
    this.begun++;
    this.lastChangeMs = performance.now();
    this.open.set(requestId, { loaderId, answer: null });
  }

  private hear(requestId: string): void {
    const request = this.open.get(requestId);
    if (!request) return;
    const heardAtMs = performance.now();
    request.answer = { sinceMs: request.answer?.sinceMs ?? heardAtMs, heardAtMs };
  }

  private end(requestId: string): void {
    if (this.open.delete(requestId)) this.lastChangeMs = performance.now();
  }

  /** Forgets requests of the previous document, which are aborted without an event. */
  private forgetOthers(loaderId: string): void {
    for (const [requestId, request] of this.open) if (request.loaderId !== loaderId) this.open.delete(requestId);
  }
}
