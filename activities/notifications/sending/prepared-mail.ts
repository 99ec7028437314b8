import type { MailFacts, MailSetting } from '../../../domain/notifications/mail-facts.js';

/** Who gets a mail and what it says, by what was true when it was prepared. */
export interface PreparedMail {
  to: string;
  facts: MailFacts;
  setting: MailSetting;
  unsubscribe_url: string | null;
  /** Before the body is handed over: what the mail promises has to be true by then. */
  beforeBody(): Promise<void>;
}
