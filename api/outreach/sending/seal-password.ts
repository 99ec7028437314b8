import type { Secrets } from '../../../platform/secrets.js';
import { HttpError } from '../../http/http-error.js';

/** Null where no key is set: passwords cannot be kept then. */
export type PasswordSeal = Pick<Secrets, 'bind'> | null;

/** A password as the store keeps it, bound to its place (see domain/secrets/secret-place). @throws HttpError 503 where there is no key to seal it with */
export function sealPassword(secrets: PasswordSeal, password: string, place: string): string {
  if (!secrets)
    throw HttpError.unavailable('ENCRYPTION_KEYS is not set on this installation: no password can be kept', 60);
  return secrets.bind(password, place);
}
