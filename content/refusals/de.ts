import type { RefusalTexts } from './refusal-texts.ts'

export const german: RefusalTexts = {
  order_not_found:
    'Diesen Auftrag gibt es nicht. Prüfen Sie den Link: Ein Auftrag wird nur mit seiner vollständigen Kennung gefunden.',
  not_the_holder:
    'Nur wer den Auftrag erstellt hat, kann ihn ändern: im selben Browser, in seinem Konto angemeldet oder mit dem geheimen Link.',
  proof_needed:
    'Bestätigen Sie, dass Sie es sind: mit Passwort, Code oder Passkey, oder indem Sie sich neu anmelden. Ihre Anmeldung ist länger als zehn Minuten her.',
  change_too_late: 'Das lässt sich nicht mehr ändern: Der Tausch ist zu weit gegangen.',
  choice_not_offered:
    'Der Auftrag wartet nicht auf diese Entscheidung. Laden Sie ihn neu, um zu sehen, was er anbietet.',
  offer_forged:
    'Dieses Angebot wurde nicht für diesen Auftrag gemacht. Sehen Sie sich den Auftrag noch einmal an und entscheiden Sie.',
  offer_expired:
    'Das Angebot ist abgelaufen. Sehen Sie sich das neue an und entscheiden Sie noch einmal.',
  offer_withdrawn:
    'Der Markt oder was ankam hat sich seit dem Angebot geändert. Sehen Sie sich das neue an und entscheiden Sie noch einmal.',
  refund_too_small: 'Was ankam, deckt die Netzwerkgebühr des Zurücksendens nicht.',
  refund_address_missing:
    'Geben Sie eine Rückzahlungsadresse an: wohin die Coins zurückgehen, wenn der Tausch nicht ausgeführt werden kann.',
  email_malformed:
    'Dies ist keine E-Mail-Adresse. Berichtigen Sie sie, oder lassen Sie das Feld leer.',
  address_malformed:
    'Dies ist keine Adresse vom Netzwerk des Coins. Kopieren Sie sie noch einmal aus Ihrer Wallet.',
  address_bad_checksum:
    'Die Adresse ist falsch geschrieben: Ihre Prüfsumme passt nicht. Kopieren Sie sie noch einmal aus Ihrer Wallet.',
  address_wrong_network:
    'Diese Adresse gehört zu einem anderen Netzwerk als dem des Coins. Dorthin gesendete Coins wären verloren.',
  address_wrong_flavour:
    'Diese Adresse gehört zu einer Chain anderer Art: Test-Coins und echte Coins vertragen sich nicht. Kopieren Sie die richtige.',
  address_unspendable:
    'Niemand könnte je Coins bewegen, die an dieser Adresse ankommen. Kopieren Sie Ihre eigene aus Ihrer Wallet.',
  address_shielded:
    'Dies ist eine abgeschirmte Adresse. Von hier aus können nur transparente bezahlt werden, die mit t1 oder t3 beginnen.',
  address_legacy:
    'Diese Adresse gehört zur stillgelegten ersten Chain des Netzwerks. Kopieren Sie die, die Ihre Wallet für die heutige zeigt.',
  address_is_ours:
    'Das ist eine unserer eigenen Einzahlungsadressen. Geben Sie eine Adresse aus Ihrer Wallet ein, damit die Coins bei Ihnen ankommen.',
  address_restricted:
    'An diese Adresse können wir nicht senden. Verwenden Sie eine andere eigene Adresse.',
  extra_id_missing:
    'Diese Adresse braucht ein Memo oder Destination tag. Ohne es können die Coins nicht gutgeschrieben werden.',
  extra_id_malformed: 'Das Memo oder Destination tag folgt nicht den Regeln des Netzwerks.',
  extra_id_not_supported:
    'Dieses Netzwerk hat kein Memo oder Destination tag. Lassen Sie das Feld leer.',
  extra_id_conflict:
    'Die Adresse enthält schon ein Memo oder Tag, und daneben steht ein anderes. Lassen Sie eines davon weg.',
  too_many_open_guaranteed:
    'Ein garantierter Kurs dieses Paars wird schon für Sie gehalten und ist noch nicht bezahlt. Bezahlen Sie jenen Auftrag, lassen Sie ihn ablaufen, oder nehmen Sie den variablen Kurs.',
  rate_id_expired: 'Der garantierte Kurs ist abgelaufen. Fragen Sie nach einem neuen.',
  rate_id_used:
    'Mit diesem garantierten Kurs wurde schon ein Auftrag erstellt. Fragen Sie nach einem neuen.',
  rate_withdrawn:
    'Der Markt hat sich bewegt, und der garantierte Kurs ist zurückgezogen. Fragen Sie nach einem neuen.',
  name_malformed: 'Dies ist kein Name wie alice.eth. Prüfen Sie die Schreibweise.',
  name_spoofed:
    'Dieser Name ist mit Zeichen geschrieben, die anderen gleichen oder unsichtbar sind. Vielleicht soll er Sie täuschen: Geben Sie den Namen selbst ein, oder fragen Sie nach der Adresse.',
  name_not_supported:
    'Namen mit dieser Endung sind hier nicht bekannt. Geben Sie die Adresse selbst ein.',
  name_not_found: 'Dieser Name ist nicht registriert. Prüfen Sie die Schreibweise.',
  name_has_no_address:
    'Der Name ist eingetragen, nennt aber keine Adresse für diesen Coin auf diesem Netzwerk. Fragen Sie nach der Adresse.',
  name_address_wrong:
    'Was der Name für diesen Coin nennt, ist keine Adresse seines Netzwerks. Fragen Sie den Besitzer nach der Adresse.',
  name_provider_unreachable:
    'Der Namensdienst antwortet gerade nicht. Versuchen Sie es in einer Minute noch einmal, oder geben Sie die Adresse selbst ein.',
  name_changed:
    'Der Name verweist jetzt auf eine andere Adresse als die, die Ihnen gezeigt wurde. Schlagen Sie ihn noch einmal nach und prüfen Sie die Adresse.',
  account_name_length: 'Der Name eines neuen EOS-Kontos hat genau 12 Zeichen.',
  account_name_dot: 'Der Name eines neuen EOS-Kontos kann keinen Punkt enthalten.',
  account_name_characters:
    'Der Name eines EOS-Kontos enthält nur die Buchstaben a bis z und die Ziffern 1 bis 5.',
  account_name_first: 'Der Name eines EOS-Kontos beginnt mit einem Buchstaben.',
  account_name_taken: 'Dieser Kontoname ist vergeben. Wählen Sie einen anderen.',
  account_key_malformed:
    'Dies ist kein öffentlicher EOS-Schlüssel. Er beginnt mit EOS oder PUB_K1_; kopieren Sie ihn noch einmal aus Ihrer Wallet.',
  account_key_private:
    'Dies ist ein privater Schlüssel. Geben Sie ihn nie weiter. Erzeugen Sie ein neues Schlüsselpaar und geben Sie dessen öffentlichen Schlüssel ein.',
  account_names_unreachable:
    'Das EOS-Netzwerk sagt gerade nicht, ob der Name frei ist. Versuchen Sie es in einer Minute noch einmal.',
  funds_request_not_supported:
    'Dieser Wallet-Anbieter kennt den Namen nicht. Senden Sie die Zahlung selbst aus Ihrer Wallet.',
  funds_request_refused:
    'Der Wallet-Anbieter bittet nicht um diese Zahlung. Senden Sie sie selbst aus Ihrer Wallet.',
  funds_provider_unreachable:
    'Der Wallet-Anbieter antwortet gerade nicht. Versuchen Sie es in einer Minute noch einmal, oder senden Sie die Zahlung selbst.',
  funds_request_too_late: 'Der Auftrag wartet nicht mehr auf seine Zahlung.',
  identification_not_asked: 'Dieser Auftrag verlangt keine Identifizierung.',
  identification_decided:
    'Die Identifizierung ist abgeschlossen. Wie es weitergeht, steht beim Auftrag.',
  identification_unavailable:
    'Der Identifizierungsdienst antwortet nicht. Ihr Auftrag wartet; versuchen Sie es in einer Minute noch einmal.',
  favourite_not_found: 'Diese Adresse gehört nicht zu denen Ihrer Aufträge.',
  favourite_name_malformed:
    'Ein Name hat höchstens 60 Zeichen, und alle sind sichtbar. Wählen Sie einen anderen.',
  captcha_missing:
    'Die Sicherheitsprüfung ist fehlgeschlagen. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  captcha_wrong: 'Die Sicherheitsprüfung ist abgelaufen. Versuchen Sie es noch einmal.',
  japan_unconfirmed: 'Bestätigen Sie zuerst, dass Sie nicht in Japan wohnen.',
  too_often:
    'Zu viele vergebliche Versuche. Warten Sie etwas, und versuchen Sie es dann noch einmal.',
  token_unknown: 'Dieser Link ist keiner von uns. Kopieren Sie ihn vollständig aus der E-Mail.',
  token_old:
    'Dieser Link wurde schon verwendet, oder seine Zeit ist abgelaufen. Fordern Sie einen neuen an.',
  password_short: 'Das Passwort ist zu kurz: Es braucht mindestens 10 Zeichen.',
  password_long: 'Das Passwort ist zu lang: Es kann höchstens 256 Zeichen haben.',
  password_common:
    'Dieses Passwort gehört zu denen, die jeder zuerst probiert. Wählen Sie ein anderes.',
  passkey_refused:
    'Dieser Passkey ist hier nicht bekannt, oder die Antwort kam zu spät. Versuchen Sie es noch einmal.',
  only_way_in:
    'Das ist Ihre einzige Anmeldemöglichkeit. Setzen Sie erst ein Passwort oder richten Sie einen anderen Weg ein.',
  social_unknown: 'Mit Ihrem Konto ist kein solches verknüpft. Laden Sie die Seite neu.',
  passkey_not_found: 'Diesen Passkey gibt es nicht. Laden Sie die Seite neu.',
  totp_state_wrong:
    'Die Zwei-Faktor-Anmeldung hat sich inzwischen geändert. Laden Sie die Seite neu.',
  signed_out:
    'Sie sind nicht angemeldet, oder die Sitzung ist beendet. Melden Sie sich an, und versuchen Sie es noch einmal.',
  form_from_elsewhere:
    'Dieses Formular wurde nicht von unserer Seite gesendet; es wurde nichts geändert. Gehen Sie zurück, laden Sie die Seite neu und versuchen Sie es noch einmal. Passiert es wieder, erlauben Sie Ihrem Browser oder Ihrer Datenschutz-Erweiterung, dieser Website mitzuteilen, woher ein Formular kommt.',
  csrf_wrong: 'Die Seite ist zu alt für diese Änderung. Laden Sie sie neu.',
  transaction_id_malformed:
    'Das ist keine Transaktions-ID dieses Netzwerks. Kopieren Sie sie aus Ihrer Wallet oder von Ihrer Börse.',
  payment_lookup_unavailable:
    'Wir erreichen das Netzwerk gerade nicht. Ihre Zahlung ist davon nicht betroffen. Versuchen Sie es in einer Minute noch einmal.',
  too_many_claims:
    'Sie haben so viele Zahlungen gemeldet, wie ein Auftrag haben kann. Wir prüfen sie nacheinander.',
  feedback_not_due: 'Nur ein abgeschlossener Auftrag kann bewertet werden, und nur einmal.',
  pair_unavailable:
    'Dieses Paar kann im Moment nicht getauscht werden. Versuchen Sie es später noch einmal, oder wählen Sie einen anderen Coin.',
  pair_halted:
    'Der Betreiber hat den Tausch dieses Paars angehalten. Schon erstellte Aufträge sind nicht verloren. Versuchen Sie es später noch einmal.',
  same_currency: 'Wählen Sie zwei verschiedene Coins.',
  amount_missing: 'Geben Sie einen Betrag ein.',
  amount_malformed: 'Der Betrag muss eine einfache Dezimalzahl wie 0.25 sein.',
  amount_too_fine: 'Der Betrag hat mehr Nachkommastellen als der Coin. Lassen Sie einige weg.',
  amount_too_long: 'Der Betrag hat zu viele Ziffern.',
  amount_not_positive: 'Der Betrag muss größer als null sein.',
  stock_unknown:
    'Der Vorrat wird gerade gezählt, deshalb kann im Moment kein Betrag zugesagt werden. Versuchen Sie es in ein paar Sekunden noch einmal.',
  price_stale:
    'Die Marktpreise sind zu alt für ein Angebot. Versuchen Sie es in einer Minute noch einmal.',
  rate_limited: 'Zu viele Anfragen. Warten Sie eine Minute und versuchen Sie es noch einmal.',
  fiat_pair_wrong:
    'Auf einer Seite muss staatliches Geld stehen, auf der anderen ein Coin: usd nach btc ist ein Kauf, btc nach usd ein Verkauf.',
  fiat_place_unknown:
    'Dieses Land oder diesen Bundesstaat gibt es nicht. In den USA wird auch der Bundesstaat gebraucht.',
  fiat_provider_unknown: 'Diesen Anbieter gibt es hier nicht.',
  fiat_offer_refused:
    'Der Anbieter nimmt diesen Auftrag nicht an. Versuchen Sie es noch einmal, oder wählen Sie einen anderen.',
  fiat_order_unchangeable:
    'Ein Auftrag bei einem Anbieter lässt sich hier nicht ändern. Auf der Seite des Anbieters steht, was möglich ist.',
}
