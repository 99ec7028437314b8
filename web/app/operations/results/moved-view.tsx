import type { MovedRecords } from '../../../../domain/workspaces/workspace-move.js';
import { showCount } from '../../../report/facts/figures.js';
import { ApiForm } from '../../parts/field.js';

const PLACES = {
  site: { name: 'The site', path: '/app/sites' },
  campaign: { name: 'The campaign', path: '/app/campaigns' },
} as const;

/** Where a site or campaign is now, and the way there. */
export function MovedView({ result }: { result: MovedRecords }) {
  const { name, path } = PLACES[result.kind];
  return (
    <div class="card">
      <p class="summary">
        {name} is in its new workspace, with {showCount(result.records, 'record', 'records')}.
      </p>
      <ApiForm call="PUT /auth/workspace" then={`${path}/${result.id}`} label="Switch to this workspace">
        <input type="hidden" name="workspace_id" value={result.workspace_id} />
      </ApiForm>
    </div>
  );
}
