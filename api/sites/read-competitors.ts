import { identifySite } from '../../domain/base/url/url-identity.js';
import { HttpError } from '../http/http-error.js';
import { allowedUrl, type UrlGuard } from '../http/requests/allowed-url.js';

/**
 * The body's competitors, made absolute.
 * @throws HttpError 422 for URLs that may not be requested, for the audited site itself and for a site named twice
 */
export async function readCompetitors(
  guard: UrlGuard,
  given: readonly string[],
  websiteUrl: string,
): Promise<string[]> {
  const sites = new Set([identifySite(websiteUrl)]);
  const competitors: string[] = [];
  for (const [index, raw] of given.entries()) {
    const url = await allowedUrl(guard, raw, 'competitors', index);
    if (sites.has(identifySite(url))) {
      throw HttpError.invalidInput({
        loc: ['body', 'competitors', index],
        msg: 'Competitors must be sites other than yours, each once',
        type: 'duplicate_site',
      });
    }
    sites.add(identifySite(url));
    competitors.push(url);
  }
  return competitors;
}
