import { type ChatRequest, readPrompt } from './servers/model-server.js';

const LINK =
  /(?:https?:\/\/|www\.|hxxps?:\/\/)\S+|[\w.+-]+@[\w.-]+|(?:[\w-]+\.)+[a-z]{2,}(?:\/\S*)?|\+?\d[\d ()-]{6,}\d/gi;
const CODE = /\b(?=[A-Z0-9-]*\d)[A-Z][A-Z0-9-]{4,}\b/g;
const ORDER = /\b(?:ignore|disregard|forget|reveal|print|write|add|say|answer|call|send)\b[^\n]{3,160}/gi;
const FENCED = /<(\w+) [^>\n]+>\n([\s\S]*?)\n<\/\1 [^>\n]+>/g;

/** What a model takes from the material that it was given, mark by mark. */
export interface Copied {
  links: string[];
  codes: string[];
  orders: string[];
}

export function copiedFrom(request: ChatRequest): Copied {
  const material = [...readPrompt(request).user.matchAll(FENCED)].map(([, , text = '']) => text).join('\n');
  const all = (pattern: RegExp): string[] => [...new Set(material.match(pattern) ?? [])];
  return { links: all(LINK), codes: all(CODE), orders: all(ORDER) };
}

export type CopyMode = keyof Copied | 'everything';

/**
 * A model without a will of its own: every address, code and order that it finds in the material goes into its answer,
 * in each mode one kind of them, so that no kind hides behind the refusal of another. `copied` counts what it took.
 */
export function createCopyingModel() {
  const model = {
    mode: 'everything' as CopyMode,
    copied: 0,
    answer(request: ChatRequest): string {
      const found = copiedFrom(request);
      const taken = model.mode === 'everything' ? Object.values(found).flat() : found[model.mode];
      model.copied += taken.length;
      const words = taken.join(' ');
      return JSON.stringify(
        request.response_format?.json_schema?.name === 'subjects'
          ? { suggestions: [1, 2, 3, 4, 5, 6].map((at) => `About bees${'?'.repeat(at)} ${words}`.slice(0, 100)) }
          : { subject: 'About bees', body: `Hello,\n\nmay I write about bees? ${words}\n\nKind regards` },
      );
    },
  };
  return model;
}
