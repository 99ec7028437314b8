import { pathToFileURL } from 'node:url';
import { type ChatRequest, type EmbeddingRequest, startModelServer } from './servers/model-server.js';

/** What is used of node-llama-cpp, which lies outside of the project. */
interface Engine {
  getLlama(options: { gpu: false; build: 'never'; logLevel: 'error'; maxThreads: number }): Promise<Llama>;
  LlamaChatSession: new (options: { contextSequence: unknown; systemPrompt: string }) => Session;
}
interface Llama {
  loadModel(options: { modelPath: string }): Promise<{
    createContext(options: { contextSize: number; threads: number }): Promise<{
      getSequence(): { clearHistory(): Promise<void> };
    }>;
    createEmbeddingContext(options: { contextSize: number; threads: number }): Promise<{
      getEmbeddingFor(text: string): Promise<{ vector: readonly number[] }>;
    }>;
  }>;
  createGrammarForJsonSchema(schema: object): Promise<unknown>;
}
interface Session {
  prompt(
    text: string,
    options: { grammar?: unknown; maxTokens: number; temperature: number; seed: number },
  ): Promise<string>;
  dispose(): void;
}

const CONTEXT_TOKENS = 4_096;
const TOKENS = 256;

/** Serves a real model, one request after another; its answers keep the schema that is asked for. */
async function main(engine: string, weights: string): Promise<void> {
  const { getLlama, LlamaChatSession }: Engine = await import(pathToFileURL(engine).href);
  const llama = await getLlama({ gpu: false, build: 'never', logLevel: 'error', maxThreads: 1 });
  const model = await llama.loadModel({ modelPath: weights });
  // Several threads wait for each other by spinning, which is slower on a busy machine.
  const context = await model.createContext({ contextSize: CONTEXT_TOKENS, threads: 1 });
  const sequence = context.getSequence();

  async function answer({ messages, max_tokens = TOKENS, response_format }: ChatRequest): Promise<string> {
    const schema = response_format?.json_schema?.schema;
    const of = (role: string) => messages.filter((each) => each.role === role).map(({ content }) => content);
    await sequence.clearHistory();
    const session = new LlamaChatSession({ contextSequence: sequence, systemPrompt: of('system').join('\n') });
    const grammar = schema === undefined ? {} : { grammar: await llama.createGrammarForJsonSchema(schema) };
    const options = { ...grammar, maxTokens: Math.min(max_tokens, TOKENS), temperature: 0, seed: 1 };
    return session.prompt(of('user').join('\n'), options);
  }

  // Made by the first who asks: few do.
  let embedding: ReturnType<typeof model.createEmbeddingContext> | undefined;
  async function embed({ input }: EmbeddingRequest): Promise<number[][]> {
    embedding ??= model.createEmbeddingContext({ contextSize: CONTEXT_TOKENS, threads: 1 });
    const vectors: number[][] = [];
    for (const text of input) vectors.push([...(await (await embedding).getEmbeddingFor(text)).vector]);
    return vectors;
  }

  let last: Promise<unknown> = Promise.resolve();
  function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  }
  const server = await startModelServer(
    (request) => inTurn(() => answer(request)),
    (request) => inTurn(() => embed(request)),
  );
  console.log(`model ready at ${server.url}`);
}

const [, , engine = '', weights = ''] = process.argv;
await main(engine, weights);
