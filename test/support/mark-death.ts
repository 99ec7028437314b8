import { hashUrl } from '../../store/base/url-hash.js';
import type { Store } from '../../store/index.js';

/** What a worker leaves that dies over this URL while it visits it alone. */
export async function markDeath({ workMarks }: Store, id: string, url: string): Promise<void> {
  await workMarks.open(id, 'dead', new Date(Date.now() + 86_400_000));
  await workMarks.begin(id, hashUrl(url));
}
