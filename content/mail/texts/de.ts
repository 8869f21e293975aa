import type { MailTexts } from '../mail-texts.ts'

export const german: MailTexts = {
  frame: {
    playMoney: 'Dies ist eine Spielwelt von {brand}: Die Coins hier sind nichts wert.',
    inFull: 'Oder öffnen Sie diese Adresse in Ihrem Browser:',
  },
  order: {
    states: {
      waiting: {
        subject: 'Auftrag erhalten',
        sentence:
          'Ihr Auftrag ist offen. Senden Sie Ihre Zahlung an die Einzahlungsadresse auf der Auftragsseite; sobald wir sie sehen, schreiben wir Ihnen.',
      },
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
        sentence: 'Ihr Auftrag wurde geschlossen.',
      },
      fiat_ended: {
        subject: 'Ihr Auftrag ist abgeschlossen',
        sentence:
          'Der Anbieter meldet, dass Ihr Auftrag abgeschlossen ist. Die Seite des Auftrags zeigt, was gesendet wurde.',
      },
      fiat_declined: {
        subject: 'Ihr Auftrag wurde abgelehnt',
        sentence:
          'Der Anbieter hat Ihren Auftrag abgelehnt; es wurde kein Geld einbehalten. Sie können es erneut versuchen oder einen anderen Anbieter wählen.',
      },
      fiat_refunded: {
        subject: 'Ihre Zahlung wurde zurückgesendet',
        sentence:
          'Der Anbieter meldet, dass Ihre Zahlung zurückgesendet wurde. Bis sie ankommt, können einige Tage vergehen.',
      },
      fiat_charged_back: {
        subject: 'die Zahlung Ihres Auftrags wurde rückgängig gemacht',
        sentence:
          'Die Bank hat die Zahlung Ihres Auftrags zurückgeholt. Wenn Sie das nicht verlangt haben, schreiben Sie dem Anbieter.',
      },
      fiat_sale_declined: {
        subject: 'Ihr Verkauf wurde abgelehnt',
        sentence:
          'Der Anbieter hat Ihren Verkauf abgelehnt. Senden Sie dafür keine Coins. Falls Sie schon welche gesendet haben, bitten Sie den Anbieter, sie an Ihre Rückzahlungsadresse zurückzusenden.',
      },
      fiat_sale_refunded: {
        subject: 'Ihre Coins wurden zurückgesendet',
        sentence:
          'Der Anbieter meldet, dass er Ihre Coins an Ihre Rückzahlungsadresse zurückgesendet hat.',
      },
    },
    details: {
      send: 'Sie senden',
      deposit: 'Einzahlungsadresse',
      get: 'Sie erhalten',
      payUntil: 'Zahlen bis',
      paid: 'Sie haben gezahlt',
      payIn: 'Zahlungstransaktion',
      received: 'Sie haben erhalten',
      destination: 'An Adresse',
      payout: 'Auszahlungstransaktion',
      refunded: 'Erstattet',
      refundTo: 'Rückzahlungsadresse',
      refund: 'Rückzahlungstransaktion',
      provider: 'Anbieter',
      order: 'Auftragsnummer',
      providerOrder: 'Referenz des Anbieters',
      fee: 'Enthaltene Gebühren',
    },
    secret:
      'Mit diesem privaten Link verwalten Sie den Auftrag von jedem Gerät. Wer ihn hat, kann über Rückzahlungen entscheiden: Geben Sie ihn nicht weiter.',
    otherState: {
      subject: 'Neues von Ihrem Tausch',
      sentence: 'Der Stand Ihres Tauschs hat sich geändert.',
    },
    reasons: {
      amount_differs: 'Es kam ein anderer Betrag an, als erwartet wurde.',
      amount_too_small: 'Was ankam, ist zu wenig zum Tauschen.',
      amount_too_large: 'Was ankam, ist mehr, als auf einmal getauscht werden kann.',
      paid_late: 'Ihre Zahlung wurde zu spät für den garantierten Kurs gesehen oder bestätigt.',
      payout_refused: 'Das Netzwerk hat die Auszahlung an Ihre Adresse abgelehnt.',
      account_taken:
        'Der Name des Kontos, das die Auszahlung anlegen sollte, gehört inzwischen jemand anderem. Wählen Sie auf der Seite des Auftrags einen anderen.',
      screening: 'Wir prüfen Ihren Auftrag. Sie müssen nichts tun.',
      identification: 'Sie werden gebeten, sich auszuweisen, bevor es weitergeht.',
      identification_refused:
        'Die Identifizierung ist gescheitert, deshalb gehen Ihre Coins an Sie zurück.',
      refund_decided:
        'Der Tausch kann nicht ausgeführt werden, deshalb gehen Ihre Coins an Sie zurück.',
    },
    lookedAt: 'Ihr Tausch wird geprüft',
    subjectLine: '{brand}: {subject} ({code})',
    follow: 'Ihren Tausch verfolgen',
    questions: 'Fragen? Schreiben Sie an {support} und nennen Sie den Auftrag {code}.',
    stop: 'Sie erhalten dies, weil Ihre Adresse bei diesem Tausch hinterlassen wurde. Um es zu beenden, entfernen Sie die Adresse auf der Seite des Tauschs.',
  },
  account: {
    kinds: {
      confirm: {
        subject: '{brand}: Bestätigen Sie Ihre E-Mail-Adresse',
        says: [
          'Jemand, hoffentlich Sie, hat sich mit dieser E-Mail-Adresse bei {brand} registriert.',
          'Bestätigen Sie die Adresse und wählen Sie Ihr Passwort.',
        ],
        notYou: 'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail.',
      },
      'already-registered': {
        subject: '{brand}: Sie haben schon ein Konto',
        says: [
          'Jemand wollte diese E-Mail-Adresse für ein Konto bei {brand} verwenden. Sie hat schon eines, und nichts wurde geändert.',
          'Waren Sie es? Melden Sie sich wie gewohnt an. Wenn Sie Ihr Passwort nicht mehr wissen, wählen Sie ein neues.',
        ],
        notYou:
          'Waren Sie es nicht? Dann tun Sie nichts: Niemand erfährt, dass Sie ein Konto haben.',
      },
      recover: {
        subject: '{brand}: Wählen Sie ein neues Passwort',
        says: ['Für Ihr Konto bei {brand} wurde ein neues Passwort angefordert.'],
        notYou:
          'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail. Ihr Passwort bleibt, wie es ist.',
      },
      'email-change': {
        subject: '{brand}: Bestätigen Sie Ihre neue E-Mail-Adresse',
        says: [
          'Diese Adresse soll die eines Kontos bei {brand} werden. Bis Sie das bestätigen, ändert sich nichts.',
        ],
        notYou: 'Waren Sie es nicht? Dann tun Sie nichts: Das Konto behält seine Adresse.',
      },
      'email-change-notice': {
        subject: '{brand}: Ihre E-Mail-Adresse soll sich ändern',
        says: [
          'Für Ihr Konto wurde eine neue E-Mail-Adresse eingegeben. Sie gilt, sobald sie mit dem Link bestätigt ist, den wir dorthin gesendet haben.',
        ],
        notYou:
          'Waren Sie es nicht? Ändern Sie sofort Ihr Passwort und beenden Sie alle anderen Sitzungen.',
      },
      'password-changed': {
        subject: '{brand}: Ihr Passwort wurde geändert',
        says: [
          'Das Passwort Ihres Kontos wurde geändert. Alle anderen Sitzungen sind beendet.',
          'Passkeys und verknüpfte Konten gelten weiterhin. Sehen Sie sie auf der Seite Ihres Kontos durch, und entfernen Sie, was nicht Ihnen gehört.',
        ],
        notYou: 'Waren Sie es nicht? Setzen Sie Ihr Passwort im Anmeldefenster sofort zurück.',
      },
      'new-sign-in': {
        subject: '{brand}: Anmeldung von einem neuen Gerät',
        says: [
          'Jemand hat sich von einem Gerät, das wir noch nicht kannten, bei Ihrem Konto angemeldet.',
        ],
        notYou:
          'Waren Sie es nicht? Ändern Sie sofort Ihr Passwort und beenden Sie alle anderen Sitzungen.',
      },
      'suspicious-sign-in': {
        subject: '{brand}: Wir haben eine Anmeldung aufgehalten',
        says: [
          'Jemand hat das richtige Passwort Ihres Kontos angegeben, aber etwas daran war ungewöhnlich. Wir haben die Anmeldung nicht zugelassen.',
          'Um sich wieder anzumelden, wählen Sie ein neues Passwort.',
        ],
        notYou:
          'Waren Sie es nicht? Dann kennt jemand Ihr Passwort: Wählen Sie ein neues, hier und überall sonst, wo Sie es verwenden.',
      },
      'totp-enabled': {
        subject: '{brand}: Zwei-Faktor-Codes sind eingeschaltet',
        says: [
          'Beim Anmelden wird jetzt auch nach einem Code Ihrer Authenticator-App gefragt.',
          'Bewahren Sie Ihre Wiederherstellungscodes dort auf, wo Sie sie auch ohne Ihr Telefon finden.',
        ],
        notYou:
          'Waren Sie es nicht? Ändern Sie sofort Ihr Passwort und beenden Sie alle anderen Sitzungen.',
      },
      'totp-disabled': {
        subject: '{brand}: Zwei-Faktor-Codes sind ausgeschaltet',
        says: ['Beim Anmelden wird nicht mehr nach einem Code Ihrer Authenticator-App gefragt.'],
        notYou:
          'Waren Sie es nicht? Ändern Sie sofort Ihr Passwort und beenden Sie alle anderen Sitzungen.',
      },
      'passkey-added': {
        subject: '{brand}: Ein Passkey wurde hinzugefügt',
        says: [
          'Ihrem Konto wurde ein Passkey hinzugefügt. Mit ihm meldet man sich ohne Passwort an.',
        ],
        notYou:
          'Waren Sie es nicht? Entfernen Sie den Passkey aus Ihrem Konto, ändern Sie Ihr Passwort und beenden Sie alle anderen Sitzungen.',
      },
      'social-confirm': {
        subject: '{brand}: Bestätigen Sie, dass Sie es sind',
        says: [
          'Jemand, hoffentlich Sie, möchte sich über einen anderen Dienst bei {brand} anmelden und hat dort diese E-Mail-Adresse angegeben.',
          'Öffnen Sie den Link in dem Browser, in dem Sie begonnen haben.',
        ],
        notYou: 'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail.',
      },
      'social-linked': {
        subject: '{brand}: Ein weiterer Weg, sich anzumelden',
        says: [
          'Ein Konto bei einem anderen Dienst wurde mit Ihrem verknüpft. Man kann sich jetzt damit anmelden.',
        ],
        notYou:
          'Waren Sie es nicht? Lösen Sie die Verknüpfung in Ihrem Konto, ändern Sie Ihr Passwort und beenden Sie alle anderen Sitzungen.',
      },
      'account-deleted': {
        subject: '{brand}: Ihr Konto wurde gelöscht',
        says: [
          'Ihr Konto wurde gelöscht, mit Ihrer E-Mail-Adresse, dem Passwort, den Sitzungen und den gespeicherten Adressen.',
          'Ihre Aufträge bleiben in den Büchern, ohne Ihre E-Mail-Adresse.',
        ],
        notYou: 'Waren Sie es nicht? Schreiben Sie sofort dem Betreiber.',
      },
    },
    actions: {
      confirm: 'Adresse bestätigen',
      choosePassword: 'Neues Passwort wählen',
      confirmNew: 'Neue Adresse bestätigen',
      open: 'Ihr Konto öffnen',
      signIn: 'Anmelden',
    },
    lifetimes: {
      day: 'Der Link gilt einmal, innerhalb von 24 Stunden. Geben Sie ihn nicht weiter.',
      hour: 'Der Link gilt einmal, innerhalb von 1 Stunde. Geben Sie ihn nicht weiter.',
    },
    facts: {
      email: 'Neue Adresse: {email}',
      device: 'Gerät: {device}',
      country: 'Land: {country}',
      at: 'Zeit: {at}',
      provider: 'Dienst: {provider}',
      name: 'Name des Passkeys: {name}',
      ways: 'Andere Wege, sich anzumelden: {ways}',
    },
    reasons: {
      entered: 'Sie erhalten dies, weil diese Adresse bei {brand} eingegeben wurde.',
      owned: 'Sie erhalten dies, weil diese Adresse zu einem Konto bei {brand} gehört.',
      deleted: 'Sie erhalten dies, weil diese Adresse zu einem Konto bei {brand} gehörte.',
    },
    questions: 'Fragen? Schreiben Sie an {support}.',
    never: 'Wir fragen nie per E-Mail nach Ihrem Passwort oder Ihren Codes.',
  },
}
