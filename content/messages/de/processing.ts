import type { English, Translated } from '../catalogue.ts'

export const processing = {
  metaTitle: '{from} gegen {to} tauschen',
  metaDescription:
    'Nennen Sie die Adresse, die die Coins empfangen soll, prüfen Sie alles, erstellen Sie den Auftrag.',
  stepAddresses: 'Adressen',
  stepCheck: 'Prüfen',
  stepPay: 'Bezahlen',
  steps: 'Schritte des Tauschs',
  addressesTitle: 'Empfangsadresse',
  destinationAddress: 'Ihre {ticker}-Adresse',
  destinationHint: 'Eine Adresse auf {network}, über die Sie verfügen.',
  extraIdNone: 'keine',
  refundAddress: 'Ihre {ticker}-Rückzahlungsadresse',
  refundHint: 'Wenn der Tausch nicht zu Ende geführt werden kann, gehen Ihre Coins hierher zurück.',
  refundRequired: 'Ein garantierter Kurs braucht eine Rückzahlungsadresse.',
  refundExtraId: '{name} der Rückzahlungsadresse',
  email: 'E-Mail für Nachrichten zu diesem Auftrag',
  emailHint: 'Nur für diesen Auftrag. Sie können das Feld leer lassen.',
  agree:
    'Ich stimme den <terms>Nutzungsbedingungen</terms> und der <privacy>Datenschutzerklärung</privacy> zu.',
  agreeMissing: 'Stimmen Sie den Bedingungen zu, um fortzufahren.',
  addressMissing: 'Geben Sie die Adresse ein.',
  toCheck: 'Weiter',
  checkTitle: 'Prüfen Sie, bevor Sie den Auftrag erstellen',
  checkText:
    'Krypto-Zahlungen lassen sich nicht rückgängig machen. Vergleichen Sie die Adressen Zeichen für Zeichen.',
  youSend: 'Sie senden',
  youGet: 'Sie erhalten',
  youGetAbout: 'Sie erhalten etwa',
  rate: 'Kurs',
  rateFloating: 'Variabel: zum Marktkurs, wenn Ihre Zahlung bestätigt ist',
  rateGuaranteed: 'Garantiert',
  guaranteedTimes:
    'Bezahlen Sie innerhalb von {pay} Minuten; das Netzwerk muss Ihre Zahlung innerhalb von {confirm} Minuten nach Erstellung des Auftrags bestätigen. Danach erhalten Sie diesen Betrag weiterhin, wenn sich der Markt nicht dagegen bewegt hat. Andernfalls wählen Sie den aktuellen Kurs oder eine Rückzahlung.',
  quoteExpires: 'Neues Angebot in',
  exchangeFee: 'Tauschgebühr',
  networkFee: 'Netzwerkgebühr',
  sendTo: 'An Adresse',
  refundTo: 'Rückzahlungsadresse',
  noRefund: 'keine angegeben',
  create: 'Auftrag erstellen',
  creating: 'Der Auftrag wird erstellt …',
  edit: 'Ändern',
  rateExpired:
    'Dieser Kurs ist abgelaufen. Hier ist ein neuer: Bitte prüfen Sie ihn und erstellen Sie den Auftrag noch einmal.',
  rateUsed:
    'Dieser Kurs wurde für einen anderen Auftrag verwendet. Hier ist ein neuer: Bitte prüfen Sie ihn.',
  rateWithdrawn:
    'Der Markt hat sich zu weit bewegt. Hier ist ein neuer Kurs: Bitte prüfen Sie ihn.',
  playAddresses: 'Adressen der Spiel-Wallet eintragen',
  newTab: 'öffnet sich in einem neuen Tab',
  stepDone: 'fertig',
  emailShown: 'E-Mail',
  optional: 'freiwillig',
  networkOf: 'auf {network}',
  quoteRenewed: 'Der Kurs wurde erneuert: Sie senden {from}, Sie erhalten {to}.',
  quoteWorse:
    'Der Markt hat sich bewegt: Sie erhielten jetzt {amount} {ticker}. Nehmen Sie diesen Betrag an, bevor der Auftrag erstellt wird.',
  acceptAmount: '{amount} {ticker} annehmen',
  aliasOf: '<name>{alias}</name> steht dafür, sagt {provider}',
  newAccountKey: 'Öffentlicher Schlüssel des neuen Kontos',
  offline:
    'Sie sind offline. Nichts ist verloren: Machen Sie weiter, wenn die Verbindung wieder da ist.',
  offlineCreating:
    'Sie sind offline. Der Auftrag wird einmal gesendet, sobald die Verbindung wieder da ist; lassen Sie diese Seite offen.',
  kycTitle: 'Für einen Auftrag dieser Größe müssen Sie sich ausweisen.',
  kycText:
    'Wenn Ihre Zahlung bestätigt ist, bitten wir Sie um einen Identitätsnachweis; halten Sie einen Ausweis bereit. Nach der Prüfung werden die Coins automatisch gesendet; bei Ablehnung erhalten Sie eine Rückzahlung.',
  notSent:
    'Der Server ist nicht erreichbar, und nichts wurde gesendet. Was Sie eingegeben haben, ist noch da: Versuchen Sie es gleich noch einmal.',
  accountCost: 'Davon für das neue Konto',
  eosNone: 'Ich habe noch kein EOS-Konto',
  eosWhat:
    'Ein EOS-Konto hat einen eigenen Namen, 12 Zeichen lang. Wir können Ihres mit der Auszahlung anlegen lassen: Es gehört dem, der den Schlüssel hat, den Sie hier nennen.',
  eosCost:
    'Das Anlegen kostet {cost} für Speicher und Bandbreite. Das kommt zur Netzwerkgebühr hinzu.',
  eosSuggest: 'Einen freien Namen vorschlagen',
  eosKeyHint:
    'Aus Ihrer EOS-Wallet: Er beginnt mit EOS oder PUB_K1_. Geben Sie nie einen privaten Schlüssel weiter.',
  eosKeyMalformed:
    'Dies ist kein öffentlicher EOS-Schlüssel. Er beginnt mit EOS oder PUB_K1_: Kopieren Sie ihn noch einmal aus Ihrer Wallet.',
  eosKeyPrivate:
    'Dies ist ein privater Schlüssel. Geben Sie ihn nie weiter. Erzeugen Sie ein neues Schlüsselpaar und geben Sie dessen öffentlichen Schlüssel ein.',
  eosNameEmpty:
    'Geben Sie als Ziel den Namen ein, den Sie möchten, oder lassen Sie sich einen vorschlagen.',
  eosNameLength: 'Der Name eines neuen Kontos hat genau 12 Zeichen.',
  eosNameDot: 'Der Name eines neuen Kontos kann keinen Punkt enthalten.',
  eosNameCharacters:
    'In einem Namen können nur die Buchstaben a bis z und die Ziffern 1 bis 5 stehen.',
  eosNameFirst: 'Ein Name beginnt mit einem Buchstaben.',
  eosNameChecking: 'Es wird nachgesehen, ob {name} frei ist …',
  eosNameUnknown:
    'Das EOS-Netzwerk antwortet gerade nicht. Der Name wird mit dem Auftrag noch einmal geprüft.',
  eosNameFree: '{name} ist frei.',
  eosNameTaken: '{name} ist vergeben.',
  eosNameTake: '{name} nehmen',
  eosNoSuchAccount:
    'Es gibt kein EOS-Konto mit dem Namen {name}. Prüfen Sie die Schreibweise, oder lassen Sie es unten anlegen.',
} as const satisfies Translated<English['processing']>
