import {
  MAIL_PROVIDER_FACTS,
  MAIL_PROVIDERS,
  type MailProvider,
} from '../../../domain/outreach/sending/mail-provider.js';
import { ApiForm, Field } from '../parts/field.js';

const SENDERS = '/api/v1/backlink-outreach/senders';

/** How a provider calls its mailboxes. */
const KINDS: Readonly<Record<MailProvider, string>> = {
  google: 'Gmail or Google Workspace',
  microsoft: 'Microsoft 365',
};

export interface NewMailboxProps {
  /** Providers that this installation has an OAuth client at. */
  providers: readonly MailProvider[];
}

/** Ways to add a mailbox: with a provider, without a password; or by its servers. */
export function NewMailbox({ providers }: NewMailboxProps) {
  return (
    <>
      {MAIL_PROVIDERS.map((provider) => (
        <ProviderForm key={provider} provider={provider} isAvailable={providers.includes(provider)} />
      ))}
      <details class="card" open={providers.length === 0}>
        <summary>Other provider, by server and password</summary>
        <p class="small">
          Google accepts only app passwords, for accounts with 2-Step Verification: create one at{' '}
          <a href="https://myaccount.google.com/apppasswords">myaccount.google.com/apppasswords</a> and use it in place
          of your password. Microsoft 365 turns passwords for sending off by default at the end of 2026. Passwords are
          stored encrypted and never shown.
        </p>
        <ApiForm call={`POST ${SENDERS}`} then="reload" label="Add mailbox">
          <IdentityFields of="" />
          <ServerFields server="smtp" title="Sending (SMTP)" required />
          <ServerFields server="imap" title="Replies (IMAP)" />
        </ApiForm>
      </details>
    </>
  );
}

function ProviderForm({ provider, isAvailable }: { provider: MailProvider; isAvailable: boolean }) {
  const { name, settings } = MAIL_PROVIDER_FACTS[provider];
  return (
    <details class="card">
      <summary>
        Connect {name} ({KINDS[provider]})
      </summary>
      {isAvailable ? (
        <>
          <p class="small">
            You sign in at {name} and allow sending and reading of this mailbox. No password is stored, and you can end
            the access at any time.
          </p>
          <ApiForm call={`POST ${SENDERS}`} then="/app/senders/{id}" label={`Continue with ${name}`}>
            <input type="hidden" name="provider" value={provider} />
            <IdentityFields of={`${provider}-`} />
          </ApiForm>
        </>
      ) : (
        <p class="muted small">Not available yet. Ask your administrator to set {settings}.</p>
      )}
    </details>
  );
}

function IdentityFields({ of }: { of: string }) {
  return (
    <div class="fields">
      <Field of={of} name="email" label="Email address" required />
      <Field of={of} name="name" label="Your name" required />
      <Field of={of} name="organization" label="Organization" required />
      <Field
        of={of}
        name="postal_address"
        label="Postal address"
        required
        hint="Added below every email, as anti-spam laws require"
      />
    </div>
  );
}

function ServerFields({ server, title, required }: { server: 'smtp' | 'imap'; title: string; required?: boolean }) {
  return (
    <fieldset class="fields">
      <legend>{title}</legend>
      <Field name={`${server}.host`} label="Server" required={required} placeholder={`${server}.example.com`} />
      <Field
        name={`${server}.port`}
        label="Port"
        kind="number"
        min={1}
        max={65_535}
        hint="Leave empty for the default port"
      />
      <Field name={`${server}.username`} label="User name" />
      <Field name={`${server}.password`} label="Password or app password" kind="password" />
    </fieldset>
  );
}
