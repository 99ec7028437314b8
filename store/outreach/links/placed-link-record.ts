import { createHash } from 'node:crypto';
import type { Types } from 'mongoose';
import { parseUrl } from '../../../domain/base/url/parse-url.js';
import { readHost } from '../../../domain/base/url/url-identity.js';
import { registrableName } from '../../../domain/outreach/addresses/registrable-name.js';
import { NEW_WATCH } from '../../../domain/outreach/links/advance-link.js';
import { linkKey } from '../../../domain/outreach/links/link-key.js';
import type { LinkState, PlacedLink, PlacedLinkInput } from '../../../domain/outreach/links/placed-link.js';

type Dates = 'placed_at' | 'next_check_at' | 'created_at' | 'updated_at';

export type StoredPlacedLink = Omit<PlacedLink, 'id' | Dates> & {
  _id: Types.ObjectId;
  link_hash: string;
  state: LinkState;
  placed_at: Date;
  next_check_at: Date | null;
  created_at: Date;
  updated_at: Date;
};

/** What distinguishes links of a campaign: one page and one target are one link. */
export function hashLink({ page_url, target_url }: Pick<PlacedLinkInput, 'page_url' | 'target_url'>): string {
  return createHash('sha256')
    .update(`${linkKey(page_url)} ${linkKey(target_url)}`)
    .digest('hex')
    .slice(0, 32);
}

/** What follows from the URLs of a link. */
export function locateLink(urls: Pick<PlacedLinkInput, 'page_url' | 'target_url'>) {
  return {
    link_hash: hashLink(urls),
    target_site: registrableName(parseUrl(urls.target_url)?.hostname ?? ''),
    host: readHost(urls.page_url),
  };
}

export function toPlacedLinkRecord(
  owner: { user_id: string; campaign_id: string; created_by: string | null },
  { placed_at, ...link }: PlacedLinkInput,
  { _id, now, next_check_at }: { _id: Types.ObjectId; now: Date; next_check_at: Date },
): StoredPlacedLink {
  return {
    _id,
    ...owner,
    ...link,
    ...locateLink(link),
    placed_at: new Date(placed_at),
    watch: NEW_WATCH,
    state: NEW_WATCH.state,
    history: [],
    next_check_at,
    created_at: now,
    updated_at: now,
  };
}

export function toPlacedLink(stored: StoredPlacedLink): PlacedLink {
  const { user_id, campaign_id, lead_id, page_url, target_url, target_site, host } = stored;
  const { expected_anchor, expected_rel, cost, note, watch, history, created_by } = stored;
  return {
    id: stored._id.toHexString(),
    user_id,
    campaign_id,
    lead_id,
    page_url,
    target_url,
    target_site,
    host,
    expected_anchor,
    expected_rel,
    placed_at: stored.placed_at.toISOString(),
    cost,
    note,
    watch,
    history,
    next_check_at: stored.next_check_at?.toISOString() ?? null,
    created_by,
    created_at: stored.created_at.toISOString(),
    updated_at: stored.updated_at.toISOString(),
  };
}
