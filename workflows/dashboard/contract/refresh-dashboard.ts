import type { OperationRef } from '../../../domain/operations/operation-ref.js';

export const REFRESH_DASHBOARD = 'refreshDashboard';

export interface RefreshDashboardInput {
  operation: OperationRef;
  site_url: string;
  /** The user's plan holds no search analysis. */
  without_search?: boolean;
}
