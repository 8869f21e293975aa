import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Bedingungen des Partnerprogramms',
  description:
    'Bedingungen für Partner, die {brand} gegen Provision Kunden vermitteln, wenn der Betreiber ein Partnerprogramm hat. Dies ist eine Vorlage.',
  heading: 'Bedingungen des Partnerprogramms',
  lead: 'Diese Vorlage wird mit der Software geliefert. Sie gilt, wenn der Betreiber von {brand} ein Partnerprogramm betreibt und Sie als Partner zugelassen hat.',
  sections: [
    {
      id: 'parties',
      heading: 'Die Vereinbarung',
      paragraphs: [
        'Das Programm ist eine Vereinbarung zwischen dem Betreiber von {brand} und einem Partner, den er schriftlich zugelassen hat. Ein Anspruch auf Zulassung besteht nicht. Jede Seite kann die Vereinbarung jederzeit durch Mitteilung an die andere beenden. Der Anspruch auf Provision, die bis dahin verdient wurde, bleibt bestehen.',
        'Die Nutzungsbedingungen des Tauschdienstes gelten ebenfalls. Bei Widersprüchen gehen für Partner die vorliegenden Bedingungen vor.',
      ],
    },
    {
      id: 'commission',
      heading: 'Provision',
      points: [
        'Provision ist ein Anteil an unseren Einnahmen aus Aufträgen von Kunden, die der Partner vermittelt hat. Der Anteil wird bei der Zulassung vereinbart.',
        'Ein Auftrag zählt, sobald er abgeschlossen ist. Abgelaufene und zurückgezahlte Aufträge zählen nicht.',
        'Aufträge des Partners und von Personen, die für ihn handeln, zählen nicht.',
        'Haben mehrere Partner denselben Kunden vermittelt, zählt der Auftrag nur für einen von ihnen.',
        'Müssen wir Einnahmen zurückgeben, ziehen wir die darauf gezahlte Provision von späterer Provision ab.',
      ],
    },
    {
      id: 'payout',
      heading: 'Auszahlung',
      paragraphs: [
        'Wir zahlen Provision in Coins an eine Adresse, die der Partner angibt und für die er verantwortlich ist. Der Mindestbetrag für eine Auszahlung, die verfügbaren Coins und die Netzwerkgebühr werden angezeigt, bevor eine Auszahlung beantragt wird. Partner zahlen die Steuern, die sie schulden, selbst. Der Betreiber darf vor der Zahlung die Identität des Partners prüfen.',
      ],
    },
    {
      id: 'allowed',
      heading: 'Regeln für Werbung',
      points: [
        'Werben Sie wahrheitsgemäß: ohne Gewinnversprechen, erfundene Kurse oder gefälschte Bewertungen.',
        'Kennzeichnen Sie Werbung als solche, wo das Gesetz es verlangt.',
        'Versenden Sie keinen Spam und verwenden Sie keine Software, die Links ohne Zutun eines Menschen öffnet.',
        'Verwenden Sie unseren Namen nicht für Domains, Konten oder Suchanzeigen, die man für unsere halten könnte.',
        'Richten Sie sich nicht an Menschen in Ländern, in denen der Betreiber den Tausch nicht anbietet.',
      ],
    },
    {
      id: 'breach',
      heading: 'Wenn ein Partner gegen die Regeln verstößt',
      paragraphs: [
        'Der Betreiber darf aufhören, Aufträge zu zählen, und Provision, die mit dem Verstoß zusammenhängt, zurückhalten, bis die Sache geklärt ist. Er muss dem Partner mitteilen, was er zurückhält und warum. Bei vorsätzlichen Verstößen darf er die Vereinbarung sofort beenden.',
      ],
    },
    {
      id: 'liability',
      heading: 'Haftung und Änderungen',
      paragraphs: [
        'Das Programm wird ohne Gewähr angeboten: Links können ausfallen, und Zahlen können berichtigt werden. Keine Seite haftet für Einnahmen, mit denen die andere gerechnet hat. Haftung, die gesetzlich nicht ausgeschlossen werden kann, wird nicht ausgeschlossen.',
        'Änderungen teilen wir Partnern mindestens 14 Tage vor ihrem Inkrafttreten mit. Wer nicht einverstanden ist, kann vorher aussteigen.',
      ],
      contact: 'business',
      links: [
        { text: 'Nutzungsbedingungen', path: '/terms-of-use' },
        { text: 'Partner', path: '/partners' },
      ],
    },
  ],
}
