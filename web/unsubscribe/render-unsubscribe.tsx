import { renderToString } from 'preact-render-to-string';
import { UnsubscribePage, type UnsubscribeState } from './unsubscribe-page.js';
import { UNSUBSCRIBE_STYLE } from './unsubscribe-style.js';

const TITLES: Record<UnsubscribeState['state'], string> = {
  asked: 'Unsubscribe',
  done: 'You are unsubscribed',
  unknown: 'This link is not complete',
};

/** The whole page: no script, no request to anywhere. The address is escaped. */
export function renderUnsubscribe(shown: UnsubscribeState): string {
  const head = renderToString(
    <>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      <title>{TITLES[shown.state]}</title>
    </>,
  );
  const body = renderToString(<UnsubscribePage {...shown} />);
  // The style is only ours and is inserted unescaped, so that its hash matches.
  return `<!doctype html>\n<html lang="en"><head>${head}<style>${UNSUBSCRIBE_STYLE}</style></head><body>${body}</body></html>\n`;
}
