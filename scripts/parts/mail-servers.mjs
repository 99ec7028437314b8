/** Real mail servers that tests start on their own ports; Debian's own services are not used. */
export const MAIL_SERVER_PACKAGES = ['dovecot-core', 'dovecot-imapd', 'postfix'];
