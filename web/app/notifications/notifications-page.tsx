import type { DigestTime } from '../../../domain/notifications/digest-time.js';
import type { NotificationKind } from '../../../domain/notifications/notification-kind.js';
import { WEEKDAYS } from '../../../domain/sites/site-task.js';
import { NOTIFICATION_TITLES } from '../../mails/notification-footer.js';
import { Foreign } from '../../report/parts/foreign.js';
import { Section } from '../../report/parts/section.js';
import { ApiForm } from '../parts/field.js';
import { SelectField } from '../parts/select-field.js';
import { listTimeZones } from '../sites/time-zones.js';

export interface NotificationsPageProps {
  /** Null: no mail can be sent to this person. */
  email: string | null;
  /** False: the installation sends none. */
  is_configured: boolean;
  /** Of the shared workspace that the choices are for; null in the personal one. */
  workspace_name: string | null;
  /** What the person's role may get. */
  available: readonly NotificationKind[];
  kinds: Readonly<Record<NotificationKind, boolean>>;
  digest: DigestTime;
  /** The person's, in all workspaces; null where they have named none. */
  time_zone: string | null;
  /** That times of the app are written in for now. */
  display_zone: string;
}

/** What each kind is about, and how many mails to expect. */
const TEXTS: Readonly<Record<NotificationKind, string>> = {
  audit_done: 'One email after each audit, with the score and what is new.',
  new_critical_issue: 'When an audit finds a critical issue that the audit before did not.',
  connection_expired: 'When Search Console, Analytics or Bing must be connected again.',
  sender_paused: 'When Linkwright pauses a mailbox to protect its reputation.',
  link_lost: 'When a placed link is lost, or search engines are kept from following it.',
  weekly_digest: 'Once a week: scores, issues, search traffic and outreach.',
};

/** For emails from all workspaces: nothing that a mail server sees says where its reader is. */
function ZoneField({ zone, isKept }: { zone: string; isKept: boolean }) {
  return (
    <SelectField
      name="time_zone"
      label="Time zone"
      hint={
        isKept
          ? 'For times and dates in your emails from all workspaces.'
          : 'Save to use it for times and dates in your emails from all workspaces. They are in UTC until then.'
      }
      options={listTimeZones(zone)}
      value={zone}
    />
  );
}

/** A person's mail notifications in one workspace. */
export function NotificationsPage({
  kinds,
  digest,
  time_zone,
  display_zone,
  available,
  ...props
}: NotificationsPageProps) {
  const inUse = digest.time_zone === 'UTC' ? display_zone : digest.time_zone;
  const zone = time_zone ?? inUse;
  return (
    <>
      <div class="page-head">
        <h1>Notifications</h1>
      </div>
      <Recipient {...props} />
      <Section id="kinds" title="Emails">
        <div class="card">
          <ApiForm call="PATCH /api/notifications" then="reload" label="Save">
            {available.map((kind) => (
              <KindChoice key={kind} kind={kind} isOn={kinds[kind]} />
            ))}
            {available.includes('weekly_digest') && <DigestFields {...digest} />}
            <ZoneField zone={zone} isKept={time_zone !== null} />
          </ApiForm>
        </div>
      </Section>
    </>
  );
}

function Recipient({
  email,
  is_configured,
  workspace_name,
}: Pick<NotificationsPageProps, 'email' | 'is_configured' | 'workspace_name'>) {
  const place = workspace_name === null ? 'your personal workspace' : <Foreign text={workspace_name} max={80} />;
  return (
    <>
      {!is_configured && (
        <p class="banner" role="status">
          This installation sends no emails yet. Its operator has to set <code>NOTIFICATION_SMTP_URL</code> and{' '}
          <code>NOTIFICATION_FROM</code>. Your choices are kept until then.
        </p>
      )}
      {email === null ? (
        <p class="banner" role="status">
          Your identity provider has not verified an email address for you, so you get no emails. Have it verified
          there, then sign in again.
        </p>
      ) : (
        <p>
          Emails go to <strong>{email}</strong>, the address that your identity provider has verified. These choices are
          for {place} alone.
        </p>
      )}
    </>
  );
}

function KindChoice({ kind, isOn }: { kind: NotificationKind; isOn: boolean }) {
  const id = `field-kinds-${kind}`;
  return (
    <div class="field">
      <label class="check" for={id}>
        <input id={id} type="checkbox" name={`kinds.${kind}`} checked={isOn} aria-describedby={`${id}-hint`} />
        {NOTIFICATION_TITLES[kind]}
      </label>
      <span class="hint" id={`${id}-hint`}>
        {TEXTS[kind]}
      </span>
    </div>
  );
}

const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  title: `${String(hour).padStart(2, '0')}:00`,
}));
const DAYS = WEEKDAYS.map((day) => ({ value: day, title: `${day.charAt(0).toUpperCase()}${day.slice(1)}` }));

function DigestFields({ weekday, hour }: DigestTime) {
  return (
    <fieldset>
      <legend>When the weekly digest comes</legend>
      <div class="fields">
        <SelectField name="digest.weekday" label="Day" options={DAYS} value={weekday} />
        <SelectField name="digest.hour" label="Time" kind="number" options={HOURS} value={String(hour)} />
      </div>
    </fieldset>
  );
}
