import type { ClassFacts, ClassFinding } from './class-facts.js';

/** Laws that give a right to be left alone or forgotten, and the authorities that watch over them; without marks. */
const LAW =
  /(?<!\p{L})(?:gdpr|ds-?gvo|bdsg|rgpd|avg|rodo|lgpd|ccpa|cpra|uwg|lssi(?:-?ce)?|lcen|lopd(?:gdd)?|can-?spam|casl|pecr|cnil|aepd|anpd|cnpd|uodo|ico)(?!\p{L})|(?<!\p{L})art(?:icle|ikel|icolo|iculo|igo|ykul\p{L}*)?\.? ?(?:7|17|21)(?!\d)|§ ?7(?!\d)|l\. ?34-5|特定電子メール|特電法|個人情報保護法|data protection act|telekommunikationsgesetz|telecommunicatiewet|codice (?:del consumo|privacy)/u;
/** What is demanded of, or announced to, a person who breaks them. */
const DEMAND =
  /(?<!\p{L})(?:eras(?:e|ure)|delet(?:e|ion)|remov(?:e|al) (?:me|us|my|our)|object(?!ive)|withdraw|cease|unlawful|illegal|violat|breach|in contravention|do not sell|opt(?:ed)?[- ]?out|losch|loesch|geloscht|widersprech|widerspruch|widerruf|untersag|unterlass|verstoss|verstosst|abmahn|rechtswidrig|unzulassig|beschwerde|verwijder|wissen|gewist|bezwaar|overtred|klacht|effac|suppr[ei]|m'oppos|nous opposons|droit d'opposition|plainte|mise en demeure|infraction|borr|elimin|supres|suprim|opon|opong|oposicion|denunci|infring|vulner|reclamacion|cancell|rimoz|rimuov|oppon|opposizion|revoc|violaz|diffid|reclamo|exclu[is]|apag|oposic|opos|revog|viola|usuni|sprzeciw|cofam|zadam|narusz|skarg|niezgodn)|削除|停止|拒否|異議|撤回|違反|違法|消去|請求/u;
/** "Article 17" is no article for a blog. */
const PARAGRAPH = /(?<!\p{L})(?:article|artikel|articolo|articulo|artigo|artykul\p{L}*) ?\d+/gu;
/** They write about the law, or want to read about it. */
const AS_TOPIC =
  /(?<!\p{L})(?:article|post|piece|guide|topic|readers?|blog|column|explainer|(?:gast)?beitrag\p{L}*|artikel|thema|leser\p{L}*|leidraad|stuk|lezers|sujet|lecteurs|dossier|articulo|tema|lectores|articol\p{L}*|argoment\p{L}*|lettori|artigo|leitores|artykul\p{L}*|temat\p{L}*|czytelni\p{L}*)(?!\p{L})|(?:write|writing|schreib\p{L}*|schrijv\p{L}*|ecri\p{L}*|escrib\p{L}*|scriv\p{L}*|escrev\p{L}*|pisa\p{L}*) (?:\p{L}+ )?(?:about|on|uber|over|sur|sobre|di|o)(?!\p{L})|記事|寄稿|テーマ|読者/u;

/**
 * An objection, a demand for erasure or a complaint that cites its law: it ends the writing whatever else is said (GDPR
 * Art. 17 and 21, UWG 7, CAN-SPAM and their like).
 */
export function findLegalObjection({ text }: Pick<ClassFacts, 'text'>): ClassFinding | null {
  const plain = text
    .slice(0, 4_000)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/ß/g, 'ss');
  const law = LAW.exec(plain)?.[0];
  const demand = law === undefined ? undefined : DEMAND.exec(plain)?.[0];
  if (law === undefined || demand === undefined || AS_TOPIC.test(plain.replace(PARAGRAPH, ' '))) return null;
  return { confidence: 0.95, signals: [`cites "${law.trim()}" and says "${demand.trim()}"`] };
}
