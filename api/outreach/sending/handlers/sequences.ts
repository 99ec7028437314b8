import { randomBytes } from 'node:crypto';
import type { UncountedCampaign } from '../../../../domain/outreach/campaigns/campaign.js';
import { changeLeadPlace } from '../../../../domain/outreach/sending/sequence/change-lead-place.js';
import { type StepCounts, toLeadPlace } from '../../../../domain/outreach/sending/sequence/lead-place.js';
import { replanPlace } from '../../../../domain/outreach/sending/sequence/replan-place.js';
import {
  emptySequence,
  type Sequence,
  type SequenceStep,
  type StepDraft,
} from '../../../../domain/outreach/sending/sequence/sequence.js';
import type { OwnerId } from '../../../../domain/workspaces/owner-id.js';
import type { LeadsRepository } from '../../../../store/outreach/campaigns/leads.js';
import type { SequencePlacesRepository } from '../../../../store/outreach/sending/sequence-places.js';
import type { SequencesRepository } from '../../../../store/outreach/sending/sequences.js';
import type { components } from '../../../generated/openapi.js';
import type { HandlersOf } from '../../../http/contract/handler.js';
import { HttpError } from '../../../http/http-error.js';
import { readListQuery, setNextLink } from '../../../http/requests/list-query.js';
import type { WorkflowGateway } from '../../../workflow-gateway.js';
import { type OwnCampaignDeps, ownCampaign } from '../../campaigns/own-campaign.js';
import { type PlacedText, refuseTemplateErrors } from '../../writing/refuse-template-errors.js';
import { createSequencePorts, type SequencePortsDeps } from '../create-sequence-ports.js';
import { readSequencePreview, type SequencePreviewDeps } from '../read-sequence-preview.js';

export interface SequencesHandlerDeps extends OwnCampaignDeps, SequencePortsDeps, SequencePreviewDeps {
  campaigns: OwnCampaignDeps['campaigns'] & SequencePortsDeps['campaigns'];
  campaignMails: SequencePortsDeps['campaignMails'] & SequencePreviewDeps['campaignMails'];
  gateway: SequencePortsDeps['gateway'] & Pick<WorkflowGateway, 'wakeSender'>;
  leads: Pick<LeadsRepository, 'find' | 'findMany'>;
  policy: { time_zone: string };
  sequences: SequencesRepository;
  sequencePlaces: SequencePlacesRepository;
}

type Names =
  | 'getSequence'
  | 'updateSequence'
  | 'pauseSequence'
  | 'resumeSequence'
  | 'previewSequence'
  | 'listSequenceLeads'
  | 'changeSequenceLead';

/** Planned emails that a change brings in line while its request waits; workers see to the others. */
const AT_ONCE = 100;
const NO_LEADS: StepCounts = { waiting: 0, paused: 0, sent: 0, skipped: 0, finished: 0, ended: 0 };

/** The follow-ups of a campaign: its steps, what each lead gets of them, and where each lead is. */
export function createSequencesHandlers(deps: SequencesHandlerDeps): HandlersOf<Names> {
  const { sequences, sequencePlaces } = deps;
  return {
    getSequence: async (req, res) => {
      const campaign = await ownCampaign(deps, req);
      res.json(await present(deps, campaign, await findSequence(deps, campaign)));
    },
    updateSequence: async (req, res) => {
      const campaign = await ownCampaign(deps, req);
      const before = await findSequence(deps, campaign);
      const { version, steps, values = before.values } = req.body;
      refuseStepErrors(steps);
      if (version !== before.version) throw conflict(CHANGED);
      const change = { ...before, version: version + 1, steps: readSteps(steps), values };
      const saved = await sequences.save(campaign.user_id, change, new Date());
      if (!saved) throw conflict(CHANGED);
      await replan(deps, campaign);
      res.json(await present(deps, campaign, saved));
    },
    pauseSequence: async (req, res) => {
      const campaign = await ownCampaign(deps, req);
      res.json(await setStatus(deps, campaign, 'paused'));
    },
    resumeSequence: async (req, res) => {
      const campaign = await ownCampaign(deps, req);
      res.json(await setStatus(deps, campaign, 'active'));
    },
    previewSequence: async (req, res) => {
      const campaign = await ownCampaign(deps, req);
      const { lead_id, steps, values, first_subject = null } = req.body;
      const lead = await deps.leads.find(campaign.user_id, campaign.id, lead_id);
      if (!lead) throw HttpError.notFound();
      refuseStepErrors(steps ?? []);
      const saved = await findSequence(deps, campaign);
      const drafts = steps?.map(toDraft) ?? saved.steps;
      const given = { steps: drafts, values: values ?? saved.values };
      res.json(await readSequencePreview(deps, { campaign, lead }, given, first_subject));
    },
    listSequenceLeads: async (req, res) => {
      const campaign = await ownCampaign(deps, req);
      const { user_id, id } = campaign;
      const { limit, cursor } = readListQuery(req);
      const filter = { show: req.query.state ?? 'waiting', step_id: req.query.step_id ?? null };
      const [{ steps }, page] = await Promise.all([
        findSequence(deps, campaign),
        sequencePlaces.list(user_id, id, filter, limit, cursor),
      ]);
      const ids = page.items.map(({ lead_id }) => lead_id);
      const leads = new Map((await deps.leads.findMany(user_id, id, ids)).map((lead) => [lead.id, lead]));
      setNextLink(req, res, page.next_cursor);
      res.json(page.items.map((place) => toLeadPlace(place, steps, leads.get(place.lead_id) ?? null)));
    },
    changeSequenceLead: async (req, res) => {
      const campaign = await ownCampaign(deps, req);
      const { user_id: userId, id } = campaign;
      const lead = await deps.leads.find(userId, id, req.params.lead_id);
      if (!lead) throw HttpError.notFound();
      const sequence = await findSequence(deps, campaign);
      const stepId = req.body.action === 'move' ? req.body.step_id : null;
      const ports = createSequencePorts(deps);
      const changed = await changeLeadPlace(ports, { userId, sequence, lead }, req.body.action, stepId);
      if ('refused' in changed) throw conflict(changed.refused);
      res.json(toLeadPlace(changed.place, sequence.steps, lead));
    },
  };
}

const CHANGED = 'The sequence was changed meanwhile. Reload it and apply your change again';

async function findSequence(
  { sequences }: SequencesHandlerDeps,
  { user_id, id }: UncountedCampaign,
): Promise<Sequence> {
  return (await sequences.find(user_id, id)) ?? emptySequence(id);
}

async function present(
  { sequencePlaces }: SequencesHandlerDeps,
  { user_id, id }: UncountedCampaign,
  sequence: Sequence,
) {
  const [counts, updating] = await Promise.all([
    sequencePlaces.count(user_id, id),
    sequencePlaces.countStale(user_id, id),
  ]);
  const steps = sequence.steps.map((step) => ({ ...step, counts: counts.get(step.id) ?? NO_LEADS }));
  return { ...sequence, steps, values: { ...sequence.values }, updating };
}

/** Marked first: what this request does not reach, or dies before, is brought in line by workers, and not sent before. */
async function replan(deps: SequencesHandlerDeps, { user_id, id: campaign_id }: UncountedCampaign): Promise<void> {
  const { sequencePlaces } = deps;
  if ((await sequencePlaces.markStale(user_id, campaign_id)) === 0) return;
  const ports = createSequencePorts(deps);
  const stale = await sequencePlaces.listStale({ user_id, campaign_id }, AT_ONCE);
  for (const place of stale) await replanPlace(ports, place);
}

async function setStatus(deps: SequencesHandlerDeps, campaign: UncountedCampaign, status: Sequence['status']) {
  const { user_id, id } = campaign;
  const sequence = await deps.sequences.setStatus(user_id, id, status);
  if (!sequence) throw conflict('The campaign has no sequence yet. Save its steps first');
  const senders = await deps.sequencePlaces.pauseAll(user_id, id, status === 'paused');
  if (status === 'active') await wake(deps, user_id, senders);
  return present(deps, campaign, sequence);
}

/** Workers find what is overdue without it. */
async function wake({ gateway, logger }: SequencesHandlerDeps, user_id: OwnerId, senders: readonly string[]) {
  for (const sender_id of senders)
    await gateway
      .wakeSender({ user_id, sender_id })
      .catch((failure: unknown) => logger.warn({ err: failure, sender_id }, 'mailbox of a resumed sequence not woken'));
}

/** Each has an id of its own: a step that is there twice is a new one. */
function refuseStepErrors(steps: readonly components['schemas']['SequenceStepDraft'][]): void {
  refuseTemplateErrors(
    steps.flatMap(({ subject, body }, index): PlacedText[] => [
      [['steps', index, 'subject'], subject],
      [['steps', index, 'body'], body],
    ]),
  );
}

function readSteps(drafts: readonly components['schemas']['SequenceStepDraft'][]): SequenceStep[] {
  const used = new Set<string>();
  return drafts.map((draft) => {
    const { id, ...step } = toDraft(draft);
    const own = id === undefined || used.has(id) ? randomBytes(12).toString('hex') : id;
    used.add(own);
    return { id: own, ...step };
  });
}

function toDraft({ id, wait_days, subject, body, condition }: components['schemas']['SequenceStepDraft']): StepDraft {
  const text = { wait_days, subject: subject?.trim() ?? null, body, condition: condition ?? ('no_reply' as const) };
  return id === undefined ? text : { id, ...text };
}

function conflict(detail: string): HttpError {
  return new HttpError(409, { detail });
}
