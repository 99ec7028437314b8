import { APP_PAGES } from '../../web/app/app-pages.js';
import type { HandlersOf } from '../http/contract/handler.js';
import { appPage } from './app-page.js';
import { readOwnChoice } from './read-display.js';

/** How numbers and times are written for the viewer; their browser keeps the choice. */
export function createDisplayPages(): HandlersOf<'showDisplay'> {
  return {
    showDisplay: appPage(async (viewer, req) =>
      APP_PAGES.display(viewer, {
        display: viewer.display,
        choice: readOwnChoice(req.headers),
        now: new Date().toISOString(),
      }),
    ),
  };
}
