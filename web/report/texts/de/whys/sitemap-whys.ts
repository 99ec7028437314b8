/** Why the checks of sitemaps matter, by their ids. */
export const DE_SITEMAP_WHYS: Readonly<Record<string, string>> = {
  'sitemap/http-error':
    'Diese Datei wurde Suchmaschinen genannt, ist aber nicht lesbar; was nur sie aufführt, bleibt unbekannt.',
  'sitemap/not-xml': 'Die Datei ist erreichbar, aber nichts darin erkennt eine Suchmaschine als Sitemap.',
  'sitemap/malformed': 'Suchmaschinen brechen beim ersten Fehler ab; was danach kommt, wird nicht gelesen.',
  'sitemap/no-namespace':
    'Das Sitemap-Protokoll verlangt den Namensraum; strenge Programme lehnen die Datei ohne ihn ab.',
  'sitemap/too-many-urls': 'Suchmaschinen lesen höchstens 50.000 Adressen je Datei; die übrigen gehen verloren.',
  'sitemap/too-large': 'Suchmaschinen lehnen Dateien ab, die unkomprimiert größer als 50 MB sind.',
  'sitemap/index-too-many': 'Suchmaschinen lesen höchstens 50.000 Dateien je Index.',
  'sitemap/index-nested':
    'Das Protokoll kennt nur eine Ebene von Indexdateien; die meisten Suchmaschinen gehen nicht tiefer.',
  'sitemap/empty':
    'Eine leere Datei besagt, dass die Website keine Seiten hat; meist ist ihre Erzeugung fehlgeschlagen.',
  'sitemap/gz-mislabelled':
    'Name oder Header und Inhalt widersprechen sich bei gzip; nachsichtige Programme prüfen den Inhalt, andere geben auf.',
  'sitemap/not-utf8': 'Das Protokoll verlangt UTF-8; anders kodierte Adressen werden falsch oder gar nicht gelesen.',
  'sitemap/unescaped':
    'Ein nicht maskiertes „&“ macht für strenge Programme den Eintrag oder die ganze Datei unlesbar.',
  'sitemap/loc-relative': 'Das Protokoll verlangt vollständige Adressen; andere übergehen Suchmaschinen.',
  'sitemap/loc-missing': 'Ein Eintrag ohne Adresse ist verloren, und sein Datum kann einem anderen zugeordnet werden.',
  'sitemap/loc-too-long': 'Das Protokoll erlaubt weniger als 2.048 Zeichen; längere Adressen übergehen Suchmaschinen.',
  'sitemap/wrong-host':
    'Eine Sitemap gilt nur für ihren eigenen Host; Einträge anderer Hosts zählen nur, wenn deren robots.txt die Datei nennt.',
  'sitemap/outside-path':
    'Eine Sitemap gilt für ihr Verzeichnis und alles darunter, sofern die robots.txt sie nicht nennt.',
  'sitemap/http-on-https': 'Jeder dieser Einträge kostet eine Weiterleitung und nennt nicht die maßgebliche Adresse.',
  'sitemap/duplicate-loc':
    'Wiederholungen verschwenden Platz, und bei verschiedenen Daten vertrauen Suchmaschinen keinem davon.',
  'sitemap/lastmod-invalid':
    'Unlesbare Daten werden übergangen; damit fehlt der Hinweis, dass sich die Seite geändert hat.',
  'sitemap/lastmod-future': 'Wegen eines unmöglichen Datums misstrauen Suchmaschinen allen Daten der Datei.',
  'sitemap/lastmod-all-equal':
    'Ein Datum für alles ist das Datum des Exports; Suchmaschinen werten die Daten dann nicht mehr aus.',
  'sitemap/lastmod-stale': 'Daten, die nicht zur Seite passen, lehren Suchmaschinen, der Sitemap zu misstrauen.',
  'sitemap/priority-changefreq': 'Google wertet beide nicht aus; andere übergehen unzulässige Werte.',
  'sitemap/news-too-old':
    'News-Sitemaps sind für Artikel der letzten zwei Tage, höchstens 1.000; alles Weitere wird ignoriert.',
  'sitemap/news-incomplete':
    'Einträge ohne Name der Publikation, Sprache, Datum oder Titel werden für News nicht verwendet.',
  'sitemap/image-too-many': 'Je Seite werden höchstens 1.000 Bilder gelesen.',
  'sitemap/image-broken':
    'Ein nicht erreichbares Bild kann niemand finden, und Listen voller Fehler genießen weniger Vertrauen.',
  'sitemap/video-incomplete':
    'Ohne Vorschaubild, Titel, Beschreibung und Adresse des Videos wird der Eintrag nicht verwendet.',
  'sitemap/in-several':
    'Zwei Dateien können für eine Seite zwei Daten nennen, und Berichte zur Indexierung zählen sie doppelt.',
};
