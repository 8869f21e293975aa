import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Grosses opérations : le desk OTC',
  description:
    'Échanger des montants au-delà des limites du formulaire : que dire à l’opérateur de {brand}, comment cela se passe, et comment rester prudent.',
  heading: 'Grosses opérations',
  lead: 'Pour les montants supérieurs au maximum du formulaire, contactez l’opérateur et convenez directement de l’opération.',
  sections: [
    {
      id: 'when',
      heading: 'Quand nous contacter',
      paragraphs: [
        'Le formulaire indique le maximum actuel de chaque paire. Il dépend de nos réserves et du marché. Jusqu’à ce montant, le formulaire est plus rapide : le taux est le même pour tous et s’affiche immédiatement.',
        'Au-delà, répartir un montant sur de nombreux ordres coûte des frais de réseau pour chacun et fait évoluer le marché contre vous. Une seule opération convenue à l’avance évite cela.',
      ],
    },
    {
      id: 'say',
      heading: 'Ce qu’il faut nous dire',
      points: [
        'Les deux cryptos avec leurs réseaux, et le montant de l’une d’elles.',
        'Si vous souhaitez un prix fixe pour le tout, ou plusieurs parties sur quelques heures.',
        'Quand les cryptos seront prêtes, et dans quel pays vous êtes.',
        'Si vous échangez pour vous-même ou pour une entreprise.',
      ],
    },
    {
      id: 'goes',
      heading: 'La suite',
      steps: [
        'L’opérateur vous envoie par e-mail un prix, sa durée de validité et les conditions. C’est l’opérateur qui décide de proposer ou non une opération.',
        'Pour les montants élevés, l’opérateur doit en général vérifier qui vous êtes et d’où viennent les cryptos. On vous le demande avant tout paiement.',
        'Si vous êtes tous deux d’accord, l’opération devient un ordre sur ce site, avec une page qui montre chaque étape, ou est réglée selon les conditions écrites.',
      ],
      contact: 'business',
    },
    {
      id: 'safe',
      heading: 'Restez prudent',
      paragraphs: [
        'Des opérations de cette taille attirent des personnes qui se font passer pour nous. Nous ne commençons jamais ces conversations par messagerie, ne demandons jamais de phrase de récupération, de clé privée ni d’accès à distance à votre appareil, et ne changeons jamais une adresse de dépôt au cours d’une opération. Si un message le fait, écrivez à l’adresse de cette page avant de payer.',
        'Les gros paiements nécessitent plus de confirmations : deux fois plus au-dessus de 25 000 dollars américains, et trois fois plus au-dessus de 150 000. Vous pouvez d’abord envoyer une petite partie : elle compte avec le reste.',
      ],
      links: [
        { text: 'Commencer un échange', path: '/' },
        { text: 'Contrôles et vérification d’identité', path: '/aml-kyc' },
      ],
    },
  ],
}
