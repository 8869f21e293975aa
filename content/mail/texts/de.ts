import type { OrderMailTexts } from '../order-mail-texts.ts'

export const german: OrderMailTexts = {
  states: {
    confirming: {
      subject: 'Ihre Zahlung wurde gesehen',
      sentence:
        'Ihre Zahlung wurde gesehen. Der Tausch geht weiter, wenn sie genug Bestätigungen hat.',
    },
    finished: {
      subject: 'Ihr Tausch ist abgeschlossen',
      sentence: 'Ihr Tausch ist abgeschlossen: Die Auszahlung ist auf ihrer Chain bestätigt.',
    },
    refunded: {
      subject: 'Ihre Coins wurden zurückgesendet',
      sentence:
        'Ihre Coins wurden an Ihre Rückzahlungsadresse zurückgesendet, und die Überweisung ist bestätigt.',
    },
    hold: {
      subject: 'Ihr Tausch wartet auf Sie',
      sentence:
        'Ihr Tausch wartet auf Sie: Öffnen Sie ihn in dem Browser, in dem er entstand, oder mit Ihrem geheimen Link, und entscheiden Sie, wie es weitergeht.',
    },
    expired: {
      subject: 'Ihr Tausch ist abgelaufen',
      sentence:
        'Es kam rechtzeitig keine Zahlung an, deshalb ist Ihr Tausch abgelaufen. Eine späte Zahlung ist nicht verloren.',
    },
    failed: {
      subject: 'Ihr Tausch wurde geschlossen',
      sentence: 'Ihr Tausch wurde vom Betreiber geschlossen. Nichts ist mehr offen.',
    },
  },
  otherState: {
    subject: 'Neues von Ihrem Tausch',
    sentence: 'Der Stand Ihres Tauschs hat sich geändert.',
  },
  reasons: {
    amount_differs: 'Es kam ein anderer Betrag an, als erwartet wurde.',
    amount_too_small: 'Was ankam, ist zu wenig zum Tauschen.',
    amount_too_large: 'Was ankam, ist mehr, als auf einmal getauscht werden kann.',
    paid_late: 'Ihre Zahlung kam nach ihrer Zeit.',
    payout_refused: 'Das Netzwerk hat die Auszahlung an Ihre Adresse abgelehnt.',
    account_taken:
      'Der Name des Kontos, das die Auszahlung anlegen sollte, gehört inzwischen jemand anderem. Wählen Sie auf der Seite des Auftrags einen anderen.',
    screening:
      'Zuerst sieht sich ein Mensch diesen Tausch an. Von Ihnen wird jetzt nichts verlangt.',
    identification: 'Sie werden gebeten, sich auszuweisen, bevor es weitergeht.',
    identification_refused:
      'Die Identifizierung ist gescheitert, deshalb gehen Ihre Coins an Sie zurück.',
    refund_decided:
      'Der Tausch kann nicht ausgeführt werden, deshalb gehen Ihre Coins an Sie zurück.',
  },
  lookedAt: 'Ihr Tausch wird geprüft',
  subjectLine: '{brand}: {subject} ({code})',
  followHere: 'Hier können Sie ihn verfolgen: {link}',
  follow: 'Ihren Tausch verfolgen',
  questions: 'Fragen? Schreiben Sie an {support} und nennen Sie den Auftrag {code}.',
  stop: 'Sie erhalten dies, weil Ihre Adresse bei diesem Tausch hinterlassen wurde. Um es zu beenden, entfernen Sie die Adresse auf der Seite des Tauschs.',
}
