import { describeModelFailure, isModelFailed, type ModelFailed } from '../../../domain/llm/model-failure.js';
import type { OperationRef } from '../../../domain/operations/operation-ref.js';
import type { Outcome } from '../../../domain/operations/operations.js';
import { describePage, type PageToDescribe } from '../../../domain/pages/descriptions/describe-page.js';
import type { DescriptionRequest } from '../../../domain/pages/descriptions/description-request.js';
import { loadReading } from './shared/load-reading.js';
import { savePageToolResult } from './shared/save-page-tool-result.js';
import type { ToolDeps } from './tool-deps.js';

export interface ComposeMetaDescriptionInput {
  operation: OperationRef;
  request: DescriptionRequest;
  /** Null when no page was named. */
  page: { url: string; read: Outcome<{ key: string }> } | null;
  /** From a model, or why there are none; null when none is set up. */
  drafts: string[] | ModelFailed | null;
}

/** Writes or accepts the texts and judges them. Changes: writes the operation's result. Twice: replaces it. */
export async function composeMetaDescription(
  deps: ToolDeps,
  { operation, request, page, drafts }: ComposeMetaDescriptionInput,
): Promise<{ key: string }> {
  const named = page === null ? null : await loadPage(deps, operation, page);
  const failed = isModelFailed(drafts) ? [describeModelFailure(drafts.model_failure)] : [];
  const result = describePage(request, named, isModelFailed(drafts) ? null : drafts);
  return savePageToolResult(deps, operation, { ...result, warnings: [...failed, ...result.warnings] });
}

async function loadPage(
  deps: Pick<ToolDeps, 'artifacts'>,
  operation: OperationRef,
  { url, read }: NonNullable<ComposeMetaDescriptionInput['page']>,
): Promise<PageToDescribe> {
  if (!read.ok) return { ok: false, url, reason: read.error.detail };
  return { ok: true, reading: await loadReading(deps, operation, read.value.key) };
}
