import type { CDPSession, Page } from 'puppeteer-core';
import type { LayoutFacts } from '../../../domain/seo/artifacts/rendered-page.js';
import { layoutScript } from '../in-page/layout-script.js';
import { SERIALIZE_DOCUMENT } from './serialize-document.js';

/** Scripts of ours that take longer are ended: the page is monstrous. */
const SCRIPT_LIMIT_MS = 5_000;
/** A document may be replaced while it is being read. */
const ATTEMPTS = 3;

export interface RenderedDocument {
  dom: string;
  layout: LayoutFacts;
}

/**
 * The document as it is now and how it is laid out, read from an isolated world: what the page has put in place of the
 * browser's own functions is not met there.
 * @throws when the page does not let itself be read
 */
export async function readDocument(page: Page): Promise<RenderedDocument> {
  const session = await page.createCDPSession();
  try {
    for (let attempt = 1; ; attempt++) {
      try {
        return await readOnce(session);
      } catch (error) {
        if (attempt === ATTEMPTS) throw error;
      }
    }
  } finally {
    // It ends with the page at the latest.
    await session.detach().catch(() => {});
  }
}

async function readOnce(session: CDPSession): Promise<RenderedDocument> {
  const { frameTree } = await session.send('Page.getFrameTree');
  const world = { frameId: frameTree.frame.id, worldName: 'reading' };
  const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', world);
  const evaluate = async (expression: string): Promise<unknown> => {
    const asked = { expression, contextId, returnByValue: true, timeout: SCRIPT_LIMIT_MS };
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', asked);
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  };
  const dom = String(await evaluate(SERIALIZE_DOCUMENT));
  return { dom, layout: (await evaluate(layoutScript())) as LayoutFacts };
}
