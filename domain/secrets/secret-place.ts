/** The key of a stored response: see api/http/requests/idempotency. */
export interface AnswerScope {
  user_id: string;
  method: string;
  route: string;
  key: string;
}

/**
 * The additional data (AAD) that a sealed text is bound to, so that the text of one row opens in no other. As JSON: ids of
 * users may hold any character.
 */
export const secretPlace = {
  password: (userId: string, senderId: string, field: 'smtp_password' | 'imap_password'): string =>
    JSON.stringify(['senders', userId, senderId, field]),
  /** The one before has the same place: rotating moves the text as it is. */
  webhook: (userId: string, webhookId: string): string => JSON.stringify(['webhooks', userId, webhookId]),
  /** What opens the site of an audit. */
  crawlAccess: (userId: string, accessId: string): string => JSON.stringify(['crawl_access', userId, accessId]),
  answer: ({ user_id, method, route, key }: AnswerScope): string =>
    JSON.stringify(['answers', user_id, method, route, key]),
};
