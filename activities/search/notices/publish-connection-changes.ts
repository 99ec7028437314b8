import type { ReportError } from '../../../domain/base/report-error.js';
import { connectionEvent } from '../../../domain/webhooks/connection-events.js';
import type { PublishEvent } from '../../../domain/webhooks/webhook-event.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import type { ConnectionsRepository } from '../../../store/search/connections.js';

type Changing = Pick<ConnectionsRepository, 'find' | 'noteSync' | 'markExpired'>;

/**
 * The same repository, which also tells endpoints of the user when a connection stops working. An event that cannot be
 * published does not undo the note.
 */
export function publishConnectionChanges<Repository extends Changing>(
  connections: Repository,
  { publish, reportError, now }: { publish: PublishEvent; reportError: ReportError; now(): Date },
): Repository {
  const tell = async (userId: OwnerId, platform: Parameters<Changing['find']>[1], status: 'expired' | 'error') => {
    try {
      const connection = await connections.find(userId, platform);
      if (connection?.status === status) await publish(connectionEvent(connection, status, now().toISOString()));
    } catch (error) {
      reportError(error, 'publish a change of a connection');
    }
  };
  return {
    ...connections,
    async noteSync(userId, platform, note) {
      await connections.noteSync(userId, platform, note);
      if (note.error !== null) await tell(userId, platform, 'error');
    },
    async markExpired(userId, platform, error, version) {
      const isMarked = await connections.markExpired(userId, platform, error, version);
      if (isMarked) await tell(userId, platform, 'expired');
      return isMarked;
    },
  };
}
