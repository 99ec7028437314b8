import { expect } from 'chai';
import { diagnoseNotificationMail } from '../../../scripts/lib/diagnose-notification-mail.mjs';

describe('[U] diagnosis of mails of the platform', () => {
  const server = 'smtp://user:secret@mail.house.example:587';

  it('is fine with both settings, and shows no password', () => {
    const found = diagnoseNotificationMail({ NOTIFICATION_SMTP_URL: server, NOTIFICATION_FROM: 'post@house.example' });
    expect(found.state).to.equal('ok');
    expect(found.found).to.contain('mail.house.example:587').and.not.contain('secret');
  });

  it('is fine in development, where all mail is caught', () => {
    expect(diagnoseNotificationMail({}).state).to.equal('ok');
  });

  it('names each setting that is missing or no address', () => {
    const missing = (env: NodeJS.ProcessEnv) => diagnoseNotificationMail(env).fix;
    const both = 'set NOTIFICATION_SMTP_URL and NOTIFICATION_FROM (docs/configuration.md)';
    expect(missing({ NODE_ENV: 'production' })).to.equal(both);
    expect(missing({ SMTP_URL: server })).to.equal(both);
    expect(missing({ NOTIFICATION_SMTP_URL: server })).to.equal('set NOTIFICATION_FROM (docs/configuration.md)');
    expect(missing({ NOTIFICATION_SMTP_URL: 'mail', NOTIFICATION_FROM: 'post@house.example' })).to.equal(
      'set NOTIFICATION_SMTP_URL (docs/configuration.md)',
    );
  });
});
