import type { English, Translated } from '../catalogue.ts'

export const profile = {
  metaTitle: 'Einstellungen – {brand}',
  metaDescription: 'Ihr Konto: wie Sie sich anmelden und was über Sie gespeichert ist.',
  title: 'Einstellungen',
  signedInAs: 'Angemeldet als {email}',
  sections: 'Teile der Einstellungen',
  orders: {
    one: 'Ihr {count} Auftrag',
    other: 'Ihre {count} Aufträge',
  },

  emailTitle: 'E-Mail-Adresse',
  emailText: 'Mit ihr melden Sie sich an, und Mails zu Ihren Aufträgen gehen dorthin.',
  emailChange: 'E-Mail-Adresse ändern',
  emailNew: 'Neue E-Mail-Adresse',
  emailHint: 'Dorthin geht ein Link. Nichts ändert sich, bevor Sie ihn geöffnet haben.',
  emailSend: 'Link senden',
  emailSent:
    'Ein Link ist an {email} unterwegs. Bis Sie ihn öffnen, bleibt Ihre Adresse, wie sie ist.',
  emailInvalid: 'Ungültige E-Mail-Adresse',

  passwordTitle: 'Passwort',
  passwordText: 'Wenn es sich ändert, werden Sie überall sonst abgemeldet.',
  passwordNone:
    'Ihr Konto hat noch kein Passwort. Mit einem können Sie sich mit Ihrer E-Mail-Adresse anmelden.',
  passwordChange: 'Passwort ändern',
  passwordSet: 'Passwort setzen',
  passwordOld: 'Aktuelles Passwort',
  passwordNew: 'Neues Passwort',
  passwordHint: 'Mindestens {least} Zeichen. Gut sind ein paar ungewöhnliche Wörter.',
  passwordSave: 'Passwort speichern',
  passwordSaved: 'Ihr Passwort ist geändert. Alle anderen Sitzungen wurden beendet.',

  proofPassword: 'Ihr Passwort',
  proofPasswordHint: 'Bestätigen Sie Ihr Passwort.',
  proofCode: 'Code aus Ihrer Authenticator-App',
  proofCodeHint: 'Sechs Ziffern, oder einer Ihrer Wiederherstellungscodes.',
  proofNeeded:
    'Ihre Anmeldung ist dafür zu lange her. Melden Sie sich ab und wieder an, und kommen Sie hierher zurück.',
  needed: 'Das wird gebraucht.',
  passwordWrong: 'E-Mail-Adresse oder Passwort falsch',

  totpTitle: 'Zwei-Faktor-Anmeldung',
  totpText: 'Bei der Anmeldung wird zusätzlich ein Code von Ihrem Telefon verlangt.',
  totpOn: 'Ein',
  totpOff: 'Aus',
  totpBegun: 'Nicht abgeschlossen',
  totpEnable: 'Einschalten',
  totpScan: 'Scannen Sie dies mit Ihrer Authenticator-App.',
  totpQr: 'QR-Code für Ihre Authenticator-App. Der Schlüssel daneben sagt dasselbe.',
  totpSecret: 'Oder geben Sie diesen Schlüssel ein',
  totpCopySecret: 'Kopieren: der Schlüssel',
  totpOpenApp: 'In einer App auf diesem Gerät öffnen',
  totpConfirmCode: 'Der Code, den die App jetzt zeigt',
  totpConfirmHint: 'Sechs Ziffern. Alle 30 Sekunden kommt ein neuer.',
  totpConfirm: 'Code prüfen und einschalten',
  totpConfirmed: 'Die Zwei-Faktor-Anmeldung ist eingeschaltet.',
  totpGiveUp: 'Nicht einschalten',
  totpGivenUp: 'Die Zwei-Faktor-Anmeldung bleibt ausgeschaltet.',
  totpWrong: 'Ungültiger Google-Authenticator-Code',
  totpAttemptsLeft: {
    one: 'Noch {count} Versuch.',
    other: 'Noch {count} Versuche.',
  },
  totpDisable: 'Ausschalten',
  totpDisableText:
    'Von da an genügt Ihr Passwort allein, oder ein verknüpftes Konto, um hineinzukommen.',
  totpDisabled:
    'Die Zwei-Faktor-Anmeldung ist ausgeschaltet. Ihre Wiederherstellungscodes gelten nicht mehr.',
  codesLeft: {
    one: 'Noch {count} Wiederherstellungscode.',
    other: 'Noch {count} Wiederherstellungscodes.',
  },
  codesFew:
    'Machen Sie neue, bevor sie ausgehen: Ohne Ihr Telefon sind sie der einzige Weg hinein.',
  codesRenew: 'Neue Wiederherstellungscodes machen',
  codesRenewText: 'Die Codes, die Sie jetzt haben, gelten dann nicht mehr.',
  codesRenewed: 'Sie haben neue Wiederherstellungscodes. Die alten gelten nicht mehr.',
  codesTitle: 'Ihre Wiederherstellungscodes',
  codesText:
    'Jeder lässt Sie einmal hinein, wenn Ihr Telefon nicht zur Hand ist. Sie werden nur jetzt gezeigt: Bewahren Sie sie dort auf, wo Sie Wertsachen aufbewahren.',
  codesCopy: 'Kopieren: alle Codes',
  codesDownload: 'Herunterladen',
  codesPrint: 'Drucken',
  codesDone: 'Ich habe sie aufbewahrt',
  codesFileText:
    'Wiederherstellungscodes Ihres Kontos bei {brand} ({email}). Jeder lässt Sie einmal hinein, an Stelle eines Codes aus Ihrer Authenticator-App.',

  passkeysTitle: 'Passkeys',
  passkeysText:
    'Melden Sie sich mit Fingerabdruck, Gesicht oder der Sperre Ihres Geräts an, ohne Passwort. Ein Passkey gilt nur auf dieser Website, also kann ihn Ihnen keine Kopie der Website abnehmen.',
  passkeysNone: 'Sie haben noch keine Passkeys.',
  passkeyAdd: 'Passkey hinzufügen',
  passkeyName: 'Name des Passkeys',
  passkeyNameHint: 'Damit Sie ihn wiedererkennen: „Telefon“, „Schlüssel am Bund“.',
  passkeyAdded: 'Der Passkey „{name}“ ist hinzugefügt.',
  passkeyUnsupported:
    'Dieser Browser kann keine Passkeys anlegen. Versuchen Sie es mit einem neueren oder auf einem anderen Gerät.',
  passkeyNeedsName:
    'Passkeys brauchen eine Website mit einem Namen. Unter einer Adresse aus Ziffern, wie der jetzigen, gehen sie nicht.',
  passkeyByName: 'Öffnen Sie diese Seite unter {address} und melden Sie sich dort an.',
  passkeyCancelled:
    'Es wurde kein Passkey angelegt: Der Dialog Ihres Geräts wurde geschlossen, oder seine Zeit war um.',
  passkeyKnown: 'Dieses Gerät hat schon einen Passkey Ihres Kontos.',
  passkeyFailed: 'Ihr Gerät konnte keinen Passkey anlegen.',
  passkeyMadeOn: 'Hinzugefügt am {date}',
  passkeyUsedOn: 'Zuletzt benutzt am {date}',
  passkeyNeverUsed: 'Nie benutzt',
  passkeyRename: '„{name}“ umbenennen',
  passkeyRenameSave: 'Namen speichern',
  passkeyRenamed: 'Der Passkey heißt jetzt „{name}“.',
  passkeyRemove: '„{name}“ entfernen',
  passkeyRemoveText:
    'Sie können sich damit nicht mehr anmelden. Löschen Sie ihn auch in den Einstellungen Ihres Geräts: Dort bleibt er aufgeführt.',
  passkeyRemoveButton: 'Passkey entfernen',
  passkeyRemoved: 'Der Passkey „{name}“ ist entfernt.',

  socialTitle: 'Verknüpfte Konten',
  socialText:
    'Konten bei anderen, mit denen Sie sich hier anmelden können. Dort wird nichts veröffentlicht.',
  socialLink: '{provider} verknüpfen',
  socialLinked: '{provider} ist verknüpft.',
  socialLinkedOn: 'Verknüpft am {date}',
  socialUnlink: 'Verknüpfung mit {provider} lösen',
  socialUnlinkText: 'Sie können sich mit diesem Konto bei {provider} hier nicht mehr anmelden.',
  socialUnlinkButton: 'Verknüpfung lösen',
  socialUnlinked: '{provider} ist nicht mehr verknüpft.',
  socialNone: 'Kein Konto ist verknüpft.',
  socialNotOffered: 'Dieser Tauschdienst bietet keine solchen Konten an.',
  socialBlocked:
    'Ihr Browser hat das Fenster blockiert. Erlauben Sie Fenster dieser Website und versuchen Sie es noch einmal.',
  socialTaken: 'Dieses Konto ist hier bereits mit einem anderen Konto verknüpft.',
  socialFailed: 'Das Konto wurde nicht verknüpft.',

  newsTitle: 'Neuigkeiten',
  newsText:
    'Selten Neuigkeiten über den Tauschdienst. Mails zu Ihren Aufträgen und Ihrem Konto kommen so oder so.',
  newsSwitch: 'Neuigkeiten an mich senden',
  newsOn: 'Sie erhalten die Neuigkeiten.',
  newsOff: 'Sie erhalten die Neuigkeiten nicht mehr.',
  newsMetaTitle: 'Mailverteiler – {brand}',
  newsMetaDescription: 'Welche Mails Sie erhalten.',
  newsPageTitle: 'Mailverteiler',
  newsPageLead: 'Welche Mails Sie an {email} erhalten.',
  newsAllSettings: 'Alle Einstellungen',

  sessionsTitle: 'Wo Sie angemeldet sind',
  sessionsText:
    'Ist etwas dabei, das Sie nicht kennen? Melden Sie es ab und ändern Sie Ihr Passwort.',
  sessionHere: 'Dieses Gerät',
  sessionUnknownDevice: 'Unbekanntes Gerät',
  sessionPlace: 'Aus {country}',
  sessionSeen: 'Zuletzt gesehen {time} UTC',
  sessionSince: 'Angemeldet {time} UTC',
  sessionEnd: 'Abmelden',
  sessionEndNamed: 'Abmelden: {device}, zuletzt gesehen {time} UTC',
  sessionEnded: '{device} ist abgemeldet.',
  sessionsEndOthers: 'Überall sonst abmelden',
  sessionsEnded: 'Sie sind überall sonst abgemeldet.',

  dataTitle: 'Ihre Daten',
  dataText:
    'Alles, was über Sie gespeichert ist, als Datei, die Programme lesen können: Ihr Konto, Ihre Sitzungen, Ihre Adressen, Ihre Aufträge.',
  dataExport: 'Meine Daten herunterladen',
  dataExported: 'Ihre Daten werden als Datei gespeichert.',
  deleteTitle: 'Konto löschen',
  deleteGoes:
    'Was sofort verschwindet: Ihre E-Mail-Adresse, Passwort, Zwei-Faktor-Anmeldung, Passkeys, verknüpfte Konten, Sitzungen, aufbewahrte Adressen und Neuigkeiten.',
  deleteStays:
    'Was bleibt: die Aufträge selbst mit ihren Beträgen, Adressen und Transaktionskennungen, ohne Ihren Namen. Die Bücher brauchen sie, und das Gesetz auch.',
  deleteFinal:
    'Es lässt sich nicht rückgängig machen. Aufträge, die nicht abgeschlossen sind, müssen zuerst enden.',
  deleteButton: 'Mein Konto endgültig löschen',
  deleteOrdersOpen:
    'Aufträge von Ihnen sind noch nicht abgeschlossen. Bringen Sie sie zu Ende und kommen Sie dann wieder.',
  orderLink: 'Auftrag {code}',
  deleteShowOrders: 'Diese Aufträge zeigen',
  deleted: 'Ihr Konto ist gelöscht.',

  failed: 'Interner Fehler',
} as const satisfies Translated<English['profile']>
