import type { WriteMail } from '../../domain/notifications/mail-facts.js';
import type { NotificationKind } from '../../domain/notifications/notification-kind.js';
import type {
  NotificationMail,
  NotificationStatus,
  PlatformMailKind,
} from '../../domain/notifications/notification-mail.js';
import type { MailServerLogin, MailTransport } from '../../domain/outreach/sending/mail-ports.js';
import type { Site } from '../../domain/sites/site.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import type { UserId } from '../../domain/workspaces/user-id.js';
import type { ArtifactsRepository } from '../../store/artifacts/artifacts.js';
import type { AuditsRepository } from '../../store/audits/audits.js';
import type { MailAddressesRepository } from '../../store/notifications/mail-addresses.js';
import type { NotificationChoicesRepository } from '../../store/notifications/notification-choices.js';
import type { NotificationMailsRepository } from '../../store/notifications/notification-mails.js';
import type { OutreachReportsRepository } from '../../store/outreach/campaigns/outreach-reports.js';
import type { PlacedLinksRepository } from '../../store/outreach/links/placed-links.js';
import type { SendersRepository } from '../../store/outreach/sending/senders.js';
import type { SitesRepository } from '../../store/sites/sites.js';
import type { InvitationsRepository } from '../../store/workspaces/invitations.js';
import type { MembershipsRepository } from '../../store/workspaces/memberships.js';
import type { WorkspacesRepository } from '../../store/workspaces/workspaces.js';

/** What queueing needs: to find out who gets a mail, and to set it going. */
export interface QueueDeps {
  mailAddresses: Pick<MailAddressesRepository, 'find' | 'listPeople'>;
  memberships: Pick<MembershipsRepository, 'find' | 'listOfWorkspace' | 'listOfUser'>;
  notificationChoices: Pick<
    NotificationChoicesRepository,
    'find' | 'listOfWorkspace' | 'listByDigestTime' | 'listByTimeZone' | 'findTimeZone'
  >;
  notificationMails: Pick<NotificationMailsRepository, 'add'>;
  /** False: the operator has set no mail server, so that nothing is queued. */
  isConfigured: boolean;
  /** Starts the workflow that delivers a mail; a second start finds the first. */
  startDelivery(mail: Pick<NotificationMail, 'id' | 'workspace_id'>): Promise<void>;
  now(): Date;
}

export interface NotificationDeps extends QueueDeps {
  artifacts: Pick<ArtifactsRepository, 'get'>;
  audits: Pick<AuditsRepository, 'findPrevious' | 'listHistory'>;
  notificationMails: Pick<NotificationMailsRepository, 'add' | 'find' | 'claim' | 'note'>;
  invitations: Pick<InvitationsRepository, 'find' | 'addMailToken'>;
  outreachReports: Pick<OutreachReportsRepository, 'dailyVolumes'>;
  placedLinks: Pick<PlacedLinksRepository, 'countSince'>;
  senders: Pick<SendersRepository, 'all'>;
  sites: Pick<SitesRepository, 'list'>;
  workspaces: Pick<WorkspacesRepository, 'find'>;

  /** Null: the operator has set none. */
  server: { from: string; login: MailServerLogin } | null;
  transport: MailTransport;
  writeMail: WriteMail;
  /** Without a slash at its end. */
  publicUrl: string;
  unsubscribeUrl(claim: { workspace_id: OwnerId; user_id: UserId; kind: NotificationKind }): string;
  /** A new token for the link of an invitation, and the hash that is stored of it. */
  createInvitationToken(): { token: string; hash: string };
  /** When the audit of a site runs next, ISO 8601; null where none is scheduled. */
  findNextAudit(site: Site): Promise<string | null>;
  /** Counts what became of mails and logs those that did not arrive, for the operator. */
  reportMail(kind: PlatformMailKind, status: NotificationStatus, reason: string | null): void;
  /** 0–1. */
  random(): number;
}
