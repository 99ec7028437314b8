import type { SendersRepository } from '../../../../store/outreach/sending/senders.js';
import type { HandlersOf } from '../../../http/contract/handler.js';
import { HttpError } from '../../../http/http-error.js';
import { currentUser } from '../../../http/requests/request-context.js';
import { DMARC_DAYS, type DmarcOverviewDeps, loadDmarcOverview } from '../load-dmarc-overview.js';

export function createSenderDmarcHandlers(
  deps: DmarcOverviewDeps & { senders: Pick<SendersRepository, 'find'> },
): HandlersOf<'getSenderDmarc'> {
  return {
    getSenderDmarc: async (req, res) => {
      const sender = await deps.senders.find(currentUser(req).id, req.params.sender_id);
      if (!sender) throw HttpError.notFound();
      res.json(await loadDmarcOverview(deps, sender, req.query.days ?? DMARC_DAYS));
    },
  };
}
