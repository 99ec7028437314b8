import { describeCatalog } from '../../../domain/seo/check-catalog.js';
import { ALL_CHECKS } from '../../../domain/seo/checks/index.js';
import type { Handler } from '../../http/contract/handler.js';

/** It only changes with a release; clients revalidate with the ETag and get 304. */
const CACHED = 'private, max-age=300';

export function createChecksHandlers() {
  const catalog = describeCatalog(ALL_CHECKS);
  const listChecks: Handler<'listChecks'> = (_req, res) => {
    res.set('Cache-Control', CACHED).json(catalog);
  };
  return { listChecks };
}
