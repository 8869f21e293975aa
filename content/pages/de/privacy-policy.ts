import type { LegalPage } from '../legal-page.ts'

/** The privacy policy that comes with the software, for the operator to replace. */
export const germanPrivacy: LegalPage = [
  {
    heading: 'Was aufbewahrt wird',
    paragraphs: [
      'Zu jedem Auftrag: die Coins, die Beträge, die Adressen und Zusatzangaben, die Sie genannt haben, die auf der Chain gesehenen Zahlungen und wann jeder Schritt geschah.',
      'Wenn Sie eine E-Mail-Adresse angeben, wird sie beim Auftrag aufbewahrt und nur für Nachrichten zu diesem Auftrag verwendet.',
      'Ihr Browser sendet eine eigene Zufallszahl mit und eine kurze Beschreibung seiner selbst: seine Art, seine Sprachen und die Größe seines Bildschirms.',
      'Ob eine Zahlung oder eine Adresse auf einer Liste gesperrter Adressen stand, und ob Sie sich ausgewiesen haben, wo ein Auftrag es verlangt. Die Identifizierung macht ein eigener Dienst: Ihre Ausweise werden hier weder gesehen noch aufbewahrt.',
      'Wenn Sie einen Auftrag bewerten, werden Ihre Bewertung und Ihre Worte bei ihm aufbewahrt.',
    ],
  },
  {
    heading: 'Warum',
    paragraphs: [
      'Um den Auftrag auszuführen, um eine verirrte Zahlung zu finden und um Bücher zu führen, die aufgehen.',
    ],
  },
  {
    heading: 'Wer es sieht',
    paragraphs: [
      'Wer den Link zu einem Auftrag hat, sieht seine Coins, Beträge, Einzahlungs- und Auszahlungsadressen und Schritte. Die Rückzahlungsadresse sieht nur der Browser, in dem der Auftrag entstand, und eine E-Mail-Adresse niemand.',
      'Zahlungen auf einer öffentlichen Chain kann jeder sehen, für immer.',
    ],
  },
  {
    heading: 'Cookies, und was in Ihrem Browser bleibt',
    paragraphs: [
      'Ein Cookie je Auftrag (holder-…) sagt, dass Ihr Browser sein Halter ist. Es wird nach 31 Tagen entfernt.',
      'Sechs Cookies mit „AB“ im Namen sagen, welche Variante einer Seite Ihr Browser zu sehen bekommt, und nichts über Sie. Sie werden nach 31 Tagen entfernt. Cookies anderer gibt es nur, wo hier ein Support-Chat oder das Skript eines Partnernetzwerks eingerichtet ist: die des Chats, sobald Sie ihn öffnen, die des Netzwerks, sobald Besuche gezählt werden dürfen.',
      'Ihre letzte Wahl der Coins (exchange_choice) und das Land, auf das Ihre Netzwerkadresse hinweist (ipcountry), stehen 31 Tage lang in zwei weiteren Cookies, damit Formulare damit beginnen; das Land sagt auch, ob Sie gefragt werden müssen, bevor etwas gezählt wird. Die Adresse selbst wird dafür nicht aufbewahrt.',
      'Gemerkt wird auch, was Sie beantwortet oder geschlossen haben: Ihre Antwort auf den Hinweis zu Cookies (cookieConsent) 365 Tage, dass Sie das Banner der App geschlossen haben (appBannerClosed), einen Tag und, wo danach gefragt wurde, dass Sie nicht in Japan wohnen (not_japan_resident), 31 Tage.',
      'Ein Cookie zum Schutz vor gefälschten Anfragen (csrf) bleibt 31 Tage. Wenn Sie sich anmelden, bleibt eines für Ihre Sitzung (session), bis sie endet, höchstens 60 Tage, und eines, an dem Ihr Browser wiedererkannt wird (device), 400 Tage. Während Sie sich über einen anderen Dienst anmelden, bindet eines (social) den Versuch an Ihren Browser, höchstens eine Stunde. Diese vier kann kein Skript lesen.',
      'Gezählt wird, wie oft etwas auf diesen Seiten geschieht, nach Tag und Art des Ereignisses, ohne Bezug zu einem Auftrag. Wo das Gesetz Ihre Einwilligung verlangt, beginnt das erst, wenn Sie im Hinweis auf „OK“ drücken. Sobald gezählt wird, bleibt ein Cookie mit einer Zufallszahl (analytics_client_id) 365 Tage, eines zu Ihrem Besuch (visit_session) und eines zu einem Link, der Sie hergeführt hat (ref_id), 31 Tage, und Ihr Browser merkt sich die letzten sechs Websites, von denen Sie gekommen sind.',
      'Die zuletzt verwendeten Coins, das für einen Kauf gewählte Land, die geschlossenen Hinweise, dass jemand angemeldet ist, was Sie in ein Formular eingegeben haben, der letzte bekannte Status Ihrer Aufträge und, wenn Sie es nicht ausschalten, die Adressen früherer Aufträge bleiben nur in Ihrem Browser. Auch die Zufallszahl, die mit Aufträgen mitgesendet wird, ist dort aufbewahrt.',
    ],
  },
]
