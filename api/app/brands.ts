import type { Store } from '../../store/index.js';
import { APP_PAGES } from '../../web/app/app-pages.js';
import type { HandlersOf } from '../http/contract/handler.js';
import { appPage } from './app-page.js';

/** The brands for reports. */
export function createBrandPages({ reportBrands }: Pick<Store, 'reportBrands'>): HandlersOf<'showBrands'> {
  return {
    showBrands: appPage(async (viewer) => APP_PAGES.brands(viewer, { brands: await reportBrands.list(viewer.id) })),
  };
}
