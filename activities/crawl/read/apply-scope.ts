import type { ScopeRules } from '../../../domain/crawl/crawl-scope.js';
import type { HtmlFacts } from '../../../domain/seo/artifacts/html.js';

/** The page as the crawl sees it: links by the names that URLs go by in it, and internal where they stay on its site. */
export function applyScope(html: HtmlFacts, rules: ScopeRules): HtmlFacts {
  const anchors = html.anchors.map((anchor) => {
    if (anchor.url === null) return anchor;
    const internal = anchor.internal || rules.isOwn(anchor.url);
    return internal ? { ...anchor, internal, url: rules.clean(anchor.url) } : anchor;
  });
  return { ...html, anchors };
}
