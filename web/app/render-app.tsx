import type { ComponentChildren, VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { withDisplay } from '../report/facts/current-display.js';
import type { AppPlace } from './navigation/app-place.js';
import { Shell } from './shell.js';
import type { Viewer } from './viewer.js';

/** Path of the page's own files; api/web-app.ts serves them. */
export const APP_ASSETS_PATH = '/app/assets';

export interface AppPage extends AppPlace {
  title: string;
  viewer: Viewer;
  content: VNode;
}

/** One page of the web dashboard. Everything shown is escaped; style and script come from this server alone. */
export function renderApp({ title, viewer, content, ...place }: AppPage): string {
  const scripted = (
    <>
      <meta name="user-id" content={viewer.user_id} />
      <meta name="workspace-id" content={viewer.id} />
      <meta name="csrf-token" content={viewer.csrf_token} />
      <meta name="display-language" content={viewer.display.language} />
      <meta name="display-zone" content={viewer.display.time_zone} />
      <script src={`${APP_ASSETS_PATH}/app.js`} type="module" />
    </>
  );
  const page = (
    <Shell viewer={viewer} {...place}>
      {content}
    </Shell>
  );
  return withDisplay(viewer.display, () => renderDocument(<Head title={title}>{scripted}</Head>, page));
}

/** A page without a signed-in user: no script, and no links but those of its content. */
export function renderPlain({ title, content }: Pick<AppPage, 'title' | 'content'>): string {
  const body = (
    <main id="content" class="page plain-page">
      {content}
    </main>
  );
  return renderDocument(<Head title={title} />, body);
}

function Head({ title, children }: { title: string; children?: ComponentChildren }) {
  return (
    <>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="robots" content="noindex, nofollow" />
      <title>{`${title} · Linkwright`}</title>
      <link rel="icon" href="data:," />
      <link rel="stylesheet" href={`${APP_ASSETS_PATH}/app.css`} />
      {children}
    </>
  );
}

function renderDocument(head: VNode, body: VNode): string {
  return `<!doctype html>\n<html lang="en"><head>${renderToString(head)}</head><body>${renderToString(body)}</body></html>\n`;
}
