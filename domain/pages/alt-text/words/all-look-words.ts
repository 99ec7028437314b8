import { de } from './de.js';
import { en } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';
import { it } from './it.js';
import type { LookWords } from './look-words.js';
import { nl } from './nl.js';
import { pt } from './pt.js';

/** By primary language subtag. */
export const ALL_LOOK_WORDS: ReadonlyMap<string, LookWords> = new Map([
  ['en', en],
  ['de', de],
  ['fr', fr],
  ['es', es],
  ['it', it],
  ['nl', nl],
  ['pt', pt],
]);
