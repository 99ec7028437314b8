/** The package brings no types; these are the parts used in tests. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export default class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>);
    callback(): (req: IncomingMessage, res: ServerResponse) => void;
    on(
      event: 'grant.success',
      listener: (context: {
        oidc: { params: Record<string, string | undefined>; entities: { Grant?: { jti: string } } };
      }) => void,
    ): void;
    on(event: 'access_token.saved', listener: (token: { destroy(): Promise<void> }) => void): void;
    Grant: { find(id: string): Promise<{ destroy(): Promise<void> } | undefined> };
    RefreshToken: { revokeByGrantId(id: string): Promise<void> };
  }
}
