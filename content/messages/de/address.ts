import type { English, Translated } from '../catalogue.ts'

export const address = {
  paste: 'Einfügen',
  pasteRefused:
    'Der Browser ließ uns die Zwischenablage nicht lesen. Fügen Sie von Hand in das Feld ein.',
  scan: 'QR-Code scannen',
  scanTitle: 'QR-Code scannen',
  scanClose: 'Schließen',
  scanHint: 'Halten Sie den Code vor die Kamera, oder wählen Sie ein Bild von ihm.',
  scanPicture: 'Bild wählen',
  scanPrivate: 'Bilder werden in diesem Browser gelesen und nirgendwohin gesendet.',
  cameraView: 'Was die Kamera sieht',
  cameraUnavailable:
    'Dieser Browser bietet dieser Seite keine Kamera. Wählen Sie ein Bild des Codes.',
  cameraRefused:
    'Die Kamera wurde nicht erlaubt. Erlauben Sie sie in den Einstellungen des Browsers für diese Seite, oder wählen Sie ein Bild.',
  cameraMissing: 'Es gibt keine Kamera. Wählen Sie ein Bild des Codes.',
  cameraBusy:
    'Die Kamera antwortet nicht; vielleicht benutzt sie ein anderes Programm. Wählen Sie stattdessen ein Bild.',
  noCodeInPicture:
    'In diesem Bild ist kein QR-Code zu sehen. Versuchen Sie eines, das ihn größer zeigt.',
  pictureUnreadable: 'Diese Datei ist kein Bild, das der Browser lesen kann.',
  readerMissing:
    'Der Code-Leser konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  scanMissing:
    'Der Scanner konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  checking: 'Die Adresse wird geprüft …',
  resolving: '{name} wird nachgeschlagen …',
  fits: 'Dies ist eine gültige {network}-Adresse.',
  alsoFits:
    'Gültig auf {network}, und auf {networks} sieht sie genauso aus. Vergewissern Sie sich, dass es Ihre {network}-Adresse ist.',
  compare: 'Vergleichen Sie sie mit Ihrer Wallet, Gruppe für Gruppe:',
  nameStandsFor: '<name>{alias}</name> verweist auf diese Adresse ({provider}):',
  nameInAscii: 'In einfachen Buchstaben: {name}',
  otherNetwork: 'Diese Adresse gehört zu {networks}, nicht zu {network}.',
  wrong: 'Dies ist keine gültige {network}-Adresse.',
  unspendable:
    'Niemand könnte je Coins bewegen, die an dieser Adresse ankommen. Kopieren Sie Ihre eigene aus Ihrer Wallet.',
  ours: 'Das ist eine unserer eigenen Einzahlungsadressen. Geben Sie eine Adresse aus Ihrer Wallet ein, damit die Coins bei Ihnen ankommen.',
  restricted: 'An diese Adresse können wir nicht senden. Verwenden Sie eine andere eigene Adresse.',
  badChecksum: 'Ein Zeichen ist falsch: Die Adresse passt nicht zu ihrer eigenen Prüfsumme.',
  extraIdMissing:
    'Geben Sie die Angabe ein ({name}), oder kreuzen Sie an, dass diese Adresse keine braucht.',
  extraIdWrong: '{network} nimmt diese Angabe nicht an ({name}).',
  extraIdConflict: 'Die Adresse enthält schon eine Angabe ({name}), und diese ist eine andere.',
  extraIdHint:
    'Börsen nennen diese Angabe zusammen mit der Adresse. Private Wallets brauchen keine.',
  extraIdFilled: 'Diese Angabe kam mit der Adresse ({name}).',
  extraIdWarningTitle: 'Ist dies eine Adresse bei einer Börse? Dann gehört dazu: {name}.',
  extraIdWarning:
    'Ohne die richtige Angabe ({name}) kommen die Coins bei der Börse an, werden aber nicht Ihrem Konto gutgeschrieben, und wir können sie nicht zurückholen.',
  noExtraId: '{name} nicht erforderlich',
  uriOtherCoin: 'Diese Zahlungsaufforderung ist nicht für {ticker} auf {network}.',
  uriUnsupported:
    'Diese Zahlungsaufforderung verlangt etwas, das wir nicht können. Geben Sie nur die Adresse ein.',
  uriMalformed: 'Diese Zahlungsaufforderung ist nicht lesbar. Geben Sie nur die Adresse ein.',
  uriAmount: 'Die Zahlungsaufforderung nennt {amount} {ticker}.',
  uriUseAmount: '{amount} {ticker} empfangen',
  earlier: 'In diesem Browser schon verwendet',
  earlierForget: '{address} vergessen',
  earlierExtraId: '{name}: {extraId}',
  earlierOwn: 'Schon verwendet',
  earlierName: '{address} benennen',
  nameLabel: 'Name von {address}',
  nameHint: 'Nur Sie sehen ihn. Leer lassen für keinen Namen.',
  nameSave: 'Namen speichern',
  nameCancel: 'Abbrechen',
  keep: 'Adressen in diesem Browser merken',
  keepHint:
    'Sie bleiben nur auf diesem Gerät, nachdem ein Auftrag erstellt wurde. Wer es ausschaltet, löscht sie.',
  providerEns: 'ENS',
  providerUnstoppable: 'Unstoppable Domains',
  providerSandbox: 'die Spielwelt',
} as const satisfies Translated<English['address']>
