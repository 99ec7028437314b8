/** Providers whose mailboxes are connected by OAuth, without a password. */
export const MAIL_PROVIDERS = ['google', 'microsoft'] as const;
export type MailProvider = (typeof MAIL_PROVIDERS)[number];

/** What a provider lets one mailbox do. Null: it publishes no number. */
export interface ProviderLimits {
  per_day: number;
  per_minute: number | null;
  /** At the same time, those of the owner's phone and mail program included. */
  connections: number;
}

interface ProviderFacts {
  name: string;
  /** Settings that name our client there. */
  settings: string;
  /** Where a person ends the access that was given. */
  access_page: string;
}

export const MAIL_PROVIDER_FACTS: Readonly<Record<MailProvider, ProviderFacts>> = {
  google: {
    name: 'Google',
    settings: 'GOOGLE_MAIL_CLIENT_ID and GOOGLE_MAIL_CLIENT_SECRET',
    access_page: 'https://myaccount.google.com/connections',
  },
  microsoft: {
    name: 'Microsoft',
    settings: 'MICROSOFT_MAIL_CLIENT_ID and MICROSOFT_MAIL_CLIENT_SECRET',
    access_page: 'https://myapps.microsoft.com',
  },
};

/** Google: "Gmail sending limits in Google Workspace", "Limits for sending & getting mail": 500 for personal accounts. */
const GMAIL_PERSONAL_PER_DAY = 500;

/**
 * Limits of one mailbox. Google: 2,000 emails a day in Google Workspace and 500 at gmail.com, 15 IMAP connections
 * (Google Workspace Admin Help). Microsoft: 10,000 recipients a day, 30 emails a minute (Exchange Online limits, "Sending
 * limits"), 3 SMTP connections at once (`432 4.3.2 … concurrent connections limit exceeded`).
 */
export function providerLimits(provider: MailProvider, email: string): ProviderLimits {
  if (provider === 'microsoft') return { per_day: 10_000, per_minute: 30, connections: 3 };
  const isPersonal = /@(?:gmail|googlemail)\.com$/i.test(email);
  return { per_day: isPersonal ? GMAIL_PERSONAL_PER_DAY : 2_000, per_minute: null, connections: 15 };
}

/** Limits that a sender's own may not exceed, given what its provider allows. */
export interface LimitBounds {
  max_daily: number;
  max_hourly: number;
  min_interval_seconds: number;
}

export function limitBounds({ per_day, per_minute }: ProviderLimits): LimitBounds {
  return {
    max_daily: per_day,
    max_hourly: per_minute === null ? per_day : Math.min(per_day, per_minute * 60),
    min_interval_seconds: per_minute === null ? 0 : Math.ceil(60 / per_minute),
  };
}
