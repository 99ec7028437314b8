import type { Client } from '@temporalio/client';
import {
  type DeliverWebhookInput,
  deliverWebhookStart,
  replaySignal,
} from '../../workflows/webhooks/contract/deliver-webhook.js';
import type { GatewayCall } from '../gateway-call.js';

export interface WebhookGateway {
  /** Tries a delivery now, whether or not its workflow runs. @throws DomainError dependency_unavailable */
  deliverNow(input: DeliverWebhookInput): Promise<void>;
}

/** Many at once take turns at the server; a start that is given up on costs the caller another request. */
const START_DEADLINE_MS = 15_000;

/** What webhooks need of Temporal. */
export function createWebhookGateway(client: Client, call: GatewayCall): WebhookGateway {
  return {
    async deliverNow(input) {
      const { workflow, ...options } = deliverWebhookStart(input);
      await call(
        () => client.workflow.signalWithStart(workflow, { ...options, signal: replaySignal }),
        START_DEADLINE_MS,
      );
    },
  };
}
