import { z } from 'zod';
import type { ProviderMetadata } from './provider-metadata.js';
import { KeysUnavailableError } from './signing-keys.js';

export interface CodeGrant {
  code: string;
  redirectUri: string;
  verifier: string;
  clientId: string;
  clientSecret: string;
}

/** The provider, or we, found the sign-in wrong. The message is for the log. */
export class LoginRefusedError extends Error {
  override readonly name = 'LoginRefusedError';
}

const tokens = z.object({ id_token: z.string(), access_token: z.string().optional() });
export type Tokens = z.infer<typeof tokens>;

const TIMEOUT_MS = 10_000;

/**
 * Trades the code for tokens (RFC 6749 4.1.3 with RFC 7636 4.5). Done here and not by the strategy's own client, which
 * knows no PKCE and no time limit.
 */
export async function exchangeCode(metadata: ProviderMetadata, grant: CodeGrant): Promise<Tokens> {
  const response = await fetch(metadata.token_endpoint, tokenRequest(metadata, grant)).catch((cause: unknown) => {
    throw new KeysUnavailableError('The token endpoint is not reachable', { cause });
  });
  if (response.status >= 500) throw new KeysUnavailableError(`The token endpoint returned ${response.status}`);
  const answer: unknown = await response.json().catch(() => null);
  const parsed = tokens.safeParse(answer);
  if (!response.ok || !parsed.success)
    throw new LoginRefusedError(`The token endpoint returned ${response.status} without an ID token`);
  return parsed.data;
}

function tokenRequest(metadata: ProviderMetadata, grant: CodeGrant): RequestInit {
  const form = new URLSearchParams({
    grant_type: 'authorization_code',
    code: grant.code,
    redirect_uri: grant.redirectUri,
    code_verifier: grant.verifier,
  });
  const headers: Record<string, string> = { accept: 'application/json' };
  // OpenID Connect Discovery 1.0: without the list, client_secret_basic is what the provider knows.
  const methods = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  if (methods.includes('client_secret_basic')) {
    headers['authorization'] = basicCredentials(grant.clientId, grant.clientSecret);
  } else {
    form.set('client_id', grant.clientId);
    form.set('client_secret', grant.clientSecret);
  }
  return { method: 'POST', body: form, headers, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) };
}

/** RFC 6749 2.3.1: both halves are form-encoded before they are joined. */
function basicCredentials(id: string, secret: string): string {
  const encode = (text: string): string => new URLSearchParams({ x: text }).toString().slice(2);
  return `Basic ${Buffer.from(`${encode(id)}:${encode(secret)}`).toString('base64')}`;
}
