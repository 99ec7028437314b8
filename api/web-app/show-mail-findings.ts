// What a person would change in mails before they are sent.
import type { MailFinding } from '../../domain/outreach/writing/mail-finding.js';
import { makeElement } from './make-element.js';
import { makeList } from './make-list.js';
import { writeCount } from './write-count.js';

export type ShownFinding = Pick<MailFinding, 'code' | 'severity' | 'where' | 'excerpt' | 'why' | 'change'>;

const SHOWN_FINDINGS = 10;

/** What is found in many emails is shown once. */
export function showMailFindings(mails: readonly { findings: readonly ShownFinding[] }[]): HTMLElement[] {
  const found = new Map<string, { finding: ShownFinding; count: number }>();
  for (const finding of mails.flatMap(({ findings }) => findings)) {
    const key = [finding.code, finding.where, finding.excerpt].join(' ');
    const known = found.get(key);
    if (known) known.count += 1;
    else found.set(key, { finding, count: 1 });
  }
  if (found.size === 0) return [];
  const lines = [...found.values()].map(({ finding, count }) => describeFinding(finding, count));
  const more = lines.length > SHOWN_FINDINGS ? [`And ${writeCount(lines.length - SHOWN_FINDINGS)} more`] : [];
  return [makeElement('h3', 'Before you send'), makeList([...lines.slice(0, SHOWN_FINDINGS), ...more])];
}

function describeFinding({ severity, where, excerpt, why, change }: ShownFinding, count: number): string {
  const verb = severity === 'error' ? 'Fix' : 'Improve';
  const place = where === 'subject' ? 'subject' : 'text';
  const words = excerpt === null ? '' : `“${excerpt}”. `;
  return `${verb} the ${place} of ${writeCount(count)} ${count === 1 ? 'email' : 'emails'}: ${words}${why} ${change}`;
}
