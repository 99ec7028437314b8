import { readFolder } from '../../../domain/reports/structure/read-folder.js';
import type { HandlersOf } from '../../http/contract/handler.js';
import { HttpError } from '../../http/http-error.js';
import { currentUser } from '../../http/requests/request-context.js';
import { type LoadAuditDeps, loadAudit } from '../../reports/exports/load-audit.js';
import { type LoadStructureDeps, loadStructure } from '../structure/load-structure.js';

export type AuditStructureDeps = LoadAuditDeps & LoadStructureDeps;

/** How the pages of an audit are spread over folders and depths. */
export function createAuditStructureHandlers(deps: AuditStructureDeps): HandlersOf<'getAuditStructure'> {
  return {
    getAuditStructure: async (req, res) => {
      const loaded = await loadAudit(deps, currentUser(req).id, req.params.id);
      const { folder } = req.query;
      const prefix = folder === undefined ? null : readFolder(folder);
      if (prefix === null && folder !== undefined) throw notUrl();
      const structure = await loadStructure(deps, loaded, prefix);
      if (structure === null) throw new HttpError(404, { detail: 'This audit crawled no page in this folder.' });
      res.set('Cache-Control', 'private, no-cache').json(structure);
    },
  };
}

function notUrl(): HttpError {
  const msg = 'Enter a full URL, such as https://www.example.com/blog/';
  return HttpError.invalidInput({ loc: ['query', 'folder'], msg, type: 'url_parsing' });
}
