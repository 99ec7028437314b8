import type { CompleteAudit } from '../../audits/audit-result.js';
import type { SearchPerformance } from '../../search/analysis/search-performance.js';
import type { SemanticIndex } from '../../seo/semantic/semantic-index.js';
import type { CompetitiveReport } from '../competitors/competitive-report.js';
import type { HealthSnapshot } from '../health-score.js';
import type { StrategicReport } from './strategic-report.js';

/** All that a week's strategy rests on; whatever was never collected is null. */
export interface StrategicSources {
  site: string;
  site_url: string;
  /** The latest complete one; failing that, the latest quick one. */
  audit: CompleteAudit | null;
  search: SearchPerformance | null;
  /** The latest. */
  health: HealthSnapshot | null;
  competitors: CompetitiveReport | null;
  semantic: SemanticIndex | null;
  /** Of a week before this one. */
  previous: StrategicReport | null;
  /** Of weeks before that, newest first: for figures of which nothing new was read since. */
  earlier?: readonly StrategicReport[];
}
