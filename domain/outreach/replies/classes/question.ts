import type { ClassFacts, ClassFinding } from './class-facts.js';
import { findPhrase, phrases } from './phrases.js';

/** Latin, full-width (as NFKC produces it), Arabic; the Greek one is a semicolon and too common to count. */
const MARK = /[?؟？]/;
const ASKS = phrases([
  '(?:what|which|how (?:much|many|long|do|would|can|does)|when|where|who|why|could you (?:tell|explain|clarify|let)|can you (?:tell|explain|clarify|confirm)|do you (?:have|offer|charge|pay|want|need|also)|are you|would you|is (?:it|this|there)|let me know (?:what|which|how|if|when|more)|tell me more|more (?:details|information|info))',
  '(?:was|welche[rsn]?|wie (?:viel|lange|hoch|kann|soll)|wann|wo|wer|warum|können sie|könnten sie|haben sie|worum)',
  '(?:quel(?:le)?s?|combien|comment|quand|pourquoi|pouvez-vous|pourriez-vous|avez-vous|est-ce que)',
  '(?:qué|cuál(?:es)?|cuánto|cómo|cuándo|podrías?|podría|tienes?|pueden)',
  '(?:quale|quali|quanto|come|quando|perché|potete|potrebbe|avete|può)',
  '(?:wat|welke|hoeveel|hoe|wanneer|kunt u|kun je|heeft u|heb je)',
  '(?:qual|quais|quanto|como|quando|poderia|vocês têm|pode me)',
  '(?:jaki\\S*|ile|jak|kiedy|czy|jaký|kolik|kdy|můžete)',
  '(?:vad|vilk[ae]t?|hur|när|kan ni|kan du|hvad|hvilke[nt]?|hvor|hvornår|hva|hvordan|mitä|mikä|kuinka|paljonko|milloin)',
  '(?:как\\S*|сколько|когда|почему|можете|какие|скільки|коли|який|ne kadar|nasıl|hangi|mennyi|hogyan|mikor|cât|cum|când)',
  'いくら|どのよう|でしょうか|ですか|ますか|吗|什么|多少|怎么|얼마|무엇|어떻게|인가요|까요',
]);

/** They ask a question. */
export function findQuestion({ text, words }: ClassFacts): ClassFinding | null {
  const sentences = text.slice(0, 2_000);
  if (!MARK.test(sentences)) return null;
  const phrase = findPhrase(sentences, ASKS);
  return {
    confidence: phrase && words <= 80 ? 0.8 : 0.65,
    signals: [phrase ? `asks "${phrase}"` : 'has a question mark'],
  };
}
