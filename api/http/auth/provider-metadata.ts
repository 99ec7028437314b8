import { z } from 'zod';

const metadata = z.looseObject({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  end_session_endpoint: z.url().optional(),
  token_endpoint_auth_methods_supported: z.array(z.string()).optional(),
  authorization_response_iss_parameter_supported: z.boolean().optional(),
});

export type ProviderMetadata = z.infer<typeof metadata>;

export interface ProviderAddress {
  issuer: string;
  /** Where this process reaches the issuer, when its public name doesn't lead there (containers). */
  discoveryUrl?: string | undefined;
}

const WELL_KNOWN = '/.well-known/openid-configuration';
const TIMEOUT_MS = 5_000;

/**
 * OpenID Connect Discovery 1.0, section 4. The document's issuer must be ours to the letter (4.3). Addresses are moved
 * to the side they are used from: the browser gets the public origin, our own calls the inner one.
 */
export async function fetchProviderMetadata(address: ProviderAddress): Promise<ProviderMetadata> {
  const at = discoveryAddress(address);
  const response = await fetch(at, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'error',
    headers: { accept: 'application/json' },
  });
  if (!response.ok) throw new Error(`The identity provider's discovery document returned ${response.status}`);
  const found = metadata.parse(await response.json());
  if (found.issuer !== address.issuer) throw new Error('The discovery document is of another issuer than OIDC_ISSUER');
  const inner = at.origin;
  const outer = new URL(address.issuer).origin;
  const { end_session_endpoint } = found;
  return {
    ...found,
    authorization_endpoint: moveOrigin(found.authorization_endpoint, inner, outer),
    token_endpoint: moveOrigin(found.token_endpoint, outer, inner),
    jwks_uri: moveOrigin(found.jwks_uri, outer, inner),
    ...(end_session_endpoint && { end_session_endpoint: moveOrigin(end_session_endpoint, inner, outer) }),
  };
}

function discoveryAddress({ issuer, discoveryUrl }: ProviderAddress): URL {
  const base = discoveryUrl ?? issuer;
  return new URL(base.endsWith(WELL_KNOWN) ? base : base.replace(/\/$/, '') + WELL_KNOWN);
}

function moveOrigin(address: string, from: string, to: string): string {
  const url = new URL(address);
  return url.origin === from ? to + url.pathname + url.search : address;
}
