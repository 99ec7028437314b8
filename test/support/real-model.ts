import { startChild } from './child.js';

export interface RealModel {
  /** For OPENAI_BASE_URL. */
  url: string;
  stop(): Promise<void>;
}

/** A small language model behind OpenAI's protocol, in a process of its own. */
export async function startRealModel(): Promise<RealModel> {
  const given = process.env['LINKWRIGHT_MODEL'];
  if (!given) throw new Error('LINKWRIGHT_MODEL is not set: npm test sets it');
  const { engine, weights }: { engine: string; weights: string } = JSON.parse(given);
  const main = 'test/support/real-model-main.ts';
  const child = await startChild(process.execPath, ['--import', 'tsx', main, engine, weights], {
    ready: /model ready at \S+\n/,
    timeoutMs: 120_000,
  });
  const url = /model ready at (\S+)/.exec(child.output())?.[1] ?? '';
  return { url, stop: () => child.stop('SIGKILL') };
}
