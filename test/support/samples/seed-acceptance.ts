import type { Ids } from '../api/isolation-rows.js';
import type { TestPlatform } from '../platform.js';

/** A finding that this user accepted. */
export async function seedAcceptance(platform: TestPlatform, user: string): Promise<Pick<Ids, 'acceptance_id'>> {
  const body = { site_url: 'https://seeded.example/', check: 'title/missing', reason: `Accepted by ${user}` };
  const answer = await platform.call<{ id: string }>('/api/seo/acceptances', { body, user });
  if (answer.status !== 201) throw new Error(`The acceptance was refused: ${JSON.stringify(answer.body)}`);
  return { acceptance_id: answer.body.id };
}
