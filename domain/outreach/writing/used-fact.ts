/** Facts about a site that a mail to it can use. */
export const USED_FACTS = ['site_name', 'article', 'guidelines', 'contact_name'] as const;
export type UsedFact = (typeof USED_FACTS)[number];
