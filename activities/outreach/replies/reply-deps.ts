import type { IncomingMessage } from '../../../domain/outreach/replies/incoming-message.js';
import type { MailServerLogin, ReadMailbox, SenderLogin } from '../../../domain/outreach/sending/mail-ports.js';
import type { Sender } from '../../../domain/outreach/sending/sender.js';
import type { PublishEvent } from '../../../domain/webhooks/webhook-event.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import type { ArtifactsRepository } from '../../../store/artifacts/artifacts.js';
import type { LeadsRepository } from '../../../store/outreach/campaigns/leads.js';
import type { InboxThreadsRepository } from '../../../store/outreach/inbox/inbox-threads.js';
import type { AwaitedMailsRepository } from '../../../store/outreach/replies/awaited-mails.js';
import type { MailboxesRepository } from '../../../store/outreach/replies/mailboxes.js';
import type { RepliesRepository } from '../../../store/outreach/replies/replies.js';
import type { AttemptsRepository } from '../../../store/outreach/sending/attempts.js';
import type { DmarcReportsRepository } from '../../../store/outreach/sending/dmarc-reports.js';
import type { FollowUpsRepository } from '../../../store/outreach/sending/follow-ups.js';
import type { QueueItemsRepository } from '../../../store/outreach/sending/queue-items.js';
import type { SenderStatesRepository } from '../../../store/outreach/sending/sender-states.js';
import type { SendersRepository } from '../../../store/outreach/sending/senders.js';
import type { SuppressionsRepository } from '../../../store/outreach/sending/suppressions.js';
import type { CampaignMovesRepository } from '../../../store/workspaces/moves/campaign-moves.js';
import type { LearningDeps } from './learning/learning-deps.js';

/** What takes the consequences of a reply. */
export interface EffectDeps {
  attempts: Pick<AttemptsRepository, 'find' | 'conclude' | 'findRecentByRecipient'>;
  leads: Pick<LeadsRepository, 'findById' | 'moveStatus' | 'setStatus'>;
  followUps: Pick<FollowUpsRepository, 'ofLead' | 'conclude' | 'reschedule'>;
  queueItems: Pick<QueueItemsRepository, 'cancel'>;
  suppressions: Pick<SuppressionsRepository, 'add' | 'findAny' | 'handOver' | 'remove'>;
  senders: Pick<SendersRepository, 'find' | 'setPause' | 'evidence'>;
  replies: Pick<
    RepliesRepository,
    'find' | 'correct' | 'upgrade' | 'markApplied' | 'softBounces' | 'meantBefore' | 'beside'
  >;
  publish: PublishEvent;
  now(): Date;
}

/** For the log of who runs the installation. @param mailbox key of the folder */
export type ReportUnmatchedComplaint = (mailbox: string) => void;

/** The sender of the environment reads its replies from here. */
export interface EnvironmentMailbox {
  email: string;
  login: MailServerLogin & { mailbox: string };
}

/** Who opts out of whose mail, and the mail that offered it. */
export interface UnsubscribeClaim {
  user_id: OwnerId;
  email: string;
  attempt_id: string;
}

export interface ReplyDeps extends EffectDeps, LearningDeps {
  attempts: EffectDeps['attempts'] &
    Pick<AttemptsRepository, 'findByMessageIds' | 'latestTo' | 'findRecentByDomain' | 'findShared' | 'hasMailed'>;
  senders: EffectDeps['senders'] & Pick<SendersRepository, 'all' | 'secretsOf'>;
  replies: EffectDeps['replies'] & Pick<RepliesRepository, 'insert' | 'countSince' | 'unsureSince'>;
  inboxThreads: Pick<InboxThreadsRepository, 'noteReply'>;
  campaignMoves: Pick<CampaignMovesRepository, 'isMoving' | 'listNewOwners'>;
  mailboxes: MailboxesRepository;
  awaitedMails: AwaitedMailsRepository;
  senderStates: Pick<SenderStatesRepository, 'noteReading'>;
  dmarcReports: Pick<DmarcReportsRepository, 'add'>;
  artifacts: Pick<ArtifactsRepository, 'put'>;
  /** Null: there is none. */
  environmentMailbox: EnvironmentMailbox | null;
  /** A language model that unsure replies can be put to. */
  hasModel: boolean;
  readMailbox: ReadMailbox;
  reportUnmatchedComplaint: ReportUnmatchedComplaint;
  parseMessage(source: Uint8Array): Promise<IncomingMessage>;
  /** Opens a sealed password. @throws when its key is gone, or it was sealed for another place. */
  openSecret(sealed: string, place: string): string;
  /** Of a sender that signs in with tokens. */
  openLogin(sender: Sender): Promise<SenderLogin>;
  /** The claim in the token of an unsubscribe link or address; null if it was not signed here. */
  readUnsubscribeToken(token: string): UnsubscribeClaim | null;
}
