/** The content of a mail of the platform, from which both its forms are made: HTML, and plain text that says the same. */
export interface MailDocument {
  subject: string;
  /** What lists of mails show beside the subject; not shown in the mail itself. */
  preview: string;
  title: string;
  blocks: MailBlock[];
  action: MailLink | null;
  /** Why this person gets it; ends the mail, before the links of `footer_links`. */
  because: string;
  footer_links: MailLink[];
}

export interface MailLink {
  label: string;
  url: string;
}

export type MailBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; text: string; url?: string }
  | { kind: 'list'; items: string[] }
  /** Names on the left, values on the right. */
  | { kind: 'facts'; rows: MailFact[] };

export interface MailFact {
  name: string;
  value: string;
  /** What it was before, or what it means. */
  note?: string;
  tone?: 'good' | 'bad';
}
