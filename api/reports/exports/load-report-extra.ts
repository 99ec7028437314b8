import { startPageShotKey } from '../../../domain/operations/artifact-keys.js';
import type { StoredBrand } from '../../../domain/reports/brand.js';
import type { ReportOptions } from '../../../domain/reports/report-options.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import type { ArtifactsRepository } from '../../../store/artifacts/artifacts.js';
import type { AuditsRepository } from '../../../store/audits/audits.js';
import type { ReportBrandsRepository } from '../../../store/reports/report-brands.js';
import type { ReportExtra } from '../../../web/report/report-extra.js';
import { toStartPageShots } from '../../../web/report/to-start-page-shots.js';
import { HttpError } from '../../http/http-error.js';
import type { LoadedAudit } from './load-audit.js';

export interface LoadReportExtraDeps {
  audits: Pick<AuditsRepository, 'listHistory'>;
  artifacts: Pick<ArtifactsRepository, 'getPacked'>;
  reportBrands: Pick<ReportBrandsRepository, 'find'>;
}

/** What a report shows besides the audit. @throws HttpError 422 for a brand that does not belong to the user */
export async function loadReportExtra(
  { audits, artifacts, reportBrands }: LoadReportExtraDeps,
  { line }: LoadedAudit,
  { language, brand_id }: ReportOptions,
): Promise<ReportExtra> {
  const shot = (device: 'desktop' | 'phone') => artifacts.getPacked(line.user_id, startPageShotKey(line.id, device));
  const [history, brand, desktop, phone] = await Promise.all([
    audits.listHistory(line),
    findBrand(reportBrands, line.user_id, brand_id),
    shot('desktop'),
    shot('phone'),
  ]);
  return { history, language, brand, shots: toStartPageShots({ desktop, phone }) };
}

async function findBrand(
  reportBrands: LoadReportExtraDeps['reportBrands'],
  userId: OwnerId,
  id: string | null,
): Promise<StoredBrand | null> {
  if (id === null) return null;
  const brand = await reportBrands.find(userId, id);
  if (brand !== null) return brand;
  const msg = 'You have no brand with this id: GET /api/seo/report-brands lists yours';
  throw HttpError.invalidInput({ loc: ['query', 'brand'], msg, type: 'value_error' });
}
