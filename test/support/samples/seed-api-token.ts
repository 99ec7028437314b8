import type { Ids } from '../api/isolation-rows.js';
import type { TestPlatform } from '../platform.js';

/** An API token of this user. */
export async function seedApiToken(platform: TestPlatform, user: string): Promise<Pick<Ids, 'token_id'>> {
  const answer = await platform.call<{ id: string }>('/api/tokens', { body: { name: 'Deploy pipeline' }, user });
  if (answer.status !== 201) throw new Error(`The token was refused: ${JSON.stringify(answer.body)}`);
  return { token_id: answer.body.id };
}
