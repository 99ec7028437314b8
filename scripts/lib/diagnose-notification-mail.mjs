/**
 * Whether the platform can send mails of its own: notifications and invitations.
 * @param {NodeJS.ProcessEnv} env
 * @returns {import('./diagnose.mjs').Diagnosis}
 */
export function diagnoseNotificationMail(env) {
  const part = 'mail';
  const { NOTIFICATION_SMTP_URL: server, NOTIFICATION_FROM: from } = env;
  if (!server && !env.SMTP_URL && env.NODE_ENV !== 'production')
    return { part, state: 'ok', found: 'npm start catches all mail on this machine', essential: false };
  const [, host = null] = /^smtps?:\/\/(?:[^@/]*@)?([^/?#]+)/.exec(server ?? '') ?? [];
  if (host !== null && from)
    return { part, state: 'ok', found: `notifications by ${host}, from ${from}`, essential: false };
  const missing = [...(host === null ? ['NOTIFICATION_SMTP_URL'] : []), ...(from ? [] : ['NOTIFICATION_FROM'])];
  const fix = `set ${missing.join(' and ')} (docs/configuration.md)`;
  return { part, state: 'missing', found: 'no mail server for notifications and invitations', fix, essential: false };
}
