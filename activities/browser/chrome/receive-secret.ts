import { once } from 'node:events';
import type { SiteHeaders } from '../../site-headers.js';

/** What a child process gets as its first message: arguments of a process can be read by every user of the machine. */
export interface ChildSecret {
  /** What opens the site; null where it is public. */
  site: SiteHeaders | null;
}

/** In the child: the secret that `runChild` sends. Node keeps it until there is a listener. */
export async function receiveSecret(): Promise<ChildSecret> {
  const [secret]: unknown[] = await once(process, 'message');
  return isSecret(secret) ? secret : { site: null };
}

function isSecret(message: unknown): message is ChildSecret {
  return typeof message === 'object' && message !== null && 'site' in message;
}
