export const SUPPRESSION_SOURCES = ['manual', 'unsubscribe', 'hard_bounce', 'not_interested', 'complaint'] as const;
export type SuppressionSource = (typeof SUPPRESSION_SOURCES)[number];

export interface Suppression {
  id: string;
  user_id: string;
  /** In canonical form; "@domain" covers a whole domain. */
  email: string;
  reason: string | null;
  source: SuppressionSource;
  created_at: string;
}
