import type { WorkText } from '../../report-texts.js';

/** German texts of the checks of canonicals, language versions and languages. */
export const DE_VERSIONS: Readonly<Record<string, WorkText>> = {
  'canonical/missing': {
    title: 'Canonical fehlt',
    fix: '<link rel="canonical"> mit der vollständigen URL der Seite selbst ergänzen.',
  },
  'canonical/multiple': {
    title: 'Mehrere abweichende Canonicals',
    fix: 'Nur ein Canonical-Element behalten; nach einem Plug-in oder Template suchen, das ein zweites ergänzt.',
  },
  'canonical/html-header-conflict': {
    title: 'Canonical in HTML und Header widersprechen sich',
    fix: 'Canonical nur an einer Stelle angeben oder beide angleichen.',
  },
  'canonical/relative': {
    title: 'Canonical ist nicht absolut',
    fix: 'Vollständige URL mit Protokoll und Host angeben.',
  },
  'canonical/invalid': {
    title: 'Canonical ist leer oder keine Webadresse',
    fix: 'Vollständige http(s)-URL der Seite in href eintragen.',
  },
  'canonical/fragment': {
    title: 'Canonical enthält ein Fragment (#)',
    fix: 'Fragment entfernen.',
  },
  'canonical/in-body': {
    title: 'Canonical außerhalb des head',
    fix: 'Element in den head verschieben, vor alle Elemente, die in den body gehören.',
  },
  'canonical/to-redirect': {
    title: 'Canonical zeigt auf eine Weiterleitung',
    fix: 'Die endgültige URL angeben.',
  },
  'canonical/to-error': {
    title: 'Canonical zeigt auf eine fehlerhafte Seite',
    fix: 'Eine URL mit Status 200 angeben, in der Regel die Seite selbst.',
  },
  'canonical/to-noindex': {
    title: 'Canonical zeigt auf eine noindex-Seite',
    fix: 'Eine indexierbare URL angeben oder noindex auf der Zielseite entfernen.',
  },
  'canonical/to-blocked': {
    title: 'Canonical zeigt auf eine durch robots.txt gesperrte Seite',
    fix: 'Ziel in der robots.txt freigeben oder eine crawlbare URL angeben.',
  },
  'canonical/to-canonicalised': {
    title: 'Canonical-Kette',
    fix: 'Die letzte URL der Kette direkt angeben.',
  },
  'canonical/loop': {
    title: 'Canonicals verweisen im Kreis',
    fix: 'Eine Seite des Kreises auswählen; sie nennt sich selbst, die anderen nennen sie.',
  },
  'canonical/to-home': {
    title: 'Unterseite nennt die Startseite als Canonical',
    fix: 'Jede Seite mit eigenem Inhalt nennt sich selbst als Canonical.',
  },
  'canonical/to-other-language': {
    title: 'Seite nennt eine andere Sprachversion als Canonical',
    fix: 'Jede Sprachversion nennt sich selbst als Canonical.',
  },
  'canonical/paginated-to-first': {
    title: 'Folgeseite einer Liste nennt die erste als Canonical',
    fix: 'Jede Seite der Liste nennt sich selbst als Canonical.',
  },
  'canonical/unlinked-target': {
    title: 'Canonical-Seite wird nirgends verlinkt',
    fix: 'Die Canonical-Adresse selbst verlinken.',
  },
  'canonical/form-drift': {
    title: 'Uneinheitliche Canonicals innerhalb der Website',
    fix: 'Eine Form für Host, Schrägstrich und Kleinschreibung festlegen und alle Canonicals an einer Stelle erzeugen.',
  },
  'canonical/og-url-differs': {
    title: 'og:url und Canonical weichen voneinander ab',
    fix: 'In og:url die Canonical-Adresse verwenden.',
  },
  'canonical/http-https': {
    title: 'https-Seite nennt ein http-Canonical',
    fix: 'Die https-URL angeben.',
  },
  'canonical/cross-domain': {
    title: 'Canonical auf einer fremden Website',
    fix: 'Prüfen, ob das gewollt ist.',
  },
  'canonical/raw-rendered-differ': {
    title: 'Skripte ändern das Canonical',
    fix: 'Endgültiges Canonical im Quelltext senden und von keinem Skript verändern lassen.',
  },
  'hreflang/invalid-code': {
    title: 'hreflang-Code, den Suchmaschinen nicht verstehen',
    fix: 'Sprache nach ISO 639-1 angeben, auf Wunsch mit Region nach ISO 3166-1 („en-GB“, nicht „en-UK“), oder x-default.',
  },
  'hreflang/relative': {
    title: 'hreflang-Adresse ist nicht absolut',
    fix: 'Vollständige URL mit Protokoll und Host angeben.',
  },
  'hreflang/missing-self': {
    title: 'hreflang-Angaben ohne die Seite selbst',
    fix: 'Die Seite selbst in ihre hreflang-Angaben aufnehmen.',
  },
  'hreflang/missing-x-default': {
    title: 'hreflang-Angaben ohne x-default',
    fix: 'Version oder Sprachauswahl für alle übrigen Besucher als x-default angeben.',
  },
  'hreflang/missing-return': {
    title: 'hreflang ohne Rückverweis',
    fix: 'Die andere Sprachversion muss ihrerseits auf diese Seiten verweisen.',
  },
  'hreflang/to-error': {
    title: 'hreflang zeigt auf eine fehlerhafte Seite',
    fix: 'Seite reparieren oder aus den hreflang-Angaben entfernen.',
  },
  'hreflang/to-redirect': {
    title: 'hreflang zeigt auf eine Weiterleitung',
    fix: 'Zieladresse der Weiterleitung angeben.',
  },
  'hreflang/to-noindex': {
    title: 'hreflang zeigt auf eine noindex-Seite',
    fix: 'noindex der Sprachversion entfernen oder sie aus den hreflang-Angaben nehmen.',
  },
  'hreflang/to-blocked': {
    title: 'hreflang zeigt auf eine durch robots.txt gesperrte Seite',
    fix: 'Sprachversion in der robots.txt freigeben oder aus den hreflang-Angaben nehmen.',
  },
  'hreflang/to-noncanonical': {
    title: 'hreflang zeigt auf eine Seite mit anderem Canonical',
    fix: 'In den hreflang-Angaben die Canonical-Adresse der Sprachversion nennen.',
  },
  'hreflang/on-noncanonical': {
    title: 'hreflang-Angaben auf einer Seite mit anderem Canonical',
    fix: 'hreflang-Angaben auf die Canonical-Seite setzen, mit den Canonical-Adressen darin.',
  },
  'hreflang/return-code-differs': {
    title: 'Sprachversionen nennen dieselbe Seite unter verschiedenen Codes',
    fix: 'Für eine Seite überall denselben Code verwenden.',
  },
  'hreflang/source-conflict': {
    title: 'HTML, Header und Sitemap nennen verschiedene Sprachversionen',
    fix: 'Liste nur an einer Stelle pflegen oder alle aus denselben Daten erzeugen.',
  },
  'hreflang/unlinked': {
    title: 'Sprachversion ist nur über hreflang auffindbar',
    fix: 'In einem Sprachmenü verlinken oder in die Sitemap aufnehmen.',
  },
  'hreflang/duplicate-code': {
    title: 'Ein hreflang-Code für mehrere URLs',
    fix: 'Für jeden Code nur eine URL angeben.',
  },
  'hreflang/one-url-many-codes': {
    title: 'Eine URL für mehrere Sprachen',
    fix: 'Seite nur für ihre eigene Sprache angeben – und als x-default, wenn sie die Auffangseite ist.',
  },
  'hreflang/html-lang-mismatch': {
    title: 'hreflang und html-lang widersprechen sich',
    fix: 'Im html-Element die Sprache des Textes angeben und dieselbe in hreflang verwenden.',
  },
  'hreflang/in-body': {
    title: 'hreflang außerhalb des head',
    fix: 'Link-Elemente in den head verschieben, vor alle Elemente, die in den body gehören.',
  },
  'lang/missing': {
    title: 'Sprache der Seite nicht angegeben',
    fix: 'lang-Attribut im html-Element ergänzen, etwa <html lang="de">.',
  },
  'lang/invalid': {
    title: 'Sprachangabe der Seite ist ungültig',
    fix: 'Sprachkürzel nach BCP 47 verwenden, etwa „de“, „pt-BR“ oder „zh-Hant“ (Bindestrich statt Unterstrich).',
  },
  'lang/content-mismatch': {
    title: 'Text steht in einer anderen Sprache als angegeben',
    fix: 'Im html-Element die Sprache des Textes angeben.',
  },
  'canonical/to-other-host': {
    title: 'Canonical nennt einen anderen Host der Domain',
    fix: 'Auf jeder Seite ihre eigene URL als Canonical angeben, sofern das Original nicht wirklich auf dem anderen Host liegt.',
  },
  'canonical/all-elsewhere': {
    title: 'Canonicals fast aller Seiten verweisen auf andere Adressen',
    fix: 'Auf jeder Seite ihre eigene URL als Canonical angeben. Bei einer Testkopie den Host prüfen, den die Canonicals nennen.',
  },
  'lang/untranslated': {
    title: 'Sprachversion ist nicht übersetzt',
    fix: 'Die Seite übersetzen oder die Sprachversion aus hreflang nehmen und bis zur Übersetzung auf das Original weiterleiten.',
  },
};
