import type { Ids } from '../api/isolation-rows.js';
import type { TestPlatform } from '../platform.js';

/** A check set of this user. */
export async function seedCheckSet(platform: TestPlatform, user: string): Promise<Pick<Ids, 'check_set_id'>> {
  const body = { name: `Checks of ${user}`, extractions: [{ name: 'Price', selector: '.price' }] };
  const answer = await platform.call<{ id: string }>('/api/seo/check-sets', { body, user });
  if (answer.status !== 201) throw new Error(`The check set was refused: ${JSON.stringify(answer.body)}`);
  return { check_set_id: answer.body.id };
}
