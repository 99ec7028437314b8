export const TEMPLATE_BOUNDS = { name: 128, subject: 255, body: 20_000, category: 128 } as const;

export interface EmailTemplate {
  id: string;
  user_id: string;
  name: string;
  subject: string;
  body: string;
  category: string | null;
  /** Names of the {placeholders} in subject and body, in order of appearance, each once. */
  placeholders: string[];
  created_at: string;
  updated_at: string;
}

export type NewEmailTemplate = Pick<EmailTemplate, 'name' | 'subject' | 'body' | 'category'>;
