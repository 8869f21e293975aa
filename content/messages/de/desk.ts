import type { English, Translated } from '../catalogue.ts'

export const desk = {
  title: 'Was möchten Sie tun?',
  held: 'Angekommen und sicher',
  expected: 'Erwartet',
  differsLess: 'Sie haben {amount} {ticker} weniger gesendet als erwartet.',
  differsMore: 'Sie haben {amount} {ticker} mehr gesendet als erwartet.',
  again: 'Eine Zahlung kam, nachdem dieser Auftrag ausgezahlt war.',
  exchangeTitle: 'Jetzt tauschen',
  exchangeText:
    'Wir tauschen Ihre {amountFrom} {from} und zahlen genau {amountTo} {to} an Ihre Adresse aus.',
  exchangeAccept: '{amountTo} {to} erhalten',
  exchangeUnavailable:
    'Im Moment gibt es keinen Preis, zu dem getauscht werden kann. Diese Seite fragt von selbst wieder.',
  offerRate: 'Kurs vor Gebühren',
  offerFee: 'Tauschgebühr',
  offerNetworkFee: 'Netzwerkgebühr',
  offerGet: 'Sie erhalten',
  offerValid: 'Dieses Angebot gilt noch',
  offerNew: 'Ein neues Angebot: Sie erhalten {amountTo} {to}.',
  topUpTitle: 'Den Rest senden',
  topUpPromise:
    'Senden Sie rechtzeitig noch {amount} {from} an dieselbe Adresse, und Sie erhalten die garantierten {amountTo} {to}.',
  topUpExact:
    'Senden Sie noch {amount} {from} an dieselbe Adresse, und alles wird zum Kurs dieses Moments getauscht.',
  topUpLeast:
    'Senden Sie noch {amount} {from} an dieselbe Adresse für den Betrag, den Sie vorhatten; ab {least} {from} wird alles zum Kurs dieses Moments getauscht.',
  topUpQr: 'QR-Code, um den Rest von {amount} {ticker} zu senden',
  topUpTime: 'Rechtzeitig heißt innerhalb von',
  refundTitle: 'Ihre Coins zurückerhalten',
  refundText:
    'Wir senden {amountTo} {ticker} zurück: was ankam, abzüglich {networkFee} {ticker} Netzwerkgebühr.',
  refundButton: '{amountTo} {ticker} zurücksenden',
  refundTooSmall:
    'Das Zurücksenden kostet {networkFee} {ticker}, mehr als ankam. Es bleibt für diesen Auftrag verbucht und zählt, sobald mehr ankommt.',
  refundAddress: 'Adresse für die Rückzahlung',
  chosenExchange:
    'Sie haben sich für den Tausch entschieden. Die Auszahlung wird jetzt vorbereitet; weiter ist nichts nötig.',
  chosenRefund:
    'Sie haben sich für die Rückzahlung entschieden. Sie wird jetzt vorbereitet; weiter ist nichts nötig.',
  strayTitle: 'An dieser Adresse kam ein anderer Coin an',
  strayText:
    'Dieser Auftrag ist für {ticker}. Was hier steht, ist ein anderer Coin: Er ist nicht verloren und nicht getauscht. Er wird beiseitegelegt, bis der Betreiber ihn angesehen hat.',
  strayAsk:
    'Schreiben Sie an {support} und nennen Sie die Kennungen des Auftrags und der Transaktion.',
  keepTitle: 'Zugriff auf diesen Auftrag sichern',
  keepText:
    'Nur dieser Browser kann den Auftrag verwalten. Um ihn anderswo zu verwalten, sichern Sie den geheimen Link oder die Wiederherstellungsdatei. Beides gibt volle Kontrolle über den Auftrag: Halten Sie es geheim.',
  secretLink: 'Geheimen Link kopieren',
  secretLinkCopied: 'Der geheime Link ist kopiert',
  secretLinkShown:
    'Ihr geheimer Link. Kopieren Sie ihn selbst: Dieser Browser ließ es uns nicht tun.',
  recoveryFile: 'Wiederherstellungsdatei herunterladen',
  recoveryByAccount:
    'Dieser Auftrag gehört zu Ihrem Konto: Melden Sie sich in einem beliebigen Browser an, und Sie finden ihn unter Ihren Aufträgen. Sein Geheimnis hat nur der Browser, der ihn erstellt hat.',
  linkedServices:
    'Melden Sie sich auf einem beliebigen Gerät mit {services} an, um die Aufträge Ihres Kontos zu sehen.',
  recoveryFailed: 'Das Geheimnis konnte nicht gelesen werden. {reason}',
  recoveryAbout:
    'Wiederherstellungsdatei eines Tauschauftrags. Öffnen Sie den Link, oder wählen Sie diese Datei auf der Seite der Aufträge, um von einem anderen Browser aus über den Auftrag zu entscheiden. Wer sie hat, kann für Sie entscheiden.',
  secretWorked: 'Auch dieser Browser hält den Auftrag jetzt.',
  secretWrong: 'Das Geheimnis in diesem Link ist nicht das des Auftrags. Sie sehen ihn als Gast.',
  changeTitle: 'Ändern, was noch offen ist',
  emailLabel: 'E-Mail für Nachrichten zu diesem Auftrag',
  emailSet:
    'Nachrichten gehen an die Adresse, die Sie hinterlassen haben. Geben Sie eine andere ein, oder lassen Sie das Feld leer, um sie zu beenden.',
  emailUnset:
    'Es gehen keine Nachrichten hinaus. Hinterlassen Sie eine Adresse, um von Änderungen zu erfahren.',
  emailSave: 'E-Mail speichern',
  emailSaved: 'Gespeichert. Nachrichten zu diesem Auftrag gehen an diese Adresse.',
  emailStopped: 'Gespeichert. Zu diesem Auftrag gehen keine Nachrichten mehr hinaus.',
  refundSaved: 'Gespeichert. Eine Rückzahlung ginge an diese Adresse.',
  extraIdLabel: '{name} Ihrer Auszahlungsadresse',
  extraIdHint: 'Lassen Sie das Feld leer, wenn Ihre Adresse keine Angabe braucht.',
  extraIdSave: '{name} speichern',
  extraIdSaved: 'Gespeichert. Die Auszahlung wird die Angabe tragen.',
  proofTitle: 'Identität bestätigen',
  proofText:
    'Ihre Anmeldung ist länger als zehn Minuten her. Bestätigen Sie zu Ihrer Sicherheit, dass Sie es sind, bevor Sie diesen Auftrag ändern.',
  proofPassword: 'Ihr Passwort',
  proofPasswordWrong: 'Dieses Passwort ist falsch.',
  proofCode: 'Code aus Ihrer Authenticator-App',
  proofCodeHint: 'Sechs Ziffern, oder einer Ihrer Wiederherstellungscodes.',
  proofCodeWrong: 'Dieser Code ist falsch oder wurde schon verwendet.',
  proofSend: 'Weiter',
  proofPasskeyText: 'Ihr Konto hat kein Passwort. Verwenden Sie einen seiner Passkeys.',
  proofPasskey: 'Passkey verwenden',
  proofPasskeyFailed: 'Der Passkey wurde nicht angenommen. Versuchen Sie es noch einmal.',
  proofSignIn:
    'Ihr Konto hat kein Passwort. Melden Sie sich ab, wieder an, und kommen Sie zu diesem Auftrag zurück.',
  proofFailed: 'Das ließ sich nicht prüfen. Versuchen Sie es gleich noch einmal.',
  notify: 'Melden, wenn er abgeschlossen ist',
  notifyOn: 'Sie erhalten eine Meldung, solange diese Seite offen ist.',
  notifyRefused: 'Ihr Browser erlaubt keine Meldungen von dieser Seite.',
  feedbackTitle: 'Wie war es?',
  feedbackRate: 'Ihre Bewertung',
  feedbackStars: { one: '{count} Stern von 5', other: '{count} Sterne von 5' },
  feedbackTags: 'Was fiel auf?',
  tagFast: 'schnell',
  tagGoodRate: 'guter Kurs',
  tagEasy: 'einfach',
  tagClear: 'klar',
  tagSlow: 'langsam',
  tagDear: 'zu teuer',
  tagConfusing: 'verwirrend',
  feedbackComment: 'Sonst noch etwas?',
  feedbackCommentHint: 'Der Betreiber liest es. Lassen Sie Namen und Adressen weg.',
  feedbackSend: 'Bewertung senden',
  feedbackThanks: 'Danke. Der Betreiber liest jede Bewertung.',
  refundTo: 'An Ihre Rückzahlungsadresse',
  refundElsewhere: 'An eine andere Adresse senden',
} as const satisfies Translated<English['desk']>
