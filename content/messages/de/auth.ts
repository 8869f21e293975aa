import type { English, Translated } from '../catalogue.ts'

export const auth = {
  titleLogIn: 'Anmelden',
  titleSignUp: 'Registrieren',
  titlePassword: 'Ihr Passwort',
  titleCode: 'Zwei-Faktor-Code',
  titleRecover: 'Passwort zurücksetzen',
  titleCheckEmail: 'Sehen Sie in Ihr Postfach',

  withEmail: 'Weiter mit E-Mail',
  withPasskey: 'Mit einem Passkey anmelden',
  withProvider: 'Weiter mit {provider}',
  or: 'oder',
  haveAccount: 'Sie haben ein Konto?',
  noAccount: 'Noch kein Konto?',
  logInInstead: 'Anmelden',
  signUpInstead: 'Registrieren',
  agreement:
    'Mit der Registrierung stimmen Sie den <terms>Nutzungsbedingungen</terms> und der <privacy>Datenschutzerklärung</privacy> zu.',
  guestOrders: 'Aufträge, die Sie ohne Konto gemacht haben',
  whatFor:
    'Sie können auch ohne Konto tauschen. Mit einem Konto haben Sie Ihre Aufträge an einem Ort.',

  email: 'E-Mail-Adresse',
  emailPlaceholder: 'sie@example.com',
  emailInvalid: 'Ungültige E-Mail-Adresse',
  continue: 'Weiter',
  signUp: 'Konto anlegen',
  newsTitle: 'Dürfen wir Ihnen Neuigkeiten über den Tauschdienst senden?',
  newsYes: 'Ja, senden Sie mir Neuigkeiten',
  newsNo: 'Nein, nur was mein Konto und meine Aufträge betrifft',
  signUpFailed: 'Interner Fehler, versuchen Sie es noch einmal',

  password: 'Passwort',
  passwordForgotten: 'Passwort vergessen?',
  logIn: 'Anmelden',
  wrongCredentials: 'E-Mail-Adresse oder Passwort falsch',
  logInFailed: 'Interner Fehler',
  suspiciousTitle: 'Verdächtiger Vorgang',
  suspiciousText:
    'Diese Anmeldung ist ungewöhnlich: Der Browser ist für das Konto neu. Setzen Sie per E-Mail ein neues Passwort, um sich anzumelden.',
  resetPassword: 'Passwort zurücksetzen',

  codeHint: 'Sechs Ziffern aus Ihrer Authenticator-App.',
  code: 'Code',
  codeWrong: 'Ungültiger Google-Authenticator-Code',
  codeFailed: 'Interner Fehler',
  codeAttempts: {
    one: 'Noch {count} Versuch',
    other: 'Noch {count} Versuche',
  },
  codeNoneLeft: 'Keine Versuche mehr. Melden Sie sich noch einmal an.',
  codeSubmit: 'Bestätigen',
  recoveryInstead: 'Einen Wiederherstellungscode verwenden',
  recoveryCode: 'Wiederherstellungscode',
  recoveryHint:
    'Einer der Codes, die Sie aufbewahrt haben, als Sie die Zwei-Faktor-Codes einschalteten. Jeder gilt einmal.',
  authenticatorInstead: 'Die Authenticator-App verwenden',
  tokenOver: 'Das hat zu lange gedauert. Melden Sie sich noch einmal an.',

  recoverText: 'Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort setzen.',
  recoverSend: 'Link senden',
  recoverInvalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  recoverFailed: 'Unbekannter Fehler',
  recoverSentText:
    'Wenn es ein Konto für {email} gibt, ist ein Link zum Setzen eines neuen Passworts unterwegs. Er gilt eine Stunde.',
  recoverSentElse:
    'Nichts angekommen? Sehen Sie im Spam-Ordner nach, und ob die Adresse richtig ist.',
  backToLogIn: 'Anmelden',

  checkText:
    'Wir haben einen Link an {email} gesendet. Er bestätigt Ihre Registrierung und gilt einen Tag.',
  checkNext: 'Folgen Sie ihm, wählen Sie ein Passwort, und Sie sind angemeldet.',
  resend: 'Noch einmal senden',
  resendIn: {
    one: 'In {count} Sekunde noch einmal senden',
    other: 'In {count} Sekunden noch einmal senden',
  },
  resent: 'Noch einmal gesendet.',
  otherEmail: 'Andere E-Mail-Adresse',

  japanTitle: 'Nicht für Einwohner Japans',
  japanText: 'Dieser Tauschdienst steht Einwohnern Japans nicht offen. Sie scheinen dort zu sein.',
  japanTick: 'Ich bin kein Einwohner Japans',
  japanConfirm: 'Bestätigen',
  japanUnconfirmed: 'Bestätigen Sie zuerst, dass Sie kein Einwohner Japans sind.',

  captchaWorking: 'Sicherheitsprüfung läuft…',
  captchaFailed:
    'Die Prüfung, dass Sie kein Roboter sind, ist misslungen. Versuchen Sie es noch einmal.',
  captchaInsecure:
    'Diese Seite kam über einfaches http. Dass Sie kein Roboter sind, prüfen Browser nur über https. Öffnen Sie die Seite mit https.',
  tooOften: {
    one: 'Zu viele Versuche. Versuchen Sie es in {count} Sekunde noch einmal.',
    other: 'Zu viele Versuche. Versuchen Sie es in {count} Sekunden noch einmal.',
  },
  unreachable:
    'Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  socialBlocked:
    'Der Browser hat das Fenster blockiert. Erlauben Sie es und versuchen Sie es noch einmal.',
  socialFailed:
    'Dort konnten Sie nicht angemeldet werden. Versuchen Sie es noch einmal oder auf anderem Weg.',
  socialCheckMail: 'Ein Link ist an {email} unterwegs. Öffnen Sie ihn in diesem Browser.',
  socialLinkOver:
    'Dieser Link ist zu alt, wurde schon benutzt oder in einem anderen Browser geöffnet als dem, in dem Sie begonnen haben. Beginnen Sie dort noch einmal.',
  passkeyFailed:
    'Es wurde kein Passkey gegeben. Versuchen Sie es noch einmal oder auf anderem Weg.',
  passkeyNeedsName:
    'Passkeys brauchen eine Website mit einem Namen. Unter einer Adresse aus Ziffern, wie dieser, gehen sie nicht.',
  passkeyByName: 'Öffnen Sie diese Seite unter {address}, um einen zu verwenden.',

  confirmMetaTitle: 'Registrierung bestätigen – {brand}',
  confirmTitle: 'Bestätigen Sie Ihre Registrierung',
  confirmText: 'Ein Klick bestätigt Ihre E-Mail-Adresse. Danach wählen Sie ein Passwort.',
  confirmButton: 'Bestätigen',
  linkOldTitle: 'Dieser Link ist zu alt oder wurde schon benutzt',
  confirmOld:
    'Wenn Sie schon bestätigt haben, setzen Sie per E-Mail ein Passwort oder melden Sie sich an. Sonst registrieren Sie sich noch einmal: Ein neuer Link kommt.',
  recoverMetaTitle: 'Passwort wählen – {brand}',
  recoverTitle: 'Wählen Sie ein Passwort',
  recoverFor: 'Für das Konto von {email}.',
  recoverOld: 'Ein Link gilt eine Stunde, und einmal. Lassen Sie sich einen neuen senden.',
  recoverAgain: 'Neuen Link senden',
  newPassword: 'Neues Passwort',
  passwordRule: {
    one: 'Mindestens {count} Zeichen. Alles ist erlaubt: Wörter, Leerzeichen, Sonderzeichen.',
    other: 'Mindestens {count} Zeichen. Alles ist erlaubt: Wörter, Leerzeichen, Sonderzeichen.',
  },
  passwordShort: {
    one: 'Mindestens {count} Zeichen.',
    other: 'Mindestens {count} Zeichen.',
  },
  passwordLong: {
    one: 'Höchstens {count} Zeichen.',
    other: 'Höchstens {count} Zeichen.',
  },
  passwordCommon: 'Dieses Passwort gehört zu denen, die alle ausprobieren. Wählen Sie ein anderes.',
  setPassword: 'Passwort setzen und anmelden',
  passwordSetTitle: 'Ihr Passwort ist gesetzt',
  passwordSetText: 'Sie sind angemeldet. Wo Sie sonst angemeldet waren, sind Sie es nicht mehr.',
  passwordSetCode:
    'Ihr Passwort ist gesetzt. Melden Sie sich mit ihm und Ihrem Zwei-Faktor-Code an.',
  toExchange: 'Zum Tausch',
  toSettings: 'Zu den Einstellungen',
  emailMetaTitle: 'Neue E-Mail-Adresse bestätigen – {brand}',
  emailTitle: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
  emailText: 'Von da an melden Sie sich mit der neuen Adresse an, und Mails gehen dorthin.',
  emailDoneTitle: 'Ihre E-Mail-Adresse ist geändert',
  emailDone: 'Von jetzt an ist es {email}.',
  emailOld: 'Ein Link gilt einen Tag, und einmal. Fordern Sie in den Einstellungen einen neuen an.',
  metaDescription: 'Hierher führt ein Link aus einer unserer E-Mails.',
  whyPassword: 'Geben Sie zuerst Ihr Passwort ein',
  whyEmail: 'Geben Sie zuerst Ihre E-Mail-Adresse ein',
  whyNews: 'Entscheiden Sie sich zuerst, ob Sie den Newsletter möchten',
  whyCode: 'Geben Sie zuerst den Code ein',
  whyTick: 'Setzen Sie zuerst das Häkchen',
} as const satisfies Translated<English['auth']>
