/** The text carries its own scheme and host: neither a path nor a "//host" form that borrows the scheme of the page. */
export function isAbsoluteHref(href: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(href.trim());
}
