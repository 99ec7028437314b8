import type { Store } from '../../store/index.js';
import { APP_PAGES } from '../../web/app/app-pages.js';
import type { HandlersOf } from '../http/contract/handler.js';
import { appPage } from './app-page.js';

export type TokenPageDeps = Pick<Store, 'apiTokens'>;

/** The viewer's tokens in the workspace that the app shows. */
export function createTokenPages({ apiTokens }: TokenPageDeps): HandlersOf<'showTokens'> {
  return {
    showTokens: appPage(async (viewer) =>
      APP_PAGES.tokens(viewer, {
        tokens: await apiTokens.list(viewer.user_id, viewer.id),
        workspace_name: viewer.workspace_name,
        now: new Date().toISOString(),
      }),
    ),
  };
}
