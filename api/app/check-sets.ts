import type { Store } from '../../store/index.js';
import { APP_PAGES } from '../../web/app/app-pages.js';
import type { HandlersOf } from '../http/contract/handler.js';
import { appPage } from './app-page.js';

/** The sets of checks that a user has saved. */
export function createCheckSetPages({ checkSets }: Pick<Store, 'checkSets'>): HandlersOf<'showCheckSets'> {
  return {
    showCheckSets: appPage(async (viewer) => APP_PAGES.checkSets(viewer, { sets: await checkSets.list(viewer.id) })),
  };
}
