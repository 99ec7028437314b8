/** Why the checks of security and content matter, by their ids. */
export const DE_TRUST_WHYS: Readonly<Record<string, string>> = {
  'sec/mixed-active':
    'Browser blockieren solche Abrufe auf https-Seiten; der Inhalt fehlt. Wo sie es nicht tun, kann unterwegs jeder die Seite übernehmen.',
  'sec/mixed-passive':
    'Browser versuchen es über https und zeigen sonst nichts; ältere kennzeichnen die Seite als nicht vollständig sicher.',
  'sec/form-on-http':
    'Die Seite lässt sich unterwegs verändern, Eingaben können also irgendwohin gehen; Browser warnen schon beim Tippen.',
  'sec/form-action-http':
    'Die Seite ist verschlüsselt, die Eingaben aber werden im Klartext übertragen; Browser warnen vor dem Absenden.',
  'sec/password-on-http': 'Hier eingegebene Passwörter kann jeder im Netzwerk mitlesen; Browser warnen direkt am Feld.',
  'sec/cert-expiring':
    'Ab diesem Zeitpunkt warnen Browser vor der Website, und Suchmaschinen können sie nicht mehr laden.',
  'sec/cert-name-mismatch': 'Browser können die Website nicht von einer Fälschung unterscheiden und warnen Besucher.',
  'sec/tls-old':
    'TLS 1.0 und 1.1 sind angreifbar und seit 2021 zurückgezogen; Sicherheitsprüfungen beanstanden Websites, die sie noch anbieten.',
  'sec/csp-weak': 'Die Richtlinie ist vorhanden, würde ein eingeschleustes Skript aber trotzdem zulassen.',
  'sec/cookie-flags':
    'Ohne Secure reist ein Cookie unverschlüsselt, ohne HttpOnly kann ein eingeschleustes Skript es lesen, ohne SameSite können andere Websites es nutzen.',
  'sec/sri-missing':
    'Wer die Datei auf dem fremden Server ändert, ändert Ihre Seiten; mit einem Integritäts-Hash lehnt der Browser die geänderte Datei ab.',
  'sec/server-version': 'Angreifer suchen nach Versionen mit bekannten Lücken; sonst braucht die Angabe niemand.',
  'sec/leaked-secret':
    'Wer den Quelltext liest, kann den Schlüssel benutzen: Geld ausgeben, Daten abrufen, im Namen der Website handeln. Automatische Programme suchen ständig danach.',
  'sec/directory-listing':
    'Die Liste zeigt Dateien, die nicht für die Öffentlichkeit bestimmt sind, und gelangt in Suchergebnisse.',
  'content/thin-vs-siblings':
    'Vergleichbare Seiten enthalten ausführlichen Text; diese ist fast leer geblieben und beantwortet kaum eine Suche.',
  'content/few-pages':
    'Eine Seite kann zu einem Thema ranken. Eine Website mit wenigen Seiten wird unter ihrem Namen gefunden und sonst kaum, so gut sie auch sind.',
  'content/placeholder-contact': 'Wer schreibt oder anruft, erreicht niemanden, und die Website wirkt unfertig.',
  'content/hard-to-read':
    'Lange Sätze mit langen Wörtern verlieren Leser, die denselben Inhalt in einfacher Sprache gelesen hätten.',
  'content/long-sentences': 'In langen Sätzen verlieren Leser den Faden, vor allem auf dem Smartphone.',
  'content/keyword-stuffing':
    'Um ein Wort herum geschriebene Texte lesen sich schlecht; die Richtlinien der Suchmaschinen werten sie als Spam.',
  'content/keyword-absent':
    'Suchmaschinen zeigen Seiten zu den Wörtern, die darin vorkommen. Ein Suchbegriff, der nirgends steht, bringt keine Besucher.',
  'content/stale-year':
    'Eine vergangene Jahreszahl im Titel oder im Copyright-Hinweis lässt eine Seite verlassen wirken, ganz gleich, was ihr Text sagt.',
  'content/no-date':
    'Leser und Suchmaschinen erkennen nicht, ob der Artikel noch gilt, und die Nachrichtensuche lässt ihn aus.',
  'content/no-author':
    'Leser vertrauen einem Text eher, wenn sie sehen, wer ihn verantwortet; Suchmaschinen achten ebenfalls darauf.',
  'content/hidden-text':
    'Text nur für Suchmaschinen ist nach deren Richtlinien Spam und kann eine Seite ihre Platzierung kosten.',
  'ai/table-of-contents':
    'Verlinkt eine lange Seite ihre Abschnitte, springen Leser und KI-Dienste direkt zur gesuchten Stelle.',
};
