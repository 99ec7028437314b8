import type { PageArtifact } from '../../../domain/seo/artifacts/page.js';
import { htmlPage } from './html-page.js';
import { pageFrom } from './pages.js';

/** A page with a text of its own that links to these addresses. */
export function linkPage(url: string, ...hrefs: string[]): PageArtifact {
  const links = hrefs.map((href) => `<a href="${href}">Go to ${href}</a>`).join(' ');
  return pageFrom(htmlPage(`<p>This is ${url}</p>${links}`), { url });
}
