// Prints mails by rules to be read by people who speak the language: npx tsx test/support/write-sample-mails.ts de fr
import { EMAIL_TONES } from '../../domain/outreach/writing/email-draft.js';
import { findMailLanguage, MAIL_LANGUAGES } from '../../domain/outreach/writing/mail-language.js';
import { reviewMail } from '../../domain/outreach/writing/review-mail.js';
import { writeFirstMail } from '../../domain/outreach/writing/write-first-mail.js';
import { sampleMails } from './samples/mail-niches.js';

const named = process.argv.slice(2).flatMap((tag) => findMailLanguage(tag) ?? []);
for (const language of named.length > 0 ? named : MAIL_LANGUAGES)
  for (const [at, { topic, site, seed }] of sampleMails(language).entries()) {
    const tone = EMAIL_TONES[at % EMAIL_TONES.length] ?? 'professional';
    const mail = writeFirstMail({ topic, tone, language, site, seed });
    const findings = reviewMail(mail).map(({ code, excerpt }) => `${code}: ${excerpt}`);
    process.stdout.write(`\n===== ${language} ${at} ${tone} [${mail.facts.join(' ')}] ${findings.join('; ')}\n`);
    process.stdout.write(`Subject: ${mail.subject}\n\n${mail.body}\n`);
  }
