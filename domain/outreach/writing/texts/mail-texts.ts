import type { EmailTone } from '../email-draft.js';

/** How strangers are addressed: professional and formal mails share one register, friendly and casual ones the other. */
export type MailRegister = 'polite' | 'relaxed';

/**
 * Sentences that tones of one register share. `{site}`, `{site_name}` (without quotation marks), `{title}`, `{url}`, `{topic}` and `{guidelines}` are filled in as they
 * are, never inflected: what stands around them has to be right for any value. A text whose slot has no value is not used.
 */
export interface RegisterTexts {
  /** Names an article of the site; opens the mail. */
  article_first: readonly string[];
  /** The same behind the offer. */
  article_then: readonly string[];
  /** Opens a mail to a site of which no article is known. */
  site_first: readonly string[];
  offer_first: readonly string[];
  /** Behind a sentence about the site. */
  offer_after: readonly string[];
  question: readonly string[];
  /** How the article would be written. It promises nothing about its effect. */
  how: readonly string[];
  guidelines: readonly string[];
  /** Ends a mail that has begun with a question. */
  ask_after_question: readonly string[];
  subjects: SubjectTexts;
}

/** From those that say most to those that always fit. */
export interface SubjectTexts {
  topic_and_site: readonly string[];
  topic: readonly string[];
  site: readonly string[];
  plain: readonly string[];
}

export interface FollowUpTexts {
  /** `{subject}` is that of the first mail. */
  about: string;
  again: string;
  /** For a first mail that has offered an outline, and for any other. */
  outline: string;
  details: string;
}

export interface ToneTexts {
  greet: { named: readonly string[]; plain: readonly string[] };
  offer_first: readonly string[];
  ask: readonly string[];
  close: readonly string[];
  follow_up: FollowUpTexts;
}

/** One sentence for a mail of the user's own, for what it does not say yet. */
export interface PersonalTexts {
  site_and_topic: string;
  site: string;
  topic: string;
}

export interface MailTexts {
  /** For a topic that holds no words of its own; without quotation marks. */
  any_topic: string;
  /** Outer and inner quotation marks. */
  quotes: readonly [open: string, close: string, innerOpen: string, innerClose: string];
  /** Names of sites: `with_article` quotes those that begin with one, which grammar would otherwise inflect. */
  quote_names: 'always' | 'with_article' | 'never';
  /** Otherwise only those that are a title, a question or a sentence. */
  quote_topics: boolean;
  /** A sentence behind the comma of the greeting begins small. */
  small_after_greeting: boolean;
  registers: Readonly<Record<MailRegister, RegisterTexts>>;
  tones: Readonly<Record<EmailTone, ToneTexts>>;
  personal: PersonalTexts;
  footer: {
    /** Ends where the link follows. */
    opt_out: string;
    /** The words of the link in HTML. */
    unsubscribe: string;
  };
}
