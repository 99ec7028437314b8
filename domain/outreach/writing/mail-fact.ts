/** Facts about a site that a mail to it can use. */
export const MAIL_FACTS = ['site_name', 'article', 'guidelines', 'contact_name'] as const;
export type MailFact = (typeof MAIL_FACTS)[number];
