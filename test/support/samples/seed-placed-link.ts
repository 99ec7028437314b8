import type { Ids } from '../api/isolation-rows.js';
import type { TestPlatform } from '../platform.js';

/** A placed link of a campaign, whose page is not there. */
export async function seedPlacedLink(
  platform: TestPlatform,
  user: string,
  { campaign_id }: Pick<Ids, 'campaign_id'>,
): Promise<Pick<Ids, 'link_id'>> {
  const path = `/api/v1/backlink-outreach/campaigns/${campaign_id}/placed-links`;
  const body = { page_url: 'https://blog.invalid/post', target_url: 'https://client.invalid/' };
  const { body: link } = await platform.call<{ id: string }>(path, { user, body });
  return { link_id: link.id };
}
