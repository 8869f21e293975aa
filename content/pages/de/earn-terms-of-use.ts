import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Bedingungen des Partnerprogramms',
  description:
    'Bedingungen, unter denen Partner Kunden gegen Provision zu {brand} führen, wo der Betreiber ein solches Programm betreibt: eine Vorlage.',
  heading: 'Bedingungen des Partnerprogramms',
  lead: 'Eine Vorlage, die mit der Software kommt. Sie gilt, wo der Betreiber von {brand} ein solches Programm betreibt und Sie dazu zugelassen hat.',
  sections: [
    {
      id: 'parties',
      heading: 'Wer sich mit wem einigt',
      paragraphs: [
        'Das Programm ist eine Vereinbarung zwischen dem Betreiber von {brand} und einem Partner, den er schriftlich zugelassen hat. Ein Recht auf Zulassung besteht nicht. Beide können es jederzeit durch eine Nachricht an den anderen beenden; was bis dahin verdient wurde, bleibt verdient.',
        'Die Nutzungsbedingungen des Tauschdienstes gelten ebenfalls. Wo sie sich für Partner unterscheiden, gehen diese vor.',
      ],
    },
    {
      id: 'commission',
      heading: 'Provision',
      points: [
        'Provision ist ein Anteil an unseren Einnahmen aus Aufträgen von Kunden, die der Partner hierher geführt hat. Der Anteil wird bei der Zulassung vereinbart.',
        'Ein Auftrag zählt, wenn er fertig ist. Aufträge, die ablaufen oder zurückgezahlt werden, zählen nicht.',
        'Eigene Aufträge des Partners und solche von Leuten, die für ihn handeln, zählen nicht.',
        'Haben mehrere Partner denselben Kunden hierher geführt, zählt der Auftrag nur für einen von ihnen.',
        'Provision für Einnahmen, die zurückgegeben werden mussten, wird zurückgenommen.',
      ],
    },
    {
      id: 'payout',
      heading: 'Auszahlung',
      paragraphs: [
        'Provision wird in Coins an eine Adresse gezahlt, die der Partner nennt und für die er einsteht. Die kleinste Auszahlung, die angebotenen Coins und die Netzwerkgebühr werden gezeigt, bevor eine Auszahlung verlangt wird. Der Partner zahlt darauf Steuern, wo er sie schuldet. Der Betreiber darf vor der Zahlung fragen, wer der Partner ist.',
      ],
    },
    {
      id: 'allowed',
      heading: 'Wie Partner werben dürfen',
      points: [
        'Wahrheitsgemäß: ohne Gewinnversprechen, erfundene Kurse oder erfundene Bewertungen.',
        'Als Werbung erkennbar, wo das Gesetz es verlangt.',
        'Nicht durch unverlangte Mails und nicht durch Programme, die Links ohne Zutun des Menschen öffnen.',
        'Nicht unter unserem Namen: keine Domains, Konten oder Suchanzeigen, die für unsere gehalten werden könnten.',
        'Nicht gegenüber Menschen in Ländern, in denen der Betreiber den Tausch nicht anbietet.',
      ],
    },
    {
      id: 'breach',
      heading: 'Wenn ein Partner sie verletzt',
      paragraphs: [
        'Der Betreiber darf aufhören, Aufträge zu zählen, und Provision zurückhalten, die aus der Verletzung stammt, bis die Sache geklärt ist. Er sagt, was er zurückhält und warum. Bei absichtlichen Verletzungen darf er die Vereinbarung sofort beenden.',
      ],
    },
    {
      id: 'liability',
      heading: 'Haftung und Änderungen',
      paragraphs: [
        'Das Programm wird angeboten, wie es ist: Links können ausfallen, und Zahlen können berichtigt werden. Keine Seite steht für Einnahmen ein, auf die die andere gehofft hatte. Was das Gesetz niemanden ausschließen lässt, ist nicht ausgeschlossen.',
        'Änderungen werden Partnern mindestens 14 Tage vor ihrer Geltung mitgeteilt. Wer nicht einverstanden ist, kann vor diesem Tag gehen.',
      ],
      contact: 'business',
      links: [
        { text: 'Nutzungsbedingungen', path: '/terms-of-use' },
        { text: 'Partner', path: '/partners' },
      ],
    },
  ],
}
