/** A whole part of a title that announces a missing page; a sentence about missing pages is longer than that. */
const ANNOUNCEMENTS: readonly RegExp[] = [
  /^(?:http )?(?:error |fehler |erreur |errore )?404(?: error| fehler| not found| page not found)?$/,
  /^(?:(?:sorry|oops|whoops|uh oh) )?(?:error )?(?:404 )?(?:the |this |that |your )?(?:requested )?(?:page|url|file|content|document)(?: you (?:requested|are looking for|were looking for))? (?:was |is )?(?:not found|could not be found|cannot be found|can t be found|couldn t be found|does not exist|doesn t exist|no longer exists|is not available|isn t available)$/,
  /^(?:not found|nothing found|nothing here)$/,
  /^(?:die |diese )?(?:angeforderte |gesuchte )?seite (?:wurde |konnte )?(?:leider )?nicht gefunden(?: werden)?$/,
  /^(?:la |cette )?page (?:est |n est pas |demandee )?(?:introuvable|non trouvee|trouvee)$/,
  /^(?:la )?p[aá]gina (?:solicitada )?no (?:encontrada|existe|se ha encontrado|se encuentra)$/,
  /^(?:la )?pagina non (?:trovata|esiste)$/,
  /^p[aá]gina n[aã]o encontrada$/,
  /^(?:de )?pagina (?:is )?niet gevonden$/,
  /^(?:strona nie (?:została )?znaleziona|nie znaleziono strony)$/,
  /^страница не найдена$/,
  /^(?:ページが見つかりません(?:でした)?|お探しのページは見つかりません(?:でした)?)$/,
  /^(?:页面不存在|找不到页面|页面未找到|您访问的页面不存在)$/,
];

/**
 * The title or heading, or one of its parts between separators, announces that the page does not exist. "What is a 404
 * error" and "How to fix page not found errors" do not: only a part that says nothing else counts.
 */
export function saysNotFound(text: string): boolean {
  return text
    .toLowerCase()
    .split(/\s[-–—]\s|[|:·»«.!,–—]/)
    .map(plain)
    .some((part) => part !== '' && ANNOUNCEMENTS.some((announcement) => announcement.test(part)));
}

function plain(part: string): string {
  return part
    .replace(/é/g, 'e')
    .replace(/['’()[\]#?¡¿"“”]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
