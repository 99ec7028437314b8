import type { RequestHandler } from 'express';
import type { Store } from '../../../store/index.js';
import { APP_PAGES } from '../../../web/app/app-pages.js';
import { appPage } from './app-page.js';

/** The sets of checks that a user has saved. */
export function createCheckSetPages({ checkSets }: Pick<Store, 'checkSets'>): Record<string, RequestHandler> {
  return {
    showCheckSets: appPage(async (viewer) => APP_PAGES.checkSets(viewer, { sets: await checkSets.list(viewer.id) })),
  };
}
