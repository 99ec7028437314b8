import type { ErrorCode } from '../base/errors.js';
import type { WaitingReason } from '../outreach/sending/waiting.js';
import type { OwnerId } from '../workspaces/owner-id.js';

/** What a long or multi-step call becomes. The record outlives Temporal's history. */
export const OPERATION_TYPES = [
  'complete_audit',
  'quick_audit',
  'technical_seo',
  'on_page_analysis',
  'speed_analysis',
  'sitemap_analysis',
  'sitemap_benchmark',
  'website_audit',
  'page_analysis',
  'page_analysis_full',
  'page_batch',
  'page_guidance',
  'strategic_insights',
  'semantic_index',
  'meta_description',
  'opengraph_tags',
  'image_alt_text',
  'content_analysis',
  'search_performance',
  'content_opportunities',
  'index_inspection',
  'audit_insights',
  'searchconsole_insights',
  'content_strategy',
  'traffic_roadmap',
  'competitive_insights',
  'prioritized_recommendations',
  'quick_wins',
  'keyword_expansion',
  'refresh_dashboard',
  'judge_again',
  'print_report',
  'send_outreach',
  'queue_outreach',
  'poll_replies',
  'discover_opportunities',
  'move_to_workspace',
] as const;

export type OperationType = (typeof OPERATION_TYPES)[number];

export const OPERATION_STATUSES = ['queued', 'running', 'completed', 'failed', 'cancelled', 'timed_out'] as const;
export type OperationStatus = (typeof OPERATION_STATUSES)[number];

/** done and total are parts of the whole operation and never go back; message is for people. */
export interface Progress {
  done: number;
  total: number;
  phase: string;
  message: string;
  /** Of a queue of mail that waits: why, and when it is tried next, ISO 8601 or null. Absent when nothing waits. */
  waiting_reason?: WaitingReason;
  next_at?: string | null;
}

export interface OperationError {
  code: ErrorCode;
  detail: string;
}

export interface Operation {
  id: string;
  user_id: OwnerId;
  type: OperationType;
  status: OperationStatus;
  /** The validated request body, kept so that a start lost with a dying process can be repeated. */
  input: Record<string, unknown>;
  /** SHA-256 of type and input: distinguishes a repeated request from another one under the same key. */
  fingerprint: string;
  /** Host of the site it is about, for lists and for the Temporal UI. */
  site: string;
  request_id: string;
  workflow_id: string;
  /** The person who started it; null where a schedule did, or one whose account is erased. */
  created_by?: string | null;
  progress: Progress;
  created_at: string;
  started_at: string | null;
  finished_at: string | null;
  /** True once a result can be read; a cancelled operation may have one too. */
  has_result: boolean;
  error: OperationError | null;
  /** Its input and result were taken away, with what it was about. */
  erased?: true;
}

/** How one part of an operation ended: always a value, so that its siblings live on. */
export type Outcome<Value> = { ok: true; value: Value } | { ok: false; error: OperationError };

export type OperationEventName = 'progress' | 'completed' | 'failed' | 'cancelled';

export interface OperationEvent {
  /** 1, 2, 3 …; a number may be missing after a crash, never repeated. */
  seq: number;
  event: OperationEventName;
  data: Record<string, unknown>;
  at: string;
}

export function isFinished(status: OperationStatus): boolean {
  return status === 'completed' || status === 'failed' || status === 'cancelled' || status === 'timed_out';
}
