import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { findOnPath } from '../lib/find-on-path.mjs';
import { runCommand } from '../lib/run-command.mjs';

/**
 * The mail servers that tests send through and read from. Each test starts its own with its own folders and ports; none
 * runs as a service of the machine.
 */
export const MAIL_SERVER_PACKAGES = ['dovecot-core', 'dovecot-imapd', 'postfix'];

/** Without it Postfix would make itself the mail system of this machine. */
const ANSWERS = 'postfix postfix/main_mailer_type select No configuration\n';

/**
 * Preseeds the answers to the packages' installation questions.
 * @param {{ logDir: string }} context
 */
export async function answerMailServerQuestions({ logDir }) {
  if (process.getuid?.() !== 0 || findOnPath(['debconf-set-selections'], process.env) === undefined) return;
  const file = path.join(logDir, 'mail-servers.debconf');
  writeFileSync(file, ANSWERS);
  await runCommand('debconf-set-selections', [file]);
}
