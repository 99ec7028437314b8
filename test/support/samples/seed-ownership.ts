import type { Ids } from '../api/isolation-rows.js';
import type { TestPlatform } from '../platform.js';

/** A site that this user says is theirs. */
export async function seedOwnership(
  platform: TestPlatform,
  user: string,
  site_url: string,
): Promise<Pick<Ids, 'ownership_id'>> {
  const answer = await platform.call<{ id: string }>('/api/seo/ownerships', { body: { site_url }, user });
  if (answer.status !== 201) throw new Error(`The site was refused: ${JSON.stringify(answer.body)}`);
  return { ownership_id: answer.body.id };
}
