import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Grosses opérations : le bureau OTC',
  description:
    'Échanger une somme au-delà des limites du formulaire : quoi écrire à l’opérateur de {brand}, comment cela se passe, et rester prudent.',
  heading: 'Grosses opérations',
  lead: 'Pour les sommes au-dessus du maximum du formulaire, écrivez à l’opérateur et convenez directement de l’opération.',
  sections: [
    {
      id: 'when',
      heading: 'Quand écrire',
      paragraphs: [
        'Le formulaire indique le plus grand montant qu’il accepte pour chaque paire en ce moment. Il découle de notre stock et du marché. Jusque-là, le formulaire est la voie la plus rapide : le taux est le même pour tous et s’affiche aussitôt.',
        'Au-delà, partager une somme en de nombreux ordres coûte des frais de réseau pour chacun et fait bouger le marché contre vous. Une seule opération convenue, non.',
      ],
    },
    {
      id: 'say',
      heading: 'Ce qu’il faut nous dire',
      points: [
        'Les deux monnaies avec leurs réseaux, et le montant de l’une d’elles.',
        'Si vous souhaitez un prix fixe pour le tout, ou plusieurs parties sur quelques heures.',
        'Quand les monnaies seront prêtes, et dans quel pays vous êtes.',
        'Si vous échangez pour vous-même ou pour une société.',
      ],
    },
    {
      id: 'goes',
      heading: 'Comment cela continue',
      steps: [
        'Vous recevez une réponse de l’opérateur par e-mail, avec un prix, sa durée de validité et les conditions. C’est à l’opérateur de décider s’il propose une opération.',
        'Pour les grosses sommes, l’opérateur doit en général savoir qui vous êtes et d’où viennent les monnaies. Cela est demandé avant tout paiement.',
        'Si les deux sont d’accord, l’opération se fait comme un ordre de ce site, avec une page qui montre chaque étape, ou comme le disent les conditions écrites.',
      ],
      contact: 'business',
    },
    {
      id: 'safe',
      heading: 'Restez prudent',
      paragraphs: [
        'Des opérations de cette taille attirent des gens qui se font passer pour nous. Nous ne commençons jamais une telle conversation par messagerie, ne demandons jamais de phrase de récupération, de clé privée ni d’accès à distance à votre appareil, et ne changeons jamais une adresse de paiement au milieu d’une opération. Si un message le fait, écrivez à l’adresse de cette page avant de payer.',
        'Les gros paiements attendent plus de confirmations : deux fois plus au-dessus de 25 000 dollars américains, trois fois plus au-dessus de 150 000. Envoyez d’abord une petite partie si vous le souhaitez ; elle est comptée avec le reste.',
      ],
      links: [
        { text: 'Commencer un échange dans le formulaire', path: '/' },
        { text: 'Contrôle et identification', path: '/aml-kyc' },
      ],
    },
  ],
}
