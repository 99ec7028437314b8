import type { VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { UNSUBSCRIBE_STYLE } from './unsubscribe-style.js';

/** A whole page with one card: no script, no request to anywhere. Texts are escaped. */
export function renderCard(title: string, card: VNode): string {
  const head = renderToString(
    <>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      <title>{title}</title>
    </>,
  );
  // The style is only ours and is inserted unescaped, so that its hash matches.
  return `<!doctype html>\n<html lang="en"><head>${head}<style>${UNSUBSCRIBE_STYLE}</style></head><body>${renderToString(card)}</body></html>\n`;
}
