/** What a mail service documents for the domains that send through it. */
interface SendingService {
  name: string;
  /** Its SMTP servers are below these names. */
  servers: readonly string[];
  /** The name that an SPF record includes. */
  spf: string;
  /** The value of the MX record where it is the same for all customers; null where each has its own. */
  mx: string | null;
  /** Where its administrators turn DKIM on. */
  dkim: string;
}

/**
 * Sources: Google Workspace Admin Help ("Set up SPF", "Set up DKIM", "Set up MX records"), Microsoft Learn ("Set up SPF",
 * "Set up DKIM to sign mail from your cloud domain").
 */
const SERVICES: readonly SendingService[] = [
  {
    name: 'Google',
    servers: ['gmail.com', 'google.com', 'googlemail.com'],
    spf: '_spf.google.com',
    mx: '1 smtp.google.com',
    dkim: 'the Google Admin console, under Apps > Google Workspace > Gmail > Authenticate email',
  },
  {
    name: 'Microsoft 365',
    servers: ['office365.com', 'outlook.com'],
    spf: 'spf.protection.outlook.com',
    mx: null,
    dkim: 'the Microsoft Defender portal, under Email authentication settings > DKIM',
  },
];

/** The service behind an SMTP server; null for any other server, of which no record is known. */
export function sendingService(smtpHost: string): SendingService | null {
  const host = smtpHost.toLowerCase();
  return (
    SERVICES.find(({ servers }) => servers.some((server) => host === server || host.endsWith(`.${server}`))) ?? null
  );
}
