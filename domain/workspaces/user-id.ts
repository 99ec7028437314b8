/** Id of a person: `sub` of the configured issuer. Whose records a request is about is an `OwnerId`. */
export type UserId = string & { readonly idOf?: 'user' };
