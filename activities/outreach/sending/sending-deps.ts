import type { RepliesCheck } from '../../../domain/outreach/replies/replies-check.js';
import type { FollowUp } from '../../../domain/outreach/sending/follow-up.js';
import type {
  FindSentMail,
  MailTransport,
  RecipientDomainCheck,
  SenderLogin,
  SentCopy,
} from '../../../domain/outreach/sending/mail-ports.js';
import type { Sender } from '../../../domain/outreach/sending/sender.js';
import type { PublishEvent } from '../../../domain/webhooks/webhook-event.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import type { ArtifactsRepository } from '../../../store/artifacts/artifacts.js';
import type { OperationsRepository } from '../../../store/operations/operations.js';
import type { CampaignsRepository } from '../../../store/outreach/campaigns/campaigns.js';
import type { LeadsRepository } from '../../../store/outreach/campaigns/leads.js';
import type { InboxThreadsRepository, OverdueAnswer } from '../../../store/outreach/inbox/inbox-threads.js';
import type { RepliesRepository } from '../../../store/outreach/replies/replies.js';
import type { AttemptsRepository } from '../../../store/outreach/sending/attempts.js';
import type { FollowUpsRepository } from '../../../store/outreach/sending/follow-ups.js';
import type { QueueItemsRepository } from '../../../store/outreach/sending/queue-items.js';
import type { QueueRotationRepository } from '../../../store/outreach/sending/queue-rotation.js';
import type { SendSlotsRepository } from '../../../store/outreach/sending/send-slots.js';
import type { SenderStatesRepository } from '../../../store/outreach/sending/sender-states.js';
import type { SendersRepository } from '../../../store/outreach/sending/senders.js';
import type { SequencePlacesRepository } from '../../../store/outreach/sending/sequence-places.js';
import type { SequencesRepository } from '../../../store/outreach/sending/sequences.js';
import type { SuppressionsRepository } from '../../../store/outreach/sending/suppressions.js';

/** Limits and rules that hold for all users of an installation. */
export interface SendingSettings {
  user_daily_limit: number;
  domain_daily_limit: number;
  /** IANA name: whose calendar the days of caps follow. */
  time_zone: string;
  require_consent: boolean;
}

/** Workflows that an activity sets going. All are safe to repeat. */
export interface SendingTimers {
  /** Makes the mailbox's queue check for due mail, and starts it if it is not running. */
  wakeSender(userId: OwnerId, senderId: string): Promise<void>;
  startFollowUp(userId: OwnerId, senderId: string, followUp: Pick<FollowUp, 'id' | 'scheduled_at'>): Promise<void>;
  /** Its clock reads the record again; nothing happens when it has ended. */
  wakeFollowUp(userId: OwnerId, followUpId: string): Promise<void>;
  /** Starts the workflow that sends an answer when its time to undo has passed, unless it runs. */
  startAnswer(answer: OverdueAnswer): Promise<void>;
}

export interface SendingDeps {
  artifacts: Pick<ArtifactsRepository, 'put' | 'get' | 'remove'>;
  attempts: Pick<
    AttemptsRepository,
    | 'insert'
    | 'find'
    | 'findMany'
    | 'beginSending'
    | 'settle'
    | 'latestTo'
    | 'mailsTo'
    | 'listStuck'
    | 'slotsOf'
    | 'lastSentAt'
    | 'firstSentAt'
  >;
  campaigns: Pick<CampaignsRepository, 'find'>;
  followUps: Pick<
    FollowUpsRepository,
    | 'insert'
    | 'find'
    | 'owner'
    | 'due'
    | 'nextDueAt'
    | 'ofAttempt'
    | 'ofLead'
    | 'overdue'
    | 'reschedule'
    | 'conclude'
    | 'holdDue'
    | 'noteWait'
    | 'release'
  >;
  leads: Pick<LeadsRepository, 'find' | 'findMany' | 'moveStatus' | 'markContacted'>;
  operations: Pick<OperationsRepository, 'begin' | 'markRunning' | 'reportProgress' | 'finish' | 'isErased'>;
  queueItems: Pick<
    QueueItemsRepository,
    'find' | 'next' | 'nextDueAt' | 'nextWaiting' | 'waitingOperations' | 'end' | 'reschedule' | 'counts' | 'cancel'
  >;
  queueRotation: Pick<
    QueueRotationRepository,
    'awaited' | 'mailboxes' | 'move' | 'openers' | 'queuesOf' | 'texts' | 'waitingBySender'
  >;
  sequences: Pick<SequencesRepository, 'find'>;
  sequencePlaces: Pick<SequencePlacesRepository, 'ofLead' | 'insert' | 'enter' | 'leave' | 'change' | 'listStale'>;
  senderStates: Pick<SenderStatesRepository, 'noteWaiting' | 'noteRest' | 'noteHandedOver' | 'readTurn' | 'find'>;
  inboxThreads: Pick<
    InboxThreadsRepository,
    'find' | 'claimAnswer' | 'endAnswer' | 'returnAnswer' | 'listOverdueAnswers'
  >;
  replies: Pick<RepliesRepository, 'countHuman' | 'findAnswerable' | 'wasAway'>;
  sendSlots: Pick<
    SendSlotsRepository,
    'reserve' | 'release' | 'counts' | 'claimDuplicate' | 'releaseDuplicate' | 'findDuplicate'
  >;
  senders: Pick<SendersRepository, 'find' | 'defaultOf' | 'setPause' | 'evidence'>;
  suppressions: Pick<SuppressionsRepository, 'findAny' | 'add'>;

  /** The sender of users who have added none; it has no record. */
  environmentSender: Sender | null;
  /** With passwords opened. @throws PasswordUnreadableError when a key is gone */
  openLogin(sender: Sender): Promise<SenderLogin>;
  checkDomain: RecipientDomainCheck;
  /** Reads a sender's new mail before anything is sent that a reply would stop. */
  checkReplies(sender: { user_id: OwnerId; sender_id: string }, signal: AbortSignal): Promise<RepliesCheck>;
  mail: MailTransport;
  findSentMail: FindSentMail;
  /** Starts saving a copy of a sent mail, and returns at once: whatever happens to it, the mail was sent. */
  saveSentCopy(copy: SentCopy): void;
  unsubscribeUrl(claim: { user_id: OwnerId; email: string; attempt_id: string }): string;
  /** The same claim as a mail carries it in its subject. */
  unsubscribeToken(claim: { user_id: OwnerId; email: string; attempt_id: string }): string;
  settings: SendingSettings;
  timers: SendingTimers;
  publish: PublishEvent;
  now(): Date;
}
