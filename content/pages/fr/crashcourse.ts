import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Cours accéléré : les cryptos en dix minutes',
  description:
    'Chaîne de blocs, portefeuille, phrase de récupération, confirmation, frais de réseau, mémo, taux, glissement, fraudes : en mots simples.',
  heading: 'Cours accéléré',
  lead: 'Les mots que vous rencontrez quand vous échangez des monnaies pour la première fois, et ce que chacun signifie pour votre argent.',
  sections: [
    {
      id: 'blockchain',
      heading: 'Qu’est-ce qu’une chaîne de blocs ?',
      paragraphs: [
        'Une chaîne de blocs (blockchain) est une liste de paiements que des milliers d’ordinateurs tiennent ensemble. Toutes les quelques secondes ou minutes, ils s’accordent sur une nouvelle page, un bloc, et l’ajoutent à la fin. Personne ne possède la liste, tout le monde peut la lire, et changer une ancienne page obligerait à réécrire toutes les suivantes, ce qui coûte plus que cela ne rapporte.',
        'Bitcoin a une telle liste, Ethereum en a une autre. Les monnaies ne voyagent pas entre elles : un service d’échange prend vos monnaies sur l’une et vous en envoie d’autres sur la seconde.',
      ],
    },
    {
      id: 'wallet',
      heading: 'Qu’est-ce qu’un portefeuille ?',
      paragraphs: [
        'Un portefeuille est une application ou un appareil qui garde vos clés. Les monnaies elles-mêmes se trouvent sur la chaîne de blocs ; la clé est ce qui vous permet de les envoyer. Le portefeuille en tire des adresses : une adresse est comme un numéro de compte et peut être donnée à tout le monde. La clé, non.',
        'Un compte sur une plateforme d’échange n’est pas un portefeuille à vous. La plateforme détient les clés, et vous détenez sa promesse.',
      ],
    },
    {
      id: 'seed',
      heading: 'Qu’est-ce qu’une phrase de récupération ?',
      paragraphs: [
        'Douze ou vingt-quatre mots à partir desquels toutes vos clés peuvent être recréées. Écrivez-les sur papier, gardez-les là où ni le feu ni les visiteurs ne passent, et ne les saisissez jamais dans une page web. Quiconque les lit possède vos monnaies ; quiconque les perd, en même temps que l’appareil, n’en a plus.',
      ],
    },
    {
      id: 'network',
      heading: 'Qu’est-ce qu’un réseau, et pourquoi est-ce important ?',
      paragraphs: [
        'Le même jeton peut exister sur plusieurs chaînes de blocs. Tether sur Ethereum et Tether sur Tron ont un même nom et un même prix, et sont pourtant deux choses différentes : des monnaies envoyées sur l’une ne peuvent pas arriver sur l’autre. Choisissez toujours le réseau que les deux côtés indiquent.',
      ],
    },
    {
      id: 'confirmation',
      heading: 'Qu’est-ce qu’une confirmation ?',
      paragraphs: [
        'Un paiement inscrit dans un bloc a une confirmation, et une de plus avec chaque bloc suivant. Les derniers blocs peuvent encore être remplacés ; plus un paiement est profond, moins c’est probable. C’est pourquoi un service d’échange en attend quelques-unes, et davantage quand l’enjeu est grand.',
      ],
    },
    {
      id: 'network-fee',
      heading: 'Que sont les frais de réseau ?',
      paragraphs: [
        'Le prix qu’une chaîne de blocs prend pour un paiement. Il va à ceux qui font les blocs, pas au service d’échange. Il monte quand beaucoup de gens veulent payer à la fois, et ne dépend le plus souvent pas du montant : envoyer dix dollars coûte autant qu’en envoyer dix mille.',
      ],
    },
    {
      id: 'memo',
      heading: 'Qu’est-ce qu’un mémo ou un tag ?',
      paragraphs: [
        'Sur certaines chaînes, comme celles de XRP, Stellar ou TON, de nombreux clients d’un service partagent une même adresse. Un court nombre ou texte joint au paiement dit à qui il est. Si un service vous en montre un, il est aussi important que l’adresse. L’oublier est l’erreur la plus fréquente de toutes.',
      ],
    },
    {
      id: 'rates',
      heading: 'Taux variable, taux garanti, glissement',
      paragraphs: [
        'Les prix bougent à chaque seconde, y compris pendant que votre paiement est en route. Au taux variable, vous obtenez le marché du moment où votre paiement est confirmé : parfois plus que l’estimation, parfois moins. Cette différence s’appelle le glissement (slippage).',
        'Au taux garanti, le service d’échange supporte ce risque pendant quelques minutes, et prend un peu plus pour cela. En retour, vous devez payer le montant exact à temps.',
      ],
    },
    {
      id: 'volatility',
      heading: 'Monnaies volatiles et monnaies stables',
      paragraphs: [
        'La plupart des monnaies montent et descendent de plusieurs pour cent par jour, certaines de moitié en une semaine. Les monnaies stables sont censées valoir un dollar ou un euro ; elles reposent sur la promesse d’une société ou d’un programme, et de telles promesses ont déjà été rompues.',
      ],
    },
    {
      id: 'frauds',
      heading: 'Fraudes courantes',
      points: [
        'Quelqu’un vous écrit en premier, comme assistance, comme ami ou par amour, et la conversation en vient aux monnaies.',
        'Une page ressemble à une que vous connaissez, mais son adresse a une lettre de plus. Utilisez des favoris.',
        'Un gain garanti, ou un cadeau qui double ce que vous envoyez d’abord. Cela n’existe pas.',
        'Un programme modifie les adresses copiées sur votre appareil. Comparez les premiers et les derniers caractères après avoir collé.',
        'Quelqu’un demande votre phrase de récupération ou un accès à distance. Il n’y a aucune raison honnête à cela.',
      ],
    },
    {
      id: 'first',
      heading: 'Votre premier échange',
      steps: [
        'Installez un portefeuille depuis la page de son éditeur, et notez la phrase de récupération.',
        'Commencez par un montant dont la perte ne ferait pas mal.',
        'Copiez l’adresse de votre portefeuille, collez-la ici, et comparez.',
        'Payez exactement ce que dit l’ordre, sur le réseau qu’il indique, avec le mémo s’il y en a un.',
        'Regardez la page de l’ordre jusqu’à ce que le versement soit confirmé.',
      ],
      links: [
        { text: 'Commencer un échange', path: '/' },
        { text: 'Comment se passe un échange', path: '/how-it-works' },
        { text: 'Questions et réponses', path: '/faq' },
      ],
    },
  ],
}
