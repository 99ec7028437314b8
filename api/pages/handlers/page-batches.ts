import type { Response } from 'express';
import { plural } from '../../../domain/base/text/plural.js';
import { identifySite } from '../../../domain/base/url/url-identity.js';
import type { HandlersOf, OperationRequest } from '../../http/contract/handler.js';
import { type BatchDeps, readBatch } from '../../http/requests/read-batch.js';
import { type OperationStartDeps, startOperation } from '../../operations/start-operation.js';

export type PageBatchDeps = BatchDeps & OperationStartDeps;

/** A request waits for this many pages; for more only if it asks to. */
const WAITED_FOR = 5;
const WAIT_S = 30;

/** Pages, many at a time. */
export function createPageBatchHandlers(deps: PageBatchDeps): HandlersOf<'startPageBatch' | 'startPageGuidance'> {
  const start =
    (type: 'page_batch' | 'page_guidance') =>
    async (req: OperationRequest<'startPageBatch' | 'startPageGuidance'>, res: Response): Promise<void> => {
      const { urls, target_keywords } = req.body;
      const { pages, check_settings } = await readBatch(deps, req, urls);
      const sites = new Set(pages.flatMap(({ url, refused }) => (refused ? [] : [identifySite(url)])));
      const [only] = sites;
      await startOperation(deps, req, res, {
        type,
        input: { pages, target_keywords, check_settings },
        asked: { urls, target_keywords },
        // A batch of several sites belongs to none of them.
        ...(sites.size === 1 && only ? { site_url: `https://${only}/` } : { about: plural(sites.size, 'site') }),
        default_wait_s: urls.length > WAITED_FOR ? 0 : WAIT_S,
      });
    };
  return { startPageBatch: start('page_batch'), startPageGuidance: start('page_guidance') };
}
