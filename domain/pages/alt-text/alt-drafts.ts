import { collapse, comparable } from '../../base/text/text-form.js';
import { cutText } from '../../outreach/writing/cut-text.js';
import type { ImageFacts } from '../../seo/artifacts/image-facts.js';
import { capital } from '../descriptions/fill-wording.js';
import { type AltBasis, type AltDraft, type AltRequest, MAX_ALT_CHARS } from './alt-request.js';
import { describeLook } from './describe-look.js';
import { fileNameWords } from './file-name-words.js';

/** How far each source can be trusted to say what the image shows. None of them has seen it. */
const CONFIDENCE: Readonly<Record<AltBasis, number>> = {
  vision: 0.9,
  embedded_alt: 0.7,
  page_alt: 0.65,
  caption: 0.6,
  context: 0.55,
  embedded_description: 0.5,
  title_attribute: 0.45,
  file_name: 0.4,
  heading: 0.25,
  picture: 0.1,
};
const MIN_CHARS = 3;
const MIN_FILE_WORDS = 2;
/** Said by screen readers anyway. */
const SAYS_IMAGE =
  /^(?:(?:an?|the|ein|eine|une?|una|un|uma|um|een) )?(?:image|picture|photo(?:graph)?|graphic|bild|foto|grafik|abbildung|imagen?|imagem|immagine|afbeelding|plaatje)\s?(?:of|showing|von|mit|de|di|da|van|met|:|-|–)\s*/i;
const FILE_NAME = /\.(?:jpe?g|png|gif|webp|avif|svg|bmp|tiff?)$/i;

/** Candidate texts for an image, most trustworthy first, each with its source; never empty. */
export function altDrafts(request: AltRequest, facts: ImageFacts): AltDraft[] {
  const { place, context, file_name } = request;
  const words = fileNameWords(file_name);
  const given: [basis: AltBasis, text: string][] = [
    ['embedded_alt', facts.embedded.alt],
    ['page_alt', place?.alt ?? ''],
    ['caption', place?.caption ?? ''],
    ['context', firstThought(context)],
    ['embedded_description', facts.embedded.description || facts.embedded.title],
    ['title_attribute', place?.title ?? ''],
    ['file_name', words.length >= MIN_FILE_WORDS ? words.join(' ') : ''],
    ['heading', place?.heading ?? ''],
    ['picture', describeLook(facts, request.language)],
  ];
  const drafts = given.flatMap(([basis, text]) => draftOf(basis, text));
  return drafts.filter(
    ({ text }, at) => drafts.findIndex((other) => comparable(other.text) === comparable(text)) === at,
  );
}

function draftOf(basis: AltBasis, given: string): AltDraft[] {
  const text = tidyAlt(given);
  if (text.length < MIN_CHARS || FILE_NAME.test(text)) return [];
  return [{ text, basis, confidence: CONFIDENCE[basis] }];
}

/** On one line, without "image of", cut where a word ends. */
export function tidyAlt(given: string): string {
  const plain = collapse(given.replace(/[\p{Cc}\p{Cf}]/gu, ' '))
    .replace(SAYS_IMAGE, '')
    .replace(/^["“”„«»']+|["“”„«»']+$/gu, '');
  return capital(cutText(plain, MAX_ALT_CHARS));
}

const SENTENCE = /^.{20,}?[.!?](?=\s|$)/u;

/** Of a longer text its first sentence: the rest is about something else more often than not. */
function firstThought(context: string): string {
  const text = collapse(context);
  return text.length <= MAX_ALT_CHARS ? text : (SENTENCE.exec(text)?.[0] ?? text);
}
