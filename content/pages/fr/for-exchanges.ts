import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Pour les plateformes d’échange',
  description:
    'Comment plateformes et teneurs de marché travaillent avec {brand} : comme source de prix, lieu de rééquilibrage ou opérateurs.',
  heading: 'Pour les plateformes d’échange',
  lead: 'Chaque ordre ici modifie nos réserves, que nous rééquilibrons sur d’autres plateformes. La vôtre pourrait en faire partie.',
  sections: [
    {
      id: 'sides',
      heading: 'Comment fonctionne un échange instantané',
      paragraphs: [
        '{brand} montre aux clients un montant pour un paiement. Derrière se trouvent les prix de plusieurs plateformes et nos réserves de chaque crypto. Quand les réserves d’une crypto baissent trop ou deviennent trop importantes, nous les rééquilibrons sur une plateforme, dans des limites fixées par l’opérateur.',
        'Les clients ne traitent jamais avec la plateforme, et la plateforme n’apprend rien sur eux. Elle ne voit que les opérations de l’opérateur.',
      ],
    },
    {
      id: 'prices',
      heading: 'Comme source de prix',
      points: [
        'Nos taux viennent des carnets d’ordres publics de plusieurs plateformes. Au moins deux doivent concorder avant que nous utilisions un prix.',
        'Nous ignorons un prix périmé, sans seconde source ou éloigné des autres. S’il reste trop peu de prix, nous suspendons la crypto.',
        'Une nouvelle source a besoin d’un flux public des meilleurs prix d’achat et de vente, avec une documentation et des limites de débit raisonnables.',
      ],
    },
    {
      id: 'hedging',
      heading: 'Comme plateforme de trading',
      points: [
        'Des clés API qui peuvent trader mais pas retirer, pour qu’une clé volée ne puisse pas vider un compte.',
        'Des ordres avec notre propre identifiant client, pour qu’une réponse perdue n’entraîne jamais une seconde opération.',
        'Des marchés pour les cryptos que nos clients échangent, pour des montants de quelques dizaines à quelques dizaines de milliers de dollars américains.',
        'Un environnement de test, ou au moins un compte pour tester les pannes.',
      ],
    },
    {
      id: 'operate',
      heading: 'Proposer vous-même des échanges',
      paragraphs: [
        'Vous pouvez aussi envoyer ici vos propres clients pour les cryptos que vous ne cotez pas : un lien avec les deux cryptos et le montant ouvre le formulaire déjà rempli. Et chacun peut exploiter le logiciel de ce site, Causeway, sur ses propres serveurs sous licence MIT.',
      ],
    },
    {
      id: 'begin',
      heading: 'Comment commencer',
      steps: [
        'Envoyez-nous un lien vers la documentation de votre API et vos frais.',
        'Indiquez-nous votre entité juridique et les pays où elle exerce.',
        'Nous testons votre API avec de petits montants avant de l’utiliser pour nos clients.',
      ],
      contact: 'business',
      links: [
        { text: 'Partenaires', path: '/partners' },
        { text: 'Pour les développeurs', path: '/developers' },
      ],
    },
  ],
}
