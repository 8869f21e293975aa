import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Pour les plateformes d’échange',
  description:
    'Comment plateformes et teneurs de marché travaillent avec {brand} : comme source de prix, lieu de rééquilibrage du stock, ou opérateurs.',
  heading: 'Pour les plateformes d’échange',
  lead: 'Chaque ordre ici déplace notre stock, et doit être rééquilibré quelque part. Ce peut être chez vous.',
  sections: [
    {
      id: 'sides',
      heading: 'Les deux côtés d’un échange instantané',
      paragraphs: [
        'Envers les clients, {brand} indique un montant pour un paiement. Derrière se trouvent les prix de plusieurs plateformes et un stock de chaque monnaie. Quand une monnaie vient à manquer ou s’accumule, elle est rééchangée sur une plateforme, dans des bornes que l’opérateur fixe.',
        'Les clients ne traitent jamais avec la plateforme, et la plateforme n’apprend rien d’eux : elle voit les opérations de l’opérateur lui-même.',
      ],
    },
    {
      id: 'prices',
      heading: 'Comme source de prix',
      points: [
        'Les taux viennent des carnets publics de plusieurs plateformes. Plus d’une doit concorder avant qu’un prix compte.',
        'Un prix ancien, isolé ou éloigné des autres est écarté. Tant qu’il en reste trop peu, la monnaie est en pause.',
        'Ce qu’il faut à une nouvelle source : un flux public des meilleures offres d’achat et de vente, avec une description et des limites raisonnables sur la fréquence des demandes.',
      ],
    },
    {
      id: 'hedging',
      heading: 'Comme lieu de négociation',
      points: [
        'Des clés qui peuvent négocier mais pas retirer, pour qu’une clé volée ne puisse pas vider un compte.',
        'Des ordres avec un identifiant client à nous, pour qu’une réponse perdue ne devienne jamais une seconde opération.',
        'Des marchés pour les monnaies que les clients échangent, dans des tailles de quelques dizaines à quelques dizaines de milliers de dollars américains.',
        'Un système de test, ou au moins un compte sur lequel les pannes peuvent être essayées.',
      ],
    },
    {
      id: 'operate',
      heading: 'Proposer vous-même des échanges',
      paragraphs: [
        'Vous pouvez aussi amener ici vos propres clients pour les monnaies que vous ne cotez pas : un lien avec les deux monnaies et le montant ouvre le formulaire rempli. Et le logiciel derrière ce site, Causeway, peut être exploité par quiconque sur ses propres serveurs ; il est sous licence MIT.',
      ],
    },
    {
      id: 'begin',
      heading: 'Comment commencer',
      steps: [
        'Écrivez-nous avec un lien vers la documentation de votre API et vos frais.',
        'Indiquez l’entité juridique avec laquelle nous traiterions, et les pays où elle y est autorisée.',
        'Nous essayons votre API avec de petites sommes avant qu’elle compte pour les clients.',
      ],
      contact: 'business',
      links: [
        { text: 'Partenaires', path: '/partners' },
        { text: 'Pour les développeurs', path: '/developers' },
      ],
    },
  ],
}
