import type { VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { type Place, Shell, type Viewer } from './shell.js';

/** Where the page's own files lie; api/web-app.ts serves them. */
export const APP_ASSETS_PATH = '/app/assets';

export interface AppPage {
  title: string;
  place: Place;
  viewer: Viewer;
  content: VNode;
}

/** One page of the web dashboard. Everything shown is escaped; style and script come from this server alone. */
export function renderApp({ title, place, viewer, content }: AppPage): string {
  const head = renderToString(
    <>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="robots" content="noindex, nofollow" />
      <meta name="csrf-token" content={viewer.csrf_token} />
      <title>{`${title} · Linkwright`}</title>
      <link rel="icon" href="data:," />
      <link rel="stylesheet" href={`${APP_ASSETS_PATH}/app.css`} />
      <script src={`${APP_ASSETS_PATH}/app.js`} type="module" />
    </>,
  );
  const body = renderToString(
    <Shell viewer={viewer} place={place}>
      {content}
    </Shell>,
  );
  return `<!doctype html>\n<html lang="en"><head>${head}</head><body>${body}</body></html>\n`;
}
