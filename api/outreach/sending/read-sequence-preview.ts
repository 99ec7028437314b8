import type { UncountedCampaign } from '../../../domain/outreach/campaigns/campaign.js';
import type { Lead } from '../../../domain/outreach/campaigns/lead.js';
import type { Attempt } from '../../../domain/outreach/sending/attempt.js';
import type { ResolveSenderDeps } from '../../../domain/outreach/sending/resolve-sender.js';
import { ENVIRONMENT_SENDER_ID, type Sender } from '../../../domain/outreach/sending/sender.js';
import { findRecipientZone } from '../../../domain/outreach/sending/sequence/place-lead.js';
import {
  type FirstEmail,
  type PreviewedStep,
  previewSequence,
} from '../../../domain/outreach/sending/sequence/preview-sequence.js';
import type { Sequence, SequenceStep, StepDraft } from '../../../domain/outreach/sending/sequence/sequence.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import type { CampaignMailsRepository } from '../../../store/outreach/sending/campaign-mails.js';
import type { SequencePlacesRepository } from '../../../store/outreach/sending/sequence-places.js';
import type { WaitingMailsRepository } from '../../../store/outreach/sending/waiting-mails.js';
import { HttpError } from '../../http/http-error.js';

export interface SequencePreviewDeps extends ResolveSenderDeps {
  campaignMails: Pick<CampaignMailsRepository, 'listSentTo'>;
  sequencePlaces: Pick<SequencePlacesRepository, 'ofLead'>;
  waitingMails: Pick<WaitingMailsRepository, 'findOfLead'>;
  policy: { time_zone: string };
  /** Of the API as mail programs reach it. */
  publicUrl: string;
}

export interface SequencePreview {
  lead_id: string;
  website_url: string;
  recipient_email: string | null;
  sender_email: string;
  /** IANA name, of the recipient. */
  time_zone: string;
  first_email: FirstEmail;
  steps: PreviewedStep[];
}

const LISTED_MAILS = 200;

/** The steps for one lead. @throws HttpError 422 without a mailbox */
export async function readSequencePreview(
  deps: SequencePreviewDeps,
  { campaign, lead }: { campaign: UncountedCampaign; lead: Lead },
  sequence: Pick<Sequence, 'values'> & { steps: readonly (StepDraft | SequenceStep)[] },
  firstSubject: string | null,
): Promise<SequencePreview> {
  const { user_id } = campaign;
  const [places, sent, queued] = await Promise.all([
    deps.sequencePlaces.ofLead(user_id, lead.id),
    deps.campaignMails.listSentTo(user_id, lead.id, LISTED_MAILS),
    deps.waitingMails.findOfLead(user_id, lead.id),
  ]);
  const opener = findOpener(sent, places.at(-1)?.attempt_id);
  const sender = await findSender(deps, user_id, [places.at(-1)?.sender_id, opener?.sender_id, queued?.sender_id]);
  const recipient_email = opener?.recipient_email ?? lead.contact_email;
  const first_email: FirstEmail = opener
    ? { state: 'sent', at: opener.sent_at ?? opener.created_at, subject: opener.subject }
    : queued
      ? { state: 'waiting', at: queued.due_at, subject: queued.subject }
      : { state: 'none', at: null, subject: firstSubject };
  const time_zone = findRecipientZone(recipient_email ?? '', deps.policy.time_zone);
  const unsubscribe_url = `${deps.publicUrl.replace(/\/$/, '')}/u/…`;
  const own = places.filter(({ attempt_id }) => attempt_id === opener?.id);
  const facts = { lead, campaign, sender, first_email, places: own, time_zone, unsubscribe_url, now: new Date() };
  return {
    lead_id: lead.id,
    website_url: lead.website_url,
    recipient_email,
    sender_email: sender.email,
    time_zone,
    first_email,
    steps: previewSequence(sequence, facts),
  };
}

/** The one that its sequence follows; before that the latest first email. */
function findOpener(sent: readonly Attempt[], followed: string | undefined): Attempt | null {
  const first = sent.filter(({ step, origin }) => step === 0 && origin !== 'answer');
  return first.find(({ id }) => id === followed) ?? first.at(-1) ?? null;
}

/** The first of these that is still there, else the default. */
async function findSender(
  deps: SequencePreviewDeps,
  userId: OwnerId,
  ids: readonly (string | undefined)[],
): Promise<Sender> {
  for (const id of ids) {
    const named =
      id === undefined
        ? null
        : id === ENVIRONMENT_SENDER_ID
          ? deps.environmentSender
          : await deps.senders.find(userId, id);
    if (named) return named;
  }
  const found = (await deps.senders.defaultOf(userId)) ?? deps.environmentSender;
  if (found) return found;
  throw HttpError.invalidInput({
    loc: ['body', 'lead_id'],
    msg: 'There is no mailbox yet: add one',
    type: 'value_error',
  });
}
