import { randomBytes } from 'node:crypto';
import type { Ids } from '../api/isolation-rows.js';
import type { TestPlatform } from '../platform.js';
import { issueAudits, storeIssueAudits } from './issue-audits.js';

/** An audit of this site with "title/long", a note about it, and a saved view. */
export async function seedSiteIssue(
  platform: TestPlatform,
  user: string,
  siteId: string,
): Promise<Pick<Ids, 'note_id' | 'view_id'>> {
  const site = await platform.store.sites.find(user, siteId);
  if (!site) throw new Error(`${user} does not watch ${siteId}`);
  await storeIssueAudits(platform.store, site, [{ ...issueAudits().after, audit_id: randomBytes(12).toString('hex') }]);
  const make = async (path: string, body: object): Promise<string> => {
    const answer = await platform.call<{ id: string }>(`/api/seo-dashboard${path}`, { body, user });
    if (answer.status !== 201) throw new Error(`${path} was refused: ${JSON.stringify(answer.body)}`);
    return answer.body.id;
  };
  return {
    note_id: await make(`/sites/${siteId}/issues/title:long/notes`, { text: `A note of ${user}` }),
    view_id: await make('/issue-views', { name: `View of ${user}`, filters: {} }),
  };
}
