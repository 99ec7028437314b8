import type { Client } from '@temporalio/client';
import {
  type CheckPlacedLinkInput,
  checkPlacedLinkStart,
} from '../../../workflows/outreach/links/contract/watch-links.js';
import type { GatewayCall } from '../../gateway-call.js';

export interface LinkGateway {
  /** Has it checked now, unless that is under way. @throws DomainError dependency_unavailable */
  checkPlacedLink(input: CheckPlacedLinkInput): Promise<void>;
}

/** What placed links need of Temporal. */
export function createLinkGateway(client: Client, call: GatewayCall): LinkGateway {
  return {
    async checkPlacedLink(input) {
      const { workflow, ...options } = checkPlacedLinkStart(input);
      await call(() => client.workflow.start(workflow, { ...options, workflowIdConflictPolicy: 'USE_EXISTING' }));
    },
  };
}
