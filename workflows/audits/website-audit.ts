import { proxyActivities } from '@temporalio/workflow';
import type { AuditActivities } from '../../activities/audits/index.js';
import { websiteAuditKey } from '../../domain/operations/artifact-keys.js';
import { judgeOptions } from '../activity-options.js';
import type { OperationReference } from '../operations/contract/operation.js';
import type { SiteAuditInput } from './contract/site-audit.js';
import { auditSite } from './site-audit.js';

const { composeWebsiteAudit } = proxyActivities<AuditActivities>(judgeOptions);

/** A complete audit with a plan for 30, 60 and 90 days. The audit is in the list of audits like any other. */
export async function websiteAudit(input: SiteAuditInput): Promise<OperationReference> {
  const { operation } = input;
  await auditSite(input, ['mobile', 'desktop'], () => composeWebsiteAudit({ operation }));
  return { operation_id: operation.id, result_key: websiteAuditKey(operation.id) };
}
