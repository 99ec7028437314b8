import type { CDPSession, Page, Protocol } from 'puppeteer-core';

/** What a crawl keeps of a page; a larger source is cut there, as it is there. */
export const MAX_SOURCE_BYTES = 10_000_000;

export interface RecordedDocument {
  url: string;
  status: number;
  content_type: string | null;
  /** Of the first document, decoded from its content encoding; null when it is not available. */
  body: Uint8Array | null;
}

export interface DocumentRecord {
  /** Documents of the page itself, not of its frames, in order; HTTP redirects don't count. */
  readonly documents: readonly RecordedDocument[];
  /** The last place that a script sent the page to; null when none did. */
  readonly scriptRedirect: string | null;
  /** Rejects when documents follow one another without end; never resolves. */
  readonly endless: Promise<never>;
}

/** A page that keeps navigating or reloading itself never becomes idle. */
const MAX_DOCUMENTS = 20;

const BY_SCRIPT = new Set<Protocol.Page.ClientNavigationReason>([
  'scriptInitiated',
  'formSubmissionGet',
  'formSubmissionPost',
]);

/**
 * Writes down every main document before the page gets to see it: a script that leads away at once takes the source with
 * it. Changes nothing of what is loaded.
 */
export async function recordDocuments(page: Page): Promise<DocumentRecord> {
  const session = await page.createCDPSession();
  const { frameTree } = await session.send('Page.getFrameTree');
  const frameId = frameTree.frame.id;
  const documents: RecordedDocument[] = [];
  let scriptRedirect: string | null = null;
  const endless = new Promise<never>((_, reject) => {
    session.on('Fetch.requestPaused', (paused) => {
      if (documents.length === MAX_DOCUMENTS)
        reject(new Error('The page leads from one document to the next without end'));
      else void record(session, paused, paused.frameId === frameId, documents);
    });
  });
  // It may reject before anything awaits it.
  endless.catch(() => {});
  session.on('Page.frameRequestedNavigation', ({ frameId: id, reason, url, disposition }) => {
    const isOurs = id === frameId && disposition === 'currentTab';
    if (isOurs && BY_SCRIPT.has(reason) && /^https?:/.test(url)) scriptRedirect = url;
  });
  await session.send('Page.enable');
  await session.send('Fetch.enable', {
    patterns: [{ urlPattern: '*', resourceType: 'Document', requestStage: 'Response' }],
  });
  return {
    documents,
    endless,
    get scriptRedirect() {
      return scriptRedirect;
    },
  };
}

async function record(
  session: CDPSession,
  paused: Protocol.Fetch.RequestPausedEvent,
  isMain: boolean,
  documents: RecordedDocument[],
): Promise<void> {
  const { requestId, request, responseStatusCode: status = 0, responseHeaders = [] } = paused;
  const isRedirect = status >= 300 && status < 400 && findHeader(responseHeaders, 'location') !== null;
  if (isMain && status > 0 && !isRedirect) {
    const content_type = findHeader(responseHeaders, 'content-type');
    const entry: RecordedDocument = { url: request.url, status, content_type, body: null };
    documents.push(entry);
    if (documents[0] === entry) entry.body = await readBody(session, requestId);
  }
  // The page may be gone by now.
  await session.send('Fetch.continueRequest', { requestId }).catch(() => {});
}

async function readBody(session: CDPSession, requestId: string): Promise<Uint8Array | null> {
  try {
    const { body, base64Encoded } = await session.send('Fetch.getResponseBody', { requestId });
    return Buffer.from(body, base64Encoded ? 'base64' : 'utf8').subarray(0, MAX_SOURCE_BYTES);
  } catch {
    // The page is gone, or Chromium has dropped the body: what was rendered is judged without its source.
    return null;
  }
}

function findHeader(headers: readonly Protocol.Fetch.HeaderEntry[], name: string): string | null {
  return headers.find((header) => header.name.toLowerCase() === name)?.value ?? null;
}
