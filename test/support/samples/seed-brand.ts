import type { Ids } from '../api/isolation-rows.js';
import type { TestPlatform } from '../platform.js';

/** A brand for reports of this user. */
export async function seedBrand(platform: TestPlatform, user: string): Promise<Pick<Ids, 'brand_id'>> {
  const body = { name: `Agency of ${user}`, primary_color: '#0f4c3a', accent_color: '#e8a33d' };
  const answer = await platform.call<{ id: string }>('/api/seo/report-brands', { body, user });
  if (answer.status !== 201) throw new Error(`The brand was refused: ${JSON.stringify(answer.body)}`);
  return { brand_id: answer.body.id };
}
