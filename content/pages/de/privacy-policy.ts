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
      'Ein Cookie je Auftrag sagt, dass Ihr Browser sein Halter ist. Es wird nach 31 Tagen entfernt.',
      'Sechs Cookies sagen, welche Variante einer Seite Ihr Browser zu sehen bekommt, und nichts über Sie. Sie werden nach 31 Tagen entfernt. Cookies anderer gibt es nicht.',
      'Ihre letzte Wahl der Coins und das Land, auf das Ihre Netzwerkadresse hinweist, stehen 31 Tage lang in zwei weiteren Cookies, damit Formulare damit beginnen. Die Adresse selbst wird dafür nicht aufbewahrt.',
      'Gezählt wird, wie oft etwas auf diesen Seiten geschieht, nach Tag und Art des Ereignisses, ohne Bezug zu einem Auftrag. Wo das Gesetz Ihre Einwilligung verlangt, beginnt das erst, wenn Sie im Hinweis auf „OK“ drücken. Sobald gezählt wird, bleibt ein Cookie mit einer Zufallszahl 365 Tage, eines zu Ihrem Besuch und eines zu einem Link, der Sie hergeführt hat, 31 Tage, und Ihr Browser merkt sich die letzten sechs Websites, von denen Sie gekommen sind.',
      'Die zuletzt verwendeten Coins, was Sie in ein Formular eingegeben haben, der letzte bekannte Status Ihrer Aufträge und, wenn Sie es nicht ausschalten, die Adressen früherer Aufträge bleiben nur in Ihrem Browser.',
    ],
  },
]
