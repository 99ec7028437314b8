import { expect } from 'chai';
import { DEFAULT_DIGEST_TIME } from '../../../../domain/notifications/digest-time.js';
import { NO_CHOICES, resolveChoices } from '../../../../domain/notifications/notification-choices.js';
import { NOTIFICATION_KINDS } from '../../../../domain/notifications/notification-kind.js';
import { APP_PAGES } from '../../../../web/app/app-pages.js';

const VIEWER = {
  id: 'alice',
  user_id: 'alice',
  name: 'Alice',
  workspace_name: null,
  plan: 'enterprise',
  is_guest: false,
  sites: [],
  csrf_token: 'token',
  display: { language: 'en', time_zone: 'UTC' },
};
const PROPS = {
  email: 'alice@agency.example',
  is_configured: true,
  workspace_name: null,
  available: [...NOTIFICATION_KINDS],
  ...resolveChoices({ role: 'owner', can_send: false }, NO_CHOICES),
  time_zone: null,
  display_zone: 'Asia/Tokyo',
};
const render = (
  changes: Partial<typeof PROPS> | { email: null } | { workspace_name: string } | { time_zone: string },
) => APP_PAGES.notifications(VIEWER, { ...PROPS, ...changes });

describe('[U] notifications page', () => {
  it('says where mails go, and for which workspace the choices are', () => {
    expect(render({})).to.contain('alice@agency.example').and.contain('your personal workspace');
    expect(render({ workspace_name: 'A <b>' })).to.contain('A &lt;b');
  });

  it('says plainly why no mail comes', () => {
    expect(render({ is_configured: false }))
      .to.contain('NOTIFICATION_SMTP_URL')
      .and.contain('data-api="PATCH');
    expect(render({ email: null }))
      .to.contain('has not verified an email address')
      .and.contain('data-api="PATCH');
  });

  it('offers the zone of the browser until one is kept', () => {
    expect(render({})).to.match(/<option [^>]*value="Asia\/Tokyo"[^>]*selected|selected[^>]*value="Asia\/Tokyo"/);
    expect(render({})).to.contain('They are in UTC until then');
    const kept = render({ time_zone: 'Europe/Berlin' });
    expect(kept).to.match(/<option [^>]*value="Europe\/Berlin"[^>]*selected|selected[^>]*value="Europe\/Berlin"/);
    expect(kept).not.to.contain('until then');
  });

  it('checks what is on, and offers the time of the digest to those who can get one', () => {
    const page = render({ digest: { ...DEFAULT_DIGEST_TIME, hour: 17, time_zone: 'Europe/Berlin' } });
    const checked = [...page.matchAll(/<input[^>]*name="kinds\.(\w+)"[^>]*>/g)].flatMap(([tag, kind]) =>
      tag.includes(' checked') ? [kind] : [],
    );
    expect(checked).to.deep.equal(['connection_expired', 'sender_paused', 'link_lost', 'weekly_digest']);
    expect(page).to.match(/<option(?=[^>]*selected)(?=[^>]*value="17")/);
    expect(page).to.match(/<option(?=[^>]*selected)(?=[^>]*value="Europe\/Berlin")/);
    expect(render({ available: ['audit_done'] })).not.to.contain('digest.hour');
  });
});
