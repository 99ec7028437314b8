import type { PageArtifact } from '../../../domain/seo/artifacts/page.js';
import { pageFrom } from './pages.js';

/** The answer of a URL that redirects to another. */
export function redirectPage(url: string, target: string, status = 301): PageArtifact {
  return pageFrom('', { url, status, fetch: { location: target, redirect_url: target } });
}
