import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Contrôles et vérification d’identité (AML, KYC)',
  description:
    'Quels paiements et adresses {brand} contrôle, quand vous devez vérifier votre identité, et ce que deviennent les cryptos en suspens.',
  heading: 'Contrôles et vérification d’identité',
  lead: 'La plupart des ordres ne sont pas concernés. Cette page explique ce qui se passe pour les autres, et pourquoi.',
  sections: [
    {
      id: 'why',
      heading: 'Pourquoi nous contrôlons',
      paragraphs: [
        'Des cryptos volées, ou provenant d’adresses sous sanctions, ne doivent pas passer par un service d’échange. La loi l’exige, et les contrôles protègent les propriétaires de ces cryptos. AML désigne la lutte contre le blanchiment d’argent, et KYC la connaissance du client. Les règles applicables dépendent du lieu où l’opérateur est établi.',
      ],
    },
    {
      id: 'what',
      heading: 'Ce que nous contrôlons',
      points: [
        'Votre adresse de réception et votre adresse de remboursement : pendant que vous remplissez le formulaire, et quand vous créez l’ordre. Nous refusons une adresse restreinte avant que vous ne payiez.',
        'Chaque paiement que nous recevons : une fois confirmé, et avant tout envoi de notre part.',
        'À nouveau votre adresse de réception avant le versement, car les listes changent.',
        'La valeur de l’ordre, si l’opérateur a fixé un seuil au-dessus duquel une vérification d’identité est nécessaire.',
      ],
      paragraphs: [
        'Un service de contrôle ou une liste, choisis par l’opérateur, renvoient un score. Ils ne reçoivent qu’une adresse ou une transaction et sa crypto, et rien sur vous.',
      ],
    },
    {
      id: 'follows',
      heading: 'Ce qui peut se passer',
      points: [
        'Rien : l’ordre continue. C’est le cas habituel.',
        'Vous devez vérifier votre identité : la page de l’ordre vous mène au service de vérification. Une fois votre identité acceptée, l’ordre continue automatiquement.',
        'L’ordre est en suspens : notre équipe l’examine, puis le débloque ou vous rembourse.',
        'Le service ne répond pas : les ordres payés attendent et continuent automatiquement dès qu’il répond. Une panne ne joue jamais contre vous.',
      ],
    },
    {
      id: 'identified',
      heading: 'Comment se passe la vérification d’identité',
      steps: [
        'La page de l’ordre vous indique qu’une vérification d’identité est nécessaire, et pourquoi.',
        'Le bouton ouvre le service de vérification. Vous présentez votre pièce d’identité à ce service. Nous ne la recevons jamais.',
        'Le service ne nous communique que le résultat : accepté, à refaire ou refusé.',
        'Si la vérification est refusée, ou si vous préférez ne pas la faire, nous envoyons les cryptos à votre adresse de remboursement, moins une fois les frais de réseau.',
      ],
    },
    {
      id: 'never',
      heading: 'Ce que nous ne faisons jamais',
      points: [
        'Nous ne gardons jamais vos cryptos. Tant qu’un ordre est en suspens, nos comptes indiquent que le montant est à vous.',
        'Nous ne vous laissons jamais sans nouvelles. La page de l’ordre indique ce que l’ordre attend, et nous vous écrivons si vous nous avez donné une adresse e-mail.',
        'Nous ne vous accusons de rien. Un score est une estimation automatique sur des cryptos, pas un jugement sur une personne.',
        'Nous ne demandons jamais de documents par e-mail ou par messagerie. Utilisez uniquement le bouton de la page de l’ordre.',
      ],
    },
    {
      id: 'operator',
      heading: 'Qui est responsable',
      facts: 'company',
      contact: 'support',
      links: [
        { text: 'Pour les autorités compétentes', path: '/competent-authorities' },
        { text: 'Politique de confidentialité', path: '/privacy-policy' },
      ],
    },
  ],
}
