import type { Answer, PlatformCall } from '../api/platform-call.js';
import { consentAt } from '../consent-at.js';

/** As a program does: begins with its token, sends its user to the provider, and finishes with what that answered. */
export async function connectByProgram(
  call: PlatformCall,
  name: string,
  user = 'alice',
): Promise<{ back: string; answer: Answer }> {
  const { body } = await call<{ authorize_url: string }>(`/api/integrations/${name}/connect`, { user });
  const back = await consentAt(body.authorize_url);
  const given = Object.fromEntries(new URL(back).searchParams);
  return { back, answer: await call(`/api/integrations/${name}/complete`, { user, body: given }) };
}
