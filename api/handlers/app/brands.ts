import type { RequestHandler } from 'express';
import type { Store } from '../../../store/index.js';
import { APP_PAGES } from '../../../web/app/app-pages.js';
import { appPage } from './app-page.js';

/** The brands for reports. */
export function createBrandPages({ reportBrands }: Pick<Store, 'reportBrands'>): Record<string, RequestHandler> {
  return {
    showBrands: appPage(async (viewer) => APP_PAGES.brands(viewer, { brands: await reportBrands.list(viewer.id) })),
  };
}
