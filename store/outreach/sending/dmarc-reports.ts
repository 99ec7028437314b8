import { createHash } from 'node:crypto';
import type { Connection } from 'mongoose';
import { registrableName } from '../../../domain/outreach/addresses/registrable-name.js';
import {
  DMARC_KEPT_DAYS,
  type DmarcReading,
  type DmarcReport,
} from '../../../domain/outreach/sending/dmarc-reports/dmarc-report.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { isDuplicateKey } from '../../base/connect.js';
import { dmarcReportModel } from './dmarc-report-model.js';

const KEPT_MS = DMARC_KEPT_DAYS * 86_400_000;
/** A month of thirty receivers. Beyond, the newest count. */
export const MOST_REPORTS = 1_000;
const MOST_UNREADABLE = 5;

/** What receivers have reported about domains of senders. */
export function createDmarcReportsRepository(connection: Connection) {
  const reports = dmarcReportModel(connection);

  /**
   * Twice: a report is kept once, whichever mail brought it.
   * @param messageKey names an unreadable one, which has no id of its own
   * @returns false when it was there
   */
  async function add(userId: OwnerId, read: DmarcReading, messageKey: string, now: Date): Promise<boolean> {
    const domain = read.state === 'read' ? read.report.domain : read.domain;
    const until = read.state === 'read' ? new Date(read.report.until) : now;
    try {
      await reports.create({
        user_id: userId,
        registrable_name: registrableName(domain),
        key: keyOf(read, messageKey),
        report: read.state === 'read' ? read.report : null,
        reason: read.state === 'read' ? null : read.reason,
        until,
        received_at: now,
        expires_at: new Date(until.getTime() + KEPT_MS),
      });
      return true;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return false;
    }
  }

  /** About a domain, those of the same owner above and below it included, since then; the newest first. */
  async function list(
    userId: OwnerId,
    domain: string,
    since: Date,
  ): Promise<{ reports: DmarcReport[]; unreadable: { received_at: string; reason: string }[] }> {
    const key = { user_id: userId, registrable_name: registrableName(domain), until: { $gte: since } };
    const [read, unreadable] = await Promise.all([
      reports
        .find({ ...key, reason: null })
        .sort({ until: -1 })
        .limit(MOST_REPORTS)
        .lean(),
      reports
        .find({ ...key, reason: { $ne: null } })
        .sort({ until: -1 })
        .limit(MOST_UNREADABLE)
        .lean(),
    ]);
    return {
      reports: read.map(({ report }) => report as DmarcReport),
      unreadable: unreadable.map((one) => ({ received_at: one.received_at.toISOString(), reason: one.reason ?? '' })),
    };
  }

  return { add, list };
}

export type DmarcReportsRepository = ReturnType<typeof createDmarcReportsRepository>;

function keyOf(read: DmarcReading, messageKey: string): string {
  const named =
    read.state === 'read'
      ? [read.report.domain, read.report.reporter.toLowerCase(), read.report.report_id]
      : [read.domain, messageKey];
  return createHash('sha256')
    .update(JSON.stringify([read.state, ...named]))
    .digest('hex');
}
