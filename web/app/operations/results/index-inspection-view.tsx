import type { IndexReport } from '../../../../domain/search/indexing/index-report.js';
import { IndexReportParts } from '../../search/indexing/index-report-parts.js';

/** What an inspection found out about a site in Google's index. */
export function IndexInspectionView({ result }: { result: IndexReport }) {
  return <IndexReportParts report={result} pathOf={() => null} />;
}
