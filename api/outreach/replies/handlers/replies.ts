import { createHash } from 'node:crypto';
import type { Response } from 'express';
import { isFinished, type Operation } from '../../../../domain/operations/operations.js';
import { isSureVerdict } from '../../../../domain/outreach/replies/is-sure-verdict.js';
import type { Reply } from '../../../../domain/outreach/replies/reply.js';
import type { OwnerId } from '../../../../domain/workspaces/owner-id.js';
import type { CampaignsRepository } from '../../../../store/outreach/campaigns/campaigns.js';
import type { ReplyLearningRepository } from '../../../../store/outreach/replies/learning/reply-learning.js';
import type { RepliesRepository, ReplyFilter } from '../../../../store/outreach/replies/replies.js';
import type { HandlersOf, OperationRequest } from '../../../http/contract/handler.js';
import { HttpError } from '../../../http/http-error.js';
import { readListQuery, setNextLink } from '../../../http/requests/list-query.js';
import { readReviewFilter } from '../../../http/requests/read-review-filter.js';
import { currentUser, idempotencyKey } from '../../../http/requests/request-context.js';
import { sendPoll } from '../../../operations/send-poll.js';
import {
  acceptOperation,
  answerOperation,
  type OperationStartDeps,
  type StartRequest,
  startOperation,
} from '../../../operations/start-operation.js';
import { ownCampaign } from '../../campaigns/own-campaign.js';
import { loadLearning } from '../load-learning.js';

export interface RepliesHandlerDeps extends OperationStartDeps {
  campaigns: Pick<CampaignsRepository, 'find'>;
  replies: Pick<RepliesRepository, 'find' | 'list' | 'correct' | 'markHandled'>;
  replyLearning: Pick<ReplyLearningRepository, 'list' | 'findState' | 'forget'>;
}

type Names =
  | 'pollReplies'
  | 'listReplies'
  | 'correctReply'
  | 'listCampaignReplies'
  | 'getReplyLearning'
  | 'forgetReplyLearning';

const TYPE = 'poll_replies';

export function createRepliesHandlers(deps: RepliesHandlerDeps): HandlersOf<Names> {
  return {
    pollReplies: (req, res) => poll(deps, req, res),
    listReplies: (req, res) => {
      const { matched } = req.query;
      return list(deps, req, res, currentUser(req).id, matched === undefined ? {} : { matched: matched === 'true' });
    },
    listCampaignReplies: async (req, res) => {
      const { user_id, id: campaign_id } = await ownCampaign(deps, req);
      const { classification } = req.query;
      await list(deps, req, res, user_id, { campaign_id, ...(classification === undefined ? {} : { classification }) });
    },
    getReplyLearning: async (req, res) => {
      res.json(await loadLearning(deps, currentUser(req).id));
    },
    forgetReplyLearning: async (req, res) => {
      await deps.replyLearning.forget(currentUser(req).id);
      res.status(204).end();
    },
    correctReply: async (req, res) => {
      const { id: user_id } = currentUser(req);
      const reply_id = req.params.reply_id;
      const { classification, handled } = req.body;
      const found = await deps.replies.find(user_id, reply_id);
      if (!found) throw HttpError.notFound();
      let changed: Reply | null = found;
      if (classification !== undefined) {
        await deps.gateway.correctReply({ user_id, reply_id, classification });
        // The workflow has written the same, or will: the user's choice is never contradicted.
        changed = await deps.replies.correct(user_id, reply_id, classification, new Date());
      }
      if (handled !== undefined) changed = await deps.replies.markHandled(user_id, reply_id, handled, new Date());
      if (!changed) throw HttpError.notFound();
      res.json(view(changed));
    },
  };
}

/** A poll that is under way is joined. Of requests that see the same past one opens the poll, in whatever process. */
async function poll(deps: RepliesHandlerDeps, req: OperationRequest<'pollReplies'>, res: Response): Promise<void> {
  const { id: userId } = currentUser(req);
  const { campaign_id = null } = req.body ?? {};
  if (campaign_id !== null && !(await deps.campaigns.find(userId, campaign_id))) throw HttpError.campaignNotFound();
  const about = campaign_id === null ? 'replies' : `replies of campaign ${campaign_id}`;
  const start: StartRequest<typeof TYPE> = { type: TYPE, input: { campaign_id }, about };
  const send = (ended: Operation) => sendPoll(deps, res, ended);
  if (idempotencyKey(req) !== null) return startOperation(deps, req, res, start, send);
  const latest = await deps.operations.findLatest(userId, { type: TYPE, site: about });
  const operation = latest && !isFinished(latest.status) ? latest : await open(deps, req, start, latest);
  return answerOperation(deps, req, res, operation, send);
}

function open(
  deps: RepliesHandlerDeps,
  req: object,
  start: StartRequest<typeof TYPE>,
  before: Operation | null,
): Promise<Operation> {
  const chain = [TYPE, currentUser(req).id, start.about, before?.id ?? ''].join('\n');
  return acceptOperation(deps, req, start, createHash('sha256').update(chain).digest('hex').slice(0, 24));
}

async function list(
  { replies }: RepliesHandlerDeps,
  req: OperationRequest<'listReplies' | 'listCampaignReplies'>,
  res: Response,
  userId: OwnerId,
  filter: ReplyFilter,
): Promise<void> {
  const { limit, cursor } = readListQuery(req);
  const page = await replies.list(userId, { ...filter, ...readReviewFilter(req) }, limit, cursor);
  setNextLink(req, res, page.next_cursor);
  res.json(page.items.map(view));
}

function view({ user_id: _user, ...reply }: Reply): Omit<Reply, 'user_id'> & { needs_review: boolean } {
  return { ...reply, needs_review: !isSureVerdict(reply) };
}
