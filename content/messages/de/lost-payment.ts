import type { English, Translated } from '../catalogue.ts'

export const lostPayment = {
  title: 'Bezahlt, aber es passiert nichts?',
  text: 'Geben Sie die Transaktions-ID aus Ihrer Wallet oder von Ihrer Börse ein. Wir suchen sie im Netzwerk und sagen Ihnen, was mit der Zahlung passiert ist.',
  label: 'Transaktions-ID',
  hint: 'Heißt auch TXID oder Hash. Sie können auch einen Explorer-Link einfügen.',
  find: 'Meine Zahlung finden',
  notFound:
    'Wir finden auf {network} noch keine Zahlung an uns mit dieser ID. Wenn Sie gerade erst gesendet haben, warten Sie eine Minute und versuchen Sie es noch einmal. Sonst prüfen Sie die ID und das Netzwerk, auf dem Sie gesendet haben.',
  pending:
    'Wir sehen Ihre Transaktion, sie ist aber noch nicht bestätigt. Sobald sie es ist, erscheint sie hier von selbst.',
  failed:
    'Das Netzwerk hat diese Transaktion nicht ausgeführt, bei uns ist nichts angekommen. Prüfen Sie Ihre Wallet und senden Sie noch einmal.',
  notOurs:
    'Diese Transaktion ist bestätigt, hat aber nicht an uns gezahlt. Prüfen Sie die ID und die Adresse, an die Sie gesendet haben.',
  dropped:
    'Das Netzwerk hat diese Transaktion verworfen, bei uns ist nichts angekommen. Kommt sie zurück, zählt sie. Prüfen Sie Ihre Wallet, bevor Sie noch einmal senden.',
  beforeOrder:
    'Diese Zahlung kam an, bevor dieser Auftrag angelegt wurde. Öffnen Sie den Auftrag, für den sie gedacht war, und suchen Sie dort.',
  otherOrder: 'Diese Zahlung gehört zu einem anderen Auftrag.',
  otherOrderOwn: 'Diese Zahlung gehört zu Ihrem Auftrag {id}.',
  inOrder:
    'Ihre Zahlung von {amount} {ticker} gehört zu diesem Auftrag: {confirmations} von {needed} Bestätigungen.',
  assigned: 'Ihre Zahlung von {amount} {ticker} gehört jetzt zu diesem Auftrag.',
  claimed:
    'Wir haben Ihre Zahlung von {amount} {ticker} gefunden. Diese Seite zeigt jetzt, was damit passiert.',
  claimTitle: 'Wir haben Ihre Zahlung gefunden',
  memoMissing:
    'Sie kam ohne Ihre Angabe „{name}“ an. Ihr Geld ist sicher. Wir prüfen, dass die Zahlung Ihre ist, dann geht sie in diesen Auftrag ein.',
  memoWrong:
    'Sie kam mit einer anderen Angabe „{name}“ an. Ihr Geld ist sicher. Wir prüfen, dass die Zahlung Ihre ist, dann geht sie in diesen Auftrag ein.',
  otherCoin:
    'Dieser Auftrag ist für {expected}, Sie haben einen anderen Coin gesendet. Ihr Geld ist sicher, aber dieser Auftrag kann ihn nicht tauschen.',
  otherNetwork:
    'Sie haben auf einem anderen Netzwerk als {network} gesendet. Ihr Geld ist sicher, aber dieser Auftrag kann es nicht tauschen.',
  confirmations: '{confirmations} von {needed} Bestätigungen',
  review: 'Wir prüfen sie. Sie müssen nichts tun: Diese Seite aktualisiert sich von selbst.',
  done: 'Sie ist in einen Auftrag eingegangen und wird getauscht.',
  unproven:
    'Wir konnten nicht bestätigen, dass diese Zahlung Ihre ist. Sie ging deshalb nicht in diesen Auftrag ein.',
  returned: 'Wir haben sie an die Adresse zurückgesendet, von der sie kam.',
  contact: 'Fragen? Schreiben Sie mit Auftragscode und Transaktions-ID an {support}.',
  move: 'Um sie jetzt zu tauschen, legen Sie einen Auftrag an, der diesen Coin sendet. Geben Sie auf dessen Seite dieselbe Transaktions-ID ein: Die Zahlung geht sofort dorthin.',
  moveLink: 'Auftrag für {amount} {ticker} anlegen',
  report: 'Diese Zahlung melden',
  eventClaimed: 'Fehlende Zahlung gemeldet',
  eventAssigned: 'Gemeldete Zahlung ging in einen Auftrag ein',
  eventRefused: 'Gemeldete Zahlung wurde nicht übernommen',
  playNoMemo: 'Ohne Memo bezahlen',
  playClaimTitle: 'Über eine gemeldete Zahlung entscheiden',
  playAssign: 'In den Auftrag übernehmen',
  playUnproven: 'Nicht als ihre bestätigt',
  playReturned: 'Zurückgesendet',
} as const satisfies Translated<English['lostPayment']>
