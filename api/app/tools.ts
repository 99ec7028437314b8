import { APP_PAGES } from '../../web/app/app-pages.js';
import type { HandlersOf } from '../http/contract/handler.js';
import { appPage } from './app-page.js';

/** The forms of the tools; what they find is on the pages of their operations. */
export function createToolPages(): HandlersOf<'showTools'> {
  return { showTools: appPage(async (viewer) => APP_PAGES.tools(viewer)) };
}
