import { renderToString } from 'preact-render-to-string';
import { UNSUBSCRIBE_STYLE } from '../unsubscribe/unsubscribe-style.js';
import { ConnectPage, type ConnectState, unfinishedTitle } from './connect-page.js';
import { CONNECT_SCRIPT } from './connect-script.js';

/** The whole page. What came in the address is escaped. */
export function renderConnect(shown: ConnectState): string {
  const head = renderToString(
    <>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      <title>{titleOf(shown)}</title>
    </>,
  );
  const body = renderToString(<ConnectPage {...shown} />);
  // Style and script are ours alone and go in as they are, so that their hashes fit.
  const own = `<style>${UNSUBSCRIBE_STYLE}</style>`;
  return `<!doctype html>\n<html lang="en"><head>${head}${own}</head><body>${body}<script>${CONNECT_SCRIPT}</script></body></html>\n`;
}

function titleOf(shown: ConnectState): string {
  switch (shown.state) {
    case 'connected':
      return `${shown.name} is connected`;
    case 'mailbox':
      return `${shown.email} is connected with ${shown.name}`;
    case 'unfinished':
      return unfinishedTitle(shown.name, shown.account);
    case 'refused':
      return shown.title;
  }
}
