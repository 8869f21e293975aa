import type { LegalPage } from '../legal-page.ts'

/** The privacy policy that comes with the software, for the operator to replace. */
export const germanPrivacy: LegalPage = [
  {
    heading: 'Was wir speichern',
    paragraphs: [
      'Zu jedem Auftrag: die Coins, die Beträge, die Adressen, Memos und Tags, die Sie eingegeben haben, die Zahlungen, die wir auf der Blockchain gesehen haben, und den Zeitpunkt jedes Schritts.',
      'Wenn Sie eine E-Mail-Adresse eingeben, speichern wir sie mit dem Auftrag und verwenden sie nur für Nachrichten zu diesem Auftrag.',
      'Ihr Browser sendet uns eine Zufallszahl, die er erzeugt hat, und eine kurze Beschreibung seiner selbst (Typ, Sprachen, Bildschirmgröße). Diese Beschreibung verwerfen wir.',
      'Ob eine Zahlung oder eine Adresse auf einer Liste gesperrter Adressen stand und, bei Aufträgen mit Identifizierung, ob Sie identifiziert wurden. Die Identifizierung übernimmt ein gesonderter Dienst: Ihre Dokumente sehen und speichern wir nicht.',
      'Wenn Sie einen Auftrag bewerten, speichern wir Ihre Bewertung und Ihren Kommentar mit dem Auftrag.',
    ],
  },
  {
    heading: 'Warum wir es speichern',
    paragraphs: [
      'Um den Auftrag auszuführen, fehlende Zahlungen zu finden und unsere Bücher korrekt zu führen.',
    ],
  },
  {
    heading: 'Wer es sehen kann',
    paragraphs: [
      'Wer den Link zu einem Auftrag hat, sieht seine Coins, Beträge, Ein- und Auszahlungsadressen und Schritte. Die Rückzahlungsadresse ist nur in Browsern sichtbar, die den Auftrag verwalten können. Die E-Mail-Adresse zeigen wir niemandem.',
      'Zahlungen auf einer öffentlichen Blockchain sind für alle und dauerhaft sichtbar.',
    ],
  },
  {
    heading: 'Cookies und Daten in Ihrem Browser',
    paragraphs: [
      'Ein Cookie je Auftrag (holder-…) zeigt, dass Ihr Browser diesen Auftrag verwalten kann. Es läuft nach 31 Tagen ab.',
      'Sechs Cookies mit „AB“ im Namen speichern, welche Variante einer Seite Sie sehen, und nichts über Sie. Sie laufen nach 31 Tagen ab. Cookies von Dritten werden nur verwendet, wenn hier ein Support-Chat oder das Skript eines Partnernetzwerks eingerichtet ist: Der Chat setzt seine Cookies, sobald Sie ihn öffnen, das Netzwerk, sobald wir Besuche messen dürfen.',
      'Zwei weitere Cookies speichern 31 Tage lang Ihre letzte Auswahl der Coins (exchange_choice) und das Land Ihrer IP-Adresse (ipcountry), damit Formulare damit beginnen. Vom Land hängt auch ab, ob wir Sie fragen müssen, bevor wir Besuche messen. Die IP-Adresse selbst speichern wir dafür nicht.',
      'Wir merken uns auch, was Sie beantwortet oder geschlossen haben: Ihre Antwort auf den Cookie-Hinweis (cookieConsent) 365 Tage lang, dass Sie das App-Banner geschlossen haben (appBannerClosed), einen Tag lang und, wenn wir Sie danach gefragt haben, dass Sie nicht in Japan wohnen (not_japan_resident), 31 Tage lang.',
      'Ein Cookie zum Schutz vor gefälschten Anfragen (csrf) bleibt 31 Tage gespeichert. Wenn Sie sich anmelden, bleibt ein Cookie für Ihre Sitzung (session) bis zu deren Ende gespeichert, höchstens 60 Tage, und ein Cookie, an dem wir Ihren Browser wiedererkennen (device), 400 Tage. Während Sie sich über einen anderen Dienst anmelden, bindet ein Cookie (social) den Versuch höchstens eine Stunde lang an Ihren Browser. Skripte können diese vier Cookies nicht lesen.',
      'Wir zählen nach Tag und Art des Ereignisses, wie oft etwas auf diesen Seiten geschieht, und verknüpfen es nicht mit Aufträgen. Wo das Gesetz Ihre Einwilligung verlangt, beginnt das erst, wenn Sie im Cookie-Hinweis auf „OK“ drücken. Sobald wir zählen, bleibt ein Cookie mit einer Zufallszahl (analytics_client_id) 365 Tage gespeichert, eines zu Ihrem Besuch (visit_session) und eines zu einem Link, über den Sie zu uns gekommen sind (ref_id), jeweils 31 Tage, und Ihr Browser merkt sich die letzten sechs Websites, von denen Sie gekommen sind.',
      'Manche Daten bleiben nur in Ihrem Browser: zuletzt verwendete Coins, das Land, das Sie für einen Kauf gewählt haben, die Hinweise, die Sie geschlossen haben, ob Sie angemeldet sind, was Sie in ein Formular eingegeben haben, der letzte bekannte Status Ihrer Aufträge und, wenn Sie es nicht ausschalten, die Adressen früherer Aufträge. Auch die Zufallszahl, die mit Aufträgen gesendet wird, ist dort gespeichert.',
    ],
  },
]
