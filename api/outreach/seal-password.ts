import type { Secrets } from '../../platform/secrets.js';
import { HttpError } from '../http-error.js';

/** Null where no key is set: passwords cannot be kept then. */
export type PasswordSeal = Pick<Secrets, 'seal'> | null;

/** A password as the store keeps it. @throws HttpError 503 where there is no key to seal it with */
export function sealPassword(secrets: PasswordSeal, password: string): string {
  if (!secrets)
    throw HttpError.unavailable('ENCRYPTION_KEYS is not set on this installation: no password can be kept', 60);
  return secrets.seal(password);
}
