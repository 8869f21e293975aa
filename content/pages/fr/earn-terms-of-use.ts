import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Conditions du programme d’affiliation',
  description:
    'Conditions pour les partenaires qui amènent des clients à {brand} contre commission, si l’opérateur gère un tel programme. Ceci est un modèle.',
  heading: 'Conditions du programme d’affiliation',
  lead: 'Ce modèle est fourni avec le logiciel. Il s’applique si l’opérateur de {brand} gère un programme d’affiliation et vous a admis comme partenaire.',
  sections: [
    {
      id: 'parties',
      heading: 'L’accord',
      paragraphs: [
        'Le programme est un accord entre l’opérateur de {brand} et un partenaire admis par écrit. L’admission n’est un droit pour personne. Chaque partie peut y mettre fin à tout moment en informant l’autre. La commission acquise jusque-là reste due.',
        'Les conditions d’utilisation du service d’échange s’appliquent aussi. En cas de contradiction, les présentes conditions priment pour les partenaires.',
      ],
    },
    {
      id: 'commission',
      heading: 'Commission',
      points: [
        'La commission est une part de nos revenus tirés des ordres des clients que le partenaire a amenés. Cette part est convenue lors de l’admission du partenaire.',
        'Un ordre compte quand il est terminé. Les ordres expirés ou remboursés ne comptent pas.',
        'Les ordres du partenaire, ou de personnes agissant pour lui, ne comptent pas.',
        'Si plusieurs partenaires ont amené le même client, l’ordre compte pour un seul d’entre eux.',
        'Si nous devons restituer un revenu, nous déduisons la commission versée sur celui-ci des commissions ultérieures.',
      ],
    },
    {
      id: 'payout',
      heading: 'Versement',
      paragraphs: [
        'Nous payons la commission en cryptos, à une adresse que le partenaire indique et dont il est responsable. Le versement minimum, les cryptos disponibles et les frais de réseau sont affichés avant toute demande de versement. Les partenaires paient les impôts dont ils sont redevables. L’opérateur peut vérifier l’identité du partenaire avant de payer.',
      ],
    },
    {
      id: 'allowed',
      heading: 'Règles de publicité',
      points: [
        'Dites la vérité : ni promesses de gain, ni taux inventés, ni faux avis.',
        'Signalez la publicité comme telle là où la loi l’exige.',
        'N’envoyez pas de spam, et n’utilisez pas de logiciel qui ouvre des liens sans action d’une personne.',
        'N’utilisez pas notre nom pour des domaines, des comptes ou des annonces dans les moteurs de recherche que l’on pourrait prendre pour les nôtres.',
        'Ne ciblez pas de personnes dans des pays où l’opérateur ne propose pas le service d’échange.',
      ],
    },
    {
      id: 'breach',
      heading: 'Si un partenaire enfreint les règles',
      paragraphs: [
        'L’opérateur peut cesser de compter les ordres et retenir la commission liée à l’infraction jusqu’à ce que l’affaire soit réglée. L’opérateur doit indiquer au partenaire ce qui est retenu et pourquoi. En cas d’infraction délibérée, l’opérateur peut mettre fin à l’accord immédiatement.',
      ],
    },
    {
      id: 'liability',
      heading: 'Responsabilité et modifications',
      paragraphs: [
        'Le programme est fourni tel quel : des liens peuvent ne pas fonctionner et des chiffres être corrigés. Aucune partie n’est responsable des revenus que l’autre espérait. Rien ici n’exclut une responsabilité que la loi ne permet pas d’exclure.',
        'Nous informons les partenaires des modifications au moins 14 jours avant leur application. Si vous n’êtes pas d’accord, vous pouvez quitter le programme avant cette date.',
      ],
      contact: 'business',
      links: [
        { text: 'Conditions d’utilisation', path: '/terms-of-use' },
        { text: 'Partenaires', path: '/partners' },
      ],
    },
  ],
}
