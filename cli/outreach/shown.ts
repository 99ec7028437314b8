import { z } from 'zod';
import { CliError } from '../cli-error.js';
import { EXIT_CODES } from '../exit-codes.js';

/** The parts of a response that the client shows; others don't matter here. */
const campaign = z.object({
  id: z.string(),
  name: z.string(),
  created_at: z.string(),
  lead_counts: z.object({
    total: z.number(),
    discovered: z.number(),
    contacted: z.number(),
    replied: z.number(),
    placed: z.number(),
    bounced: z.number(),
    unsubscribed: z.number(),
  }),
});
const link = z.object({
  state: z.string(),
  page_url: z.string(),
  target_url: z.string(),
  seen: z.object({ rel: z.string() }).nullable(),
});
const sequence = z.object({
  status: z.string(),
  steps: z.array(
    z.object({
      wait_days: z.number(),
      subject: z.string().nullable(),
      condition: z.string(),
      counts: z.object({
        waiting: z.number(),
        paused: z.number(),
        sent: z.number(),
        skipped: z.number(),
        ended: z.number(),
      }),
    }),
  ),
});
const imported = z.object({
  added: z.number(),
  skipped: z.number(),
  failed: z.array(z.string()),
  columns: z.record(z.string(), z.string()),
  ignored_columns: z.array(z.string()).default([]),
  warnings: z.array(z.string()).default([]),
});
const preview = z.object({
  sender_email: z.string(),
  mailboxes: z
    .array(
      z.object({
        sender_email: z.string(),
        mails: z.number(),
        domain: z.object({ reason: z.string().nullable() }).default({ reason: null }),
      }),
    )
    .default([]),
  total: z.number(),
  sendable: z.number(),
  mails: z.array(
    z.object({
      lead_id: z.string(),
      recipient_email: z.string(),
      subject: z.string(),
      body: z.string(),
      text: z.string(),
    }),
  ),
  refused: z.array(
    z.object({
      lead_id: z.string(),
      website_url: z.string().nullable(),
      recipient_email: z.string().nullable(),
      reason: z.string(),
    }),
  ),
});
const queued = z.object({
  total: z.number(),
  sent: z.number(),
  blocked: z.number(),
  failed: z.number(),
  uncertain: z.number(),
  cancelled: z.number(),
  refused: z.array(z.object({ lead_id: z.string(), reason: z.string() })),
});
const polled = z.object({
  replies_found: z.number(),
  failed: z.number(),
  errors: z.array(z.object({ mailbox: z.string(), detail: z.string() })),
});
const reply = z.object({
  id: z.string().default(''),
  received_at: z.string(),
  from_email: z.string(),
  subject: z.string(),
  body: z.string(),
  classification: z.string(),
  confidence: z.number(),
  needs_review: z.boolean().default(false),
});
const snapshot = z.object({
  total_campaigns: z.number(),
  total_leads: z.number(),
  total_sends: z.number(),
  total_replies: z.number(),
  total_automatic_replies: z.number(),
  total_placements: z.number(),
  rates: z.object({
    overall_response_rate: z.number(),
    overall_placement_rate: z.number(),
    overall_bounce_rate: z.number(),
  }),
  by_campaign: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      sends: z.number(),
      replies: z.number(),
      automatic_replies: z.number(),
      placements: z.number(),
    }),
  ),
});

const SHAPES = {
  campaign,
  campaigns: z.array(campaign),
  imported,
  links: z.array(link),
  preview,
  queued,
  polled,
  reply,
  replies: z.array(reply),
  sequence,
  snapshot,
};

export type Shown<Name extends keyof typeof SHAPES> = z.infer<(typeof SHAPES)[Name]>;

/** @throws CliError when the response has another shape, perhaps from a platform of another version */
export function readShown<Name extends keyof typeof SHAPES>(name: Name, answer: unknown): Shown<Name> {
  const parsed = SHAPES[name].safeParse(answer);
  if (parsed.success) return parsed.data as Shown<Name>;
  throw new CliError(EXIT_CODES.failure, `This client does not know the platform's response (${name})`);
}
