/** The OAuth client of this installation at one provider, for one kind of access. */
export interface OAuthSettings {
  client_id: string;
  client_secret: string;
  /** A literal `{tenantid}` in it is replaced by the tenant of the ID token: Microsoft has an issuer for each tenant. */
  issuer: string;
  authorize_url: string;
  token_url: string;
  /** Null where the provider has none (RFC 7009 is optional). */
  revoke_url: string | null;
  /** Separated by spaces. */
  scope: string;
  /** Additional parameters of the provider. */
  authorize_parameters: Record<string, string>;
}
