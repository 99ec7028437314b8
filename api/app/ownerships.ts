import type { OwnershipTokens } from '../../platform/ownership-token.js';
import type { OwnershipsRepository } from '../../store/ownership/ownerships.js';
import { APP_PAGES } from '../../web/app/app-pages.js';
import type { HandlersOf } from '../http/contract/handler.js';
import { presentOwnership } from '../ownership/ownership-presenter.js';
import { appPage } from './app-page.js';

export interface OwnershipPageDeps {
  ownerships: Pick<OwnershipsRepository, 'list' | 'find'>;
  ownership: { tokens: OwnershipTokens };
}

/** The pages about sites that users verify as theirs. */
export function createOwnershipPages({
  ownerships,
  ownership,
}: OwnershipPageDeps): HandlersOf<'showOwnerships' | 'showOwnership'> {
  return {
    showOwnerships: appPage(async (viewer, req) =>
      APP_PAGES.ownerships(viewer, {
        ownerships: await ownerships.list(viewer.id),
        site_url: req.query.site_url ?? '',
      }),
    ),
    showOwnership: appPage(async (viewer, req) => {
      const found = await ownerships.find(viewer.id, req.params.ownership_id);
      return found && APP_PAGES.ownership(viewer, { ownership: presentOwnership(ownership.tokens, found) });
    }),
  };
}
