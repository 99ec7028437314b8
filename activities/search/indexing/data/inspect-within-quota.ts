import type { InspectedPage, SampleReason } from '../../../../domain/search/indexing/inspected-page.js';
import type { SearchConsolePort } from '../../../../domain/search/search-console-port.js';
import type { OwnerId } from '../../../../domain/workspaces/owner-id.js';
import type { InspectionQuotasRepository, QuotaClaim } from '../../../../store/search/inspection-quotas.js';
import type { PageInspectionsRepository } from '../../../../store/search/page-inspections.js';

export interface InspectionPlace {
  user_id: OwnerId;
  /** As identifySite writes it. */
  site: string;
  property: string;
}

export interface InspectWithinQuotaDeps {
  searchConsole: Pick<SearchConsolePort, 'inspectUrl'>;
  inspectionQuotas: Pick<InspectionQuotasRepository, 'claim'>;
  pageInspections: Pick<PageInspectionsRepository, 'put'>;
  now(): number;
}

/**
 * Asks Google about one URL, if the quota of the property allows it, and keeps what it said. @returns the quota's refusal otherwise.
 * @throws DomainError of the provider
 */
export async function inspectWithinQuota(
  { searchConsole, inspectionQuotas, pageInspections, now }: InspectWithinQuotaDeps,
  { user_id, site, property }: InspectionPlace,
  url: string,
  sampled_as: SampleReason,
  signal: AbortSignal,
): Promise<InspectedPage | Exclude<QuotaClaim, 'granted'>> {
  const claim = await inspectionQuotas.claim(property, new Date(now()));
  if (claim !== 'granted') return claim;
  const seen = await searchConsole.inspectUrl(user_id, property, url, signal);
  const page = { ...seen, sampled_as, property, inspected_at: new Date(now()).toISOString() };
  await pageInspections.put(user_id, site, page);
  return page;
}
