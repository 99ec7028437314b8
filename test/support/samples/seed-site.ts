import type { Ids } from '../api/isolation-rows.js';
import type { TestPlatform } from '../platform.js';

/** A site that this user watches. */
export async function seedSite(platform: TestPlatform, user: string): Promise<Pick<Ids, 'site_id'>> {
  const body = { site_url: 'https://site.example/' };
  const answer = await platform.call<{ id: string }>('/api/seo-dashboard/sites', { body, user });
  if (answer.status !== 201) throw new Error(`The site was refused: ${JSON.stringify(answer.body)}`);
  return { site_id: answer.body.id };
}
