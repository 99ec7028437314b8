const ABOUT_TARGETS =
  /^(?:link|crawl|sitemap|robots|image|resource|url)\/|^hreflang\/(?:to-|missing-return|unlinked)|^canonical\/(?:to-(?:error|redirect|noindex|blocked|canonicalized)|unlinked-target|paginated-to-first)|^page\/(?:target-|gap)/;

/** Whether a site check's findings are about a target, and the related URLs are the pages that lead to it. */
export function namesSources(checkId: string): boolean {
  return ABOUT_TARGETS.test(checkId);
}
