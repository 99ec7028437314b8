// Parts of a page that change while somebody reads it: they are read anew from the server until they are gone from it.
import { updatePage } from './page-updates.js';
import { whenShown } from './when-shown.js';

const READ_AGAIN_MS = 2_000;

async function keepFresh(part: HTMLElement): Promise<void> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, READ_AGAIN_MS));
    if (!part.isConnected) return;
    if (document.hidden) continue;
    try {
      if (!(await updatePage(window.location.href.replace(/#.*$/, ''), { part: `#${part.id}` }))) return;
    } catch {
      // The server cannot be reached at the moment: what is shown stays.
    }
  }
}

whenShown('[data-live]', (part) => void keepFresh(part));
