import type { MetricMeter } from '@temporalio/common';
import type { OnModelFailure } from '../activities/llm/client/ask-model.js';
import type { Logger } from '../platform/logger.js';

/** Logs why a language model's response was unusable, and counts it by its code at the workers' metrics port. */
export function createModelFailureReporter(
  logger: Pick<Logger, 'warn'>,
  meter: Pick<MetricMeter, 'createCounter'>,
): OnModelFailure {
  const counter = meter.createCounter('linkwright_model_failures', '{failure}', 'Answers of a language model not used');
  return (reason, code) => {
    counter.add(1, { code });
    logger.warn({ code, reason }, 'The language model gave no usable answer');
  };
}
