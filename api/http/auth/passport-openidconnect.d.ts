/** The package has no types; these are the parts used here, as in its source (0.1.2). */
declare module 'passport-openidconnect' {
  import type { Request } from 'express';
  import { Strategy as PassportStrategy } from 'passport';

  interface AuthorizationContext {
    nonce?: string;
  }

  interface StateStore {
    store(
      req: Request,
      context: AuthorizationContext,
      appState: unknown,
      meta: unknown,
      done: (failure: unknown, handle?: string) => void,
    ): void;
    verify(
      req: Request,
      handle: unknown,
      done: (failure: unknown, context?: AuthorizationContext | false, appState?: unknown) => void,
    ): void;
  }

  interface StrategyOptions {
    issuer: string;
    authorizationURL: string;
    tokenURL: string;
    clientID: string;
    clientSecret: string;
    callbackURL: string;
    scope: string[];
    nonce: boolean;
    store: StateStore;
    skipUserProfile: boolean;
  }

  type TokensDone = (
    failure: unknown,
    accessToken?: string,
    refreshToken?: string,
    answer?: { id_token: string },
  ) => void;

  interface OAuth2 {
    getOAuthAccessToken(code: string, params: { redirect_uri: string }, done: TokensDone): void;
  }

  type Verified = (failure: unknown, user?: object | false, info?: object) => void;

  class Strategy extends PassportStrategy {
    constructor(
      options: StrategyOptions,
      verify: (issuer: string, profile: object, context: object, idToken: string, done: Verified) => void,
    );
    /** Kept for subclasses. */
    protected _oauth2: OAuth2;
    override authenticate(req: Request, options: object): void;
    authorizationParams(options: object): Record<string, string>;
  }

  const exported: typeof Strategy & { Strategy: typeof Strategy };
  export default exported;
  export type { AuthorizationContext, OAuth2, StateStore, StrategyOptions, TokensDone, Verified };
}
