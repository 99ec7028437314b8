import type { AuditRecord } from '../../store/audits/audits.js';

export type AuditLine = Omit<AuditRecord, 'user_id' | 'site'> & { links: { self: string } };

export function presentAuditLine({ user_id: _user, site: _site, ...line }: AuditRecord): AuditLine {
  return { ...line, links: { self: `/api/seo/audits/${line.id}` } };
}
