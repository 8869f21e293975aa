import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Conditions du programme d’affiliation',
  description:
    'Conditions selon lesquelles des partenaires amènent des clients à {brand} contre commission, là où ce programme existe : un modèle.',
  heading: 'Conditions du programme d’affiliation',
  lead: 'Un modèle fourni avec le logiciel. Il s’applique là où l’opérateur de {brand} tient un tel programme et vous y a admis.',
  sections: [
    {
      id: 'parties',
      heading: 'Qui s’accorde avec qui',
      paragraphs: [
        'Le programme est un accord entre l’opérateur de {brand} et un partenaire qu’il a admis par écrit. Il n’existe pas de droit à être admis. Chacun peut y mettre fin à tout moment par un message à l’autre ; ce qui a été gagné jusque-là reste gagné.',
        'Les conditions d’utilisation du service d’échange s’appliquent aussi. Là où les deux diffèrent pour les partenaires, les présentes priment.',
      ],
    },
    {
      id: 'commission',
      heading: 'Commission',
      points: [
        'La commission est une part de nos revenus tirés des ordres de clients que le partenaire a amenés ici. La part est convenue à l’admission du partenaire.',
        'Un ordre compte quand il est terminé. Les ordres expirés ou remboursés ne comptent pas.',
        'Les ordres du partenaire lui-même, et ceux des personnes qui agissent pour lui, ne comptent pas.',
        'Si plusieurs partenaires ont amené ici le même client, l’ordre compte pour un seul d’entre eux.',
        'La commission sur un revenu qui a dû être rendu est reprise.',
      ],
    },
    {
      id: 'payout',
      heading: 'Versement',
      paragraphs: [
        'La commission est payée en monnaies, à une adresse que le partenaire indique et dont il répond. Le plus petit versement, les monnaies proposées et les frais de réseau sont affichés avant qu’un versement soit demandé. Le partenaire paie les impôts là où il les doit. L’opérateur peut demander qui est le partenaire avant de payer.',
      ],
    },
    {
      id: 'allowed',
      heading: 'Comment les partenaires peuvent faire de la publicité',
      points: [
        'Avec vérité : sans promesses de gain, taux inventés ni avis inventés.',
        'Visiblement comme publicité, là où la loi le demande.',
        'Ni par courrier non sollicité, ni par des programmes qui ouvrent des liens sans que la personne n’agisse.',
        'Pas sous notre nom : pas de domaines, comptes ou annonces dans les moteurs de recherche qui pourraient passer pour les nôtres.',
        'Pas auprès de personnes dans des pays où l’opérateur ne propose pas le service.',
      ],
    },
    {
      id: 'breach',
      heading: 'Quand un partenaire les enfreint',
      paragraphs: [
        'L’opérateur peut cesser de compter les ordres, et retenir la commission issue de l’infraction, jusqu’à ce que l’affaire soit éclaircie. Il dit ce qu’il retient et pourquoi. En cas d’infraction volontaire, il peut mettre fin à l’accord immédiatement.',
      ],
    },
    {
      id: 'liability',
      heading: 'Responsabilité et modifications',
      paragraphs: [
        'Le programme est proposé tel quel : des liens peuvent faillir, et des chiffres être corrigés. Aucune partie ne répond des revenus que l’autre avait espérés. Ce que la loi ne permet à personne d’exclure n’est pas exclu.',
        'Les modifications sont annoncées aux partenaires au moins 14 jours avant de s’appliquer. Qui n’est pas d’accord peut partir avant ce jour.',
      ],
      contact: 'business',
      links: [
        { text: 'Conditions d’utilisation', path: '/terms-of-use' },
        { text: 'Partenaires', path: '/partners' },
      ],
    },
  ],
}
