import { createHash, randomBytes } from 'node:crypto';

export interface IssuedGrant {
  scope: string;
  refresh_token: string;
  access_token: string;
  /** Access tokens of it that were good once. */
  old_tokens: string[];
  alive: boolean;
}

interface PendingCode {
  challenge: string;
  redirect_uri: string;
  scope: string;
}

export interface OAuthAnswer {
  status: number;
  body?: unknown;
  location?: string;
}

export interface ProviderOAuth {
  /** As a browser that is sent here: consents at once, or refuses when told so. */
  authorize(query: URLSearchParams): OAuthAnswer;
  token(form: URLSearchParams): OAuthAnswer;
  revoke(form: URLSearchParams): OAuthAnswer;
  grantOf(authorization: string | undefined): IssuedGrant | null;
  /** The user has taken all access back: refreshing is refused. */
  revokeAll(): void;
  /** Access tokens end at once; refreshing gives new ones. */
  expireTokens(): void;
  /** Every token, code and secret that was ever handed out, and every code verifier that came back. */
  secrets(): string[];
  counts: { exchanges: number; refreshes: number; revokes: number };
  settings: OAuthBehavior;
}

export interface OAuthBehavior {
  client_id: string;
  client_secret: string;
  issuer: string;
  /** A refresh gives a new refresh token, and the old one is good no more. */
  rotates: boolean;
  expires_in_s: number;
  /** Error in place of consent, such as access_denied, with its description. */
  refuses: { error: string; error_description: string } | null;
  /** In place of the scope that was asked for. */
  grants_scope: string | null;
  /** A consent that was given before brings no refresh token again. */
  omits_refresh_token?: boolean;
}

/** An authorization server that checks what a real one does: client, redirect address, PKCE, single use of codes. */
export function createProviderOAuth(settings: OAuthBehavior): ProviderOAuth {
  const codes = new Map<string, PendingCode>();
  const grants: IssuedGrant[] = [];
  const handedOut: string[] = [];
  const counts = { exchanges: 0, refreshes: 0, revokes: 0 };
  const mint = (kind: string): string => {
    const word = `${kind}-${randomBytes(18).toString('base64url')}`;
    handedOut.push(word);
    return word;
  };
  const refuse = (error: string, status = 400): OAuthAnswer => ({ status, body: { error } });

  function authorize(query: URLSearchParams): OAuthAnswer {
    const wrong = [
      query.get('client_id') !== settings.client_id,
      query.get('response_type') !== 'code',
      query.get('code_challenge_method') !== 'S256',
      !/^[\w-]{43}$/.test(query.get('code_challenge') ?? ''),
    ];
    if (wrong.includes(true)) return { status: 400, body: 'This request is not in order' };
    const back = new URL(query.get('redirect_uri') ?? '');
    back.searchParams.set('state', query.get('state') ?? '');
    back.searchParams.set('iss', settings.issuer);
    if (settings.refuses) {
      for (const [name, value] of Object.entries(settings.refuses)) back.searchParams.set(name, value);
      return { status: 302, location: back.href };
    }
    const code = mint('code');
    codes.set(code, {
      challenge: query.get('code_challenge') ?? '',
      redirect_uri: query.get('redirect_uri') ?? '',
      scope: settings.grants_scope ?? query.get('scope') ?? '',
    });
    back.searchParams.set('code', code);
    return { status: 302, location: back.href };
  }

  function token(form: URLSearchParams): OAuthAnswer {
    if (form.get('client_id') !== settings.client_id || form.get('client_secret') !== settings.client_secret)
      return refuse('invalid_client', 401);
    if (form.get('grant_type') === 'authorization_code') return exchange(form);
    return form.get('grant_type') === 'refresh_token' ? refresh(form) : refuse('unsupported_grant_type');
  }

  function exchange(form: URLSearchParams): OAuthAnswer {
    counts.exchanges += 1;
    const verifier = form.get('code_verifier');
    if (verifier) handedOut.push(verifier);
    const code = form.get('code') ?? '';
    const pending = codes.get(code);
    codes.delete(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const fits = pending?.challenge === challenge && pending.redirect_uri === form.get('redirect_uri');
    if (!pending || !fits) return refuse('invalid_grant');
    const grant = { scope: pending.scope, refresh_token: mint('refresh'), access_token: mint('access') };
    grants.push({ ...grant, old_tokens: [], alive: true });
    return answer(settings.omits_refresh_token ? { scope: grant.scope, access_token: grant.access_token } : grant);
  }

  function refresh(form: URLSearchParams): OAuthAnswer {
    counts.refreshes += 1;
    const grant = grants.find((one) => one.refresh_token === form.get('refresh_token'));
    if (!grant?.alive) return refuse('invalid_grant');
    grant.old_tokens.push(grant.access_token);
    grant.access_token = mint('access');
    if (settings.rotates) grant.refresh_token = mint('refresh');
    return answer({ ...grant, ...(settings.rotates ? {} : { refresh_token: undefined }) });
  }

  function answer(grant: { access_token: string; refresh_token?: string | undefined; scope: string }): OAuthAnswer {
    const { access_token, refresh_token, scope } = grant;
    return {
      status: 200,
      body: { access_token, refresh_token, scope, token_type: 'Bearer', expires_in: settings.expires_in_s },
    };
  }

  function revoke(form: URLSearchParams): OAuthAnswer {
    counts.revokes += 1;
    const token = form.get('token');
    const grant = grants.find((one) => one.refresh_token === token || one.access_token === token);
    if (!grant?.alive) return refuse('invalid_token');
    grant.alive = false;
    return { status: 200, body: {} };
  }

  return {
    authorize,
    token,
    revoke,
    counts,
    settings,
    grantOf: (authorization) =>
      grants.find(({ access_token, alive }) => alive && authorization === `Bearer ${access_token}`) ?? null,
    revokeAll: () => {
      for (const grant of grants) grant.alive = false;
    },
    expireTokens: () => {
      for (const grant of grants) grant.access_token = mint('unused');
    },
    secrets: () => [...handedOut, settings.client_secret],
  };
}
