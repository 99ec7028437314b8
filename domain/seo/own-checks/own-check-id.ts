const PREFIX = 'own:';

/**
 * The id of the check that a rule or a saved filter of this name becomes, such as `own:price-present`. It depends on the
 * name alone, so that audits with the same set can be compared. `own:` alone when the name has no letter or digit.
 */
export function ownCheckId(name: string): string {
  const slug = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return PREFIX + slug;
}

/** The check belongs to a user and not to the catalog. */
export function isOwnCheck(checkId: string): boolean {
  return checkId.startsWith(PREFIX);
}
