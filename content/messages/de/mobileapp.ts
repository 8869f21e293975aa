import type { English, Translated } from '../catalogue.ts'

export const mobileapp = {
  metaTitle: 'Tauschen auf dem Telefon · {brand}',
  metaDescription:
    'Wie Sie diese Seite auf den Startbildschirm von Android, iPhone oder iPad legen und was sie dort kann.',
  title: 'Tauschen auf dem Telefon',
  lead: 'Legen Sie diese Seite auf Ihren Startbildschirm, und sie öffnet sich wie eine App. Es ist derselbe Dienst: alle Gebühren vorab, kein Konto nötig.',
  picture: 'Zeichnung eines Telefons mit dem Tauschformular',
  androidTitle: 'Auf Android',
  androidOpen: 'Öffnen Sie diese Seite in Chrome.',
  androidMenu: 'Tippen Sie oben auf die drei Punkte.',
  androidAdd:
    'Wählen Sie „Zum Startbildschirm hinzufügen“ oder „App installieren“ und bestätigen Sie.',
  iosTitle: 'Auf iPhone und iPad',
  iosOpen: 'Öffnen Sie diese Seite in Safari.',
  iosShare: 'Tippen Sie auf die Teilen-Taste, das Quadrat mit dem Pfeil.',
  iosAdd: 'Wählen Sie „Zum Home-Bildschirm“ und bestätigen Sie.',
  canTitle: 'Was sie auf dem Telefon kann',
  canExchangeTitle: 'Mit einer Hand tauschen',
  canExchangeText:
    'Für Beträge öffnet sich die Zifferntastatur, und die Liste der Coins füllt den Bildschirm.',
  canScanTitle: 'Eine Adresse scannen',
  canScanText: 'Die Kamera liest den QR-Code Ihrer Wallet; abtippen müssen Sie nichts.',
  canFollowTitle: 'Einem Auftrag folgen',
  canFollowText:
    'Die Auftragsseite aktualisiert sich automatisch, von Ihrer Zahlung bis zur Auszahlung.',
  canPasskeyTitle: 'Mit Finger oder Gesicht anmelden',
  canPasskeyText: 'Wenn Sie ein Konto haben, ersetzt ein Passkey Ihres Telefons das Passwort.',
  storesTitle: 'Aus einem Store',
  storesText: 'Der Betreiber bietet auch eigene Apps an.',
  storeIos: 'App Store',
  storeAndroid: 'Google Play',
  safeTitle: 'Vergewissern Sie sich, dass es diese Seite ist',
  safeText:
    'Prüfen Sie die Adresse, bevor Sie sie hinzufügen: {host}. Eine App mit ähnlichem Namen aus anderer Quelle ist vielleicht nicht von uns, und wir fragen nie nach der Seed-Phrase Ihrer Wallet.',
  start: 'Zum Tauschformular',
} as const satisfies Translated<English['mobileapp']>
