/** The package ships no types; this is the part of it that the development identity provider uses. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export interface Configuration {
    jwks: { keys: object[] };
    cookies: { keys: string[] };
    clients: Array<Record<string, string | string[]>>;
    pkce: { required: () => boolean };
    scopes: string[];
    claims: Record<string, string[]>;
    conformIdTokenClaims: boolean;
    findAccount: (
      context: unknown,
      id: string,
    ) => Promise<{ accountId: string; claims: () => Promise<{ sub: string }> }>;
    extraTokenClaims: (
      context: unknown,
      token: { accountId?: string },
    ) => Promise<Record<string, string | string[] | boolean>>;
    interactions: { url: (context: unknown, interaction: { uid: string }) => string };
    features: {
      devInteractions: { enabled: boolean };
      resourceIndicators: ResourceIndicators;
      rpInitiatedLogout: {
        enabled: boolean;
        logoutSource: (context: { body: string }, form: string) => Promise<void>;
      };
    };
    ttl: Record<string, number>;
  }

  export interface ResourceIndicators {
    enabled: boolean;
    defaultResource: () => string;
    useGrantedResource: () => boolean;
    getResourceServerInfo: () => {
      audience: string;
      scope: string;
      accessTokenFormat: 'jwt';
      accessTokenTTL: number;
      jwt: { sign: { alg: 'RS256' } };
    };
  }

  export interface Grant {
    addOIDCScope(scope: string): void;
    addOIDCClaims(claims: string[]): void;
    addResourceScope(resource: string, scope: string): void;
    save(): Promise<string>;
  }

  export interface InteractionDetails {
    prompt: { name: string; details: Record<string, unknown> };
    params: Record<string, unknown>;
    session?: { accountId: string };
    grantId?: string;
  }

  export class Provider {
    constructor(issuer: string, configuration: Configuration);
    readonly Grant: {
      new (owner: { accountId: string; clientId: string }): Grant;
      find(id: string): Promise<Grant | undefined>;
    };
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
    on(event: 'server_error', listener: (context: unknown, error: Error) => void): this;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<InteractionDetails>;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: Record<string, unknown>,
      options?: { mergeWithLastSubmission: boolean },
    ): Promise<void>;
  }
}
