import { findWebAddressError } from '../../../domain/base/url/find-web-address-error.js';
import { userInputUrl } from '../../../domain/base/url/url-identity.js';
import { HttpError, type InputError } from '../http-error.js';

/**
 * An address that a caller typed, made absolute; whether it may be requested is another question (see allowedUrl).
 * @throws HttpError 422 for what is no http(s) address, or would be read as another one than was written
 */
export function readWebAddress(raw: string, loc: InputError['loc'], type = 'url_parsing'): string {
  const error = findWebAddressError(raw);
  if (error !== null) throw HttpError.invalidInput({ loc, msg: error, type: 'url_parsing' });
  const url = userInputUrl(raw);
  if (url === null) throw HttpError.invalidInput({ loc, msg: 'Not an http(s) address', type });
  return url;
}
