/** One queue per kind of resource, so that each scales on its own. Keep in step with WORKER_QUEUE_NAMES in platform/config.ts. */
export const TASK_QUEUES = {
  /** Workflows, and activities that only touch the store. */
  orchestration: 'orchestration',
  /** Network and CPU for parsing. */
  crawl: 'crawl',
  /** One Chromium at a time per worker process. */
  browser: 'browser',
  /** SMTP and IMAP. */
  mail: 'mail',
  /** Calls of a language model. */
  llm: 'llm',
} as const;

export type TaskQueue = keyof typeof TASK_QUEUES;
