import type { English, Translated } from '../catalogue.ts'

export const orderState = {
  heldLess: 'Sie haben weniger als vereinbart gesendet',
  heldMore: 'Sie haben mehr als vereinbart gesendet',
  heldAgain: 'Sie haben noch eine Zahlung gesendet',
  heldLate: 'Zu spät für den garantierten Kurs',
  heldSmall: 'Zu wenig für einen Tausch',
  heldLarge: 'Zu viel für einen einzigen Tausch',
  heldPayout: 'An diese Adresse können wir nicht auszahlen',
  heldAccount: 'Der Kontoname ist vergeben',
  heldCheck: 'Wir prüfen Ihre Zahlung',
  heldIdentity: 'Weisen Sie sich aus, um fortzufahren',
  heldRefund: 'Ihre Coins gehen an Sie zurück',
  choicesLeft:
    'Der garantierte Kurs gilt nicht mehr. Sie können noch zum aktuellen Kurs tauschen oder eine Rückzahlung erhalten.',
  agreedTitle: 'Vereinbarten Betrag tauschen, Rest zurückzahlen',
  agreedText:
    'Wir tauschen {amountFrom} {from} zum garantierten Kurs und zahlen genau {amountTo} {to} aus. Danach zahlen wir {rest} {from} zurück: den Rest abzüglich {networkFee} {from} Netzwerkgebühr.',
  agreedAccept: '{amountTo} {to} erhalten, {rest} {from} zurück',
  agreedUntil: 'Der garantierte Kurs gilt noch',
  agreedWhile:
    'Die Zahlungsfrist ist vorbei. Diese Wahl bleibt nur, solange der Markt nahe am garantierten Kurs liegt.',
  seenOther: 'Bisher haben wir {sent} {from} gesehen. Der Auftrag lautet auf {expected} {from}.',
  lessFloat: 'Was ankommt, wird nach der Bestätigung zum aktuellen Kurs getauscht.',
  lessFixed:
    'Nach der Bestätigung wählen Sie: den Rest senden, zum aktuellen Kurs tauschen oder eine Rückzahlung.',
  moreFixed: 'Nach der Bestätigung wählen Sie, was damit geschieht.',
  lateFloat:
    'Ihre Zahlung kam nach Ablauf des Auftrags. Sie ist nicht verloren: Nach der Bestätigung tauschen wir sie zum aktuellen Kurs.',
  lateFixed:
    'Ihre Zahlung kam nach Ablauf des Auftrags. Sie ist nicht verloren: Nach der Bestätigung wählen Sie den aktuellen Kurs oder eine Rückzahlung.',
  againFloat:
    'Sie haben noch eine Zahlung für diesen Auftrag gesendet. Nach der Bestätigung tauschen wir sie zum aktuellen Kurs.',
  againFixed:
    'Sie haben noch eine Zahlung für diesen Auftrag gesendet. Nach der Bestätigung wählen Sie den aktuellen Kurs oder eine Rückzahlung.',
  otherSum:
    'Sie haben {sent} {from} statt {expected} {from} gesendet und erhalten deshalb {got} {to}. Geschätzt waren {announced} {to}.',
  restLater: 'Den Rest, {rest} {from}, zahlen wir zurück, sobald die Auszahlung bestätigt ist.',
  restOnWay: 'Der Rest, {rest} {from}, ist unterwegs zu Ihrer Rückzahlungsadresse.',
  restBack: 'Der Rest, {rest} {from}, wurde zurückgezahlt.',
  sentTo: 'Gesendet an',
  refundedTo: 'Zurückgezahlt an',
  sentBackAt: 'Zurückgesendet',
  youPaid: 'Sie haben bezahlt',
  youSold: 'Sie haben verkauft',
  askSupport: 'Fragen? Schreiben Sie an {support} und nennen Sie den Auftragscode.',
  eventRest: 'Der Rest wurde zurückgezahlt',
} as const satisfies Translated<English['orderState']>
