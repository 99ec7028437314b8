/** Each makes the link a hint that search engines need not follow (Google, "Qualify your outbound links to Google"). */
export const LINK_QUALIFIERS = ['nofollow', 'sponsored', 'ugc'] as const;
export type LinkQualifier = (typeof LINK_QUALIFIERS)[number];

/** Whether search engines follow a link with these rel values. */
export function isFollowedLink(rel: readonly string[]): boolean {
  return !LINK_QUALIFIERS.some((qualifier) => rel.includes(qualifier));
}
