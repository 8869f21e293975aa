import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Cours accéléré : les cryptos en dix minutes',
  description:
    'Blockchain, portefeuille, phrase de récupération, confirmation, frais de réseau, mémo, taux, slippage et arnaques courantes, en mots simples.',
  heading: 'Cours accéléré',
  lead: 'Les termes à connaître pour votre premier échange, et ce que chacun signifie pour votre argent.',
  sections: [
    {
      id: 'blockchain',
      heading: 'Qu’est-ce qu’une blockchain ?',
      paragraphs: [
        'Une blockchain est une liste de paiements que des milliers d’ordinateurs tiennent ensemble. Toutes les quelques secondes ou minutes, ils s’accordent sur une nouvelle page, appelée bloc, et l’ajoutent à la fin. La liste n’appartient à personne et tout le monde peut la lire. Modifier un ancien bloc obligerait à réécrire tous les suivants, ce qui coûte bien plus que cela ne pourrait rapporter.',
        'Bitcoin a sa propre blockchain, Ethereum aussi. Les cryptos ne peuvent pas passer de l’une à l’autre. Un service d’échange reçoit vos cryptos sur l’une et vous envoie d’autres cryptos sur l’autre.',
      ],
    },
    {
      id: 'wallet',
      heading: 'Qu’est-ce qu’un portefeuille ?',
      paragraphs: [
        'Un portefeuille est une application ou un appareil qui stocke vos clés. Les cryptos elles-mêmes sont inscrites sur la blockchain. Votre clé est ce qui vous permet de les envoyer. Le portefeuille crée des adresses à partir de la clé. Une adresse est comme un numéro de compte : vous pouvez la donner à tout le monde. Ne communiquez jamais la clé.',
        'Un compte sur une plateforme de trading n’est pas un portefeuille que vous contrôlez. La plateforme détient les clés, et vous dépendez de sa promesse de payer.',
      ],
    },
    {
      id: 'seed',
      heading: 'Qu’est-ce qu’une phrase de récupération ?',
      paragraphs: [
        'Une phrase de récupération se compose de 12 ou 24 mots qui permettent de restaurer toutes vos clés. Écrivez ces mots sur papier, conservez-les en lieu sûr à l’abri des regards, et ne les saisissez jamais sur une page web. Toute personne qui les lit peut prendre vos cryptos. Si vous perdez à la fois les mots et l’appareil, vos cryptos sont perdues.',
      ],
    },
    {
      id: 'network',
      heading: 'Qu’est-ce qu’un réseau, et pourquoi est-ce important ?',
      paragraphs: [
        'Le même jeton peut exister sur plusieurs blockchains. Tether sur Ethereum et Tether sur Tron ont le même nom et le même prix, mais sont distincts : des cryptos envoyées sur un réseau ne peuvent pas arriver sur l’autre. Choisissez toujours le réseau que les deux côtés prennent en charge.',
      ],
    },
    {
      id: 'confirmation',
      heading: 'Qu’est-ce qu’une confirmation ?',
      paragraphs: [
        'Quand un paiement est inclus dans un bloc, il a une confirmation. Chaque nouveau bloc en ajoute une. Les derniers blocs peuvent encore être remplacés, mais plus un paiement a de confirmations, moins c’est probable. C’est pourquoi un service d’échange en attend plusieurs, et davantage quand le montant est élevé.',
      ],
    },
    {
      id: 'network-fee',
      heading: 'Que sont les frais de réseau ?',
      paragraphs: [
        'Les frais de réseau sont ce qu’une blockchain prend pour traiter un paiement. Ils vont à ceux qui font fonctionner le réseau, pas au service d’échange. Ils montent quand beaucoup de personnes veulent payer en même temps, et ne dépendent en général pas du montant : envoyer dix dollars coûte autant qu’en envoyer dix mille.',
      ],
    },
    {
      id: 'memo',
      heading: 'Qu’est-ce qu’un mémo ou un tag ?',
      paragraphs: [
        'Sur certains réseaux, comme XRP, Stellar et TON, de nombreux clients d’un service partagent une même adresse. Un court nombre ou texte joint au paiement, appelé mémo ou destination tag, indique à qui il appartient. Si un service vous en donne un, il est aussi important que l’adresse. L’oublier est l’erreur la plus fréquente.',
      ],
    },
    {
      id: 'rates',
      heading: 'Taux variable, taux garanti, slippage',
      paragraphs: [
        'Les prix changent à chaque seconde, même pendant que votre paiement est en route. Au taux variable, vous obtenez le taux du marché au moment où votre paiement est confirmé : parfois plus que l’estimation, parfois moins. Cette différence s’appelle le slippage (glissement).',
        'Au taux garanti, le service d’échange assume ce risque pendant quelques minutes et facture un peu plus. En contrepartie, vous devez payer le montant exact à temps.',
      ],
    },
    {
      id: 'volatility',
      heading: 'Cryptos volatiles et stablecoins',
      paragraphs: [
        'La plupart des cryptos montent ou descendent de plusieurs pour cent par jour, certaines de moitié en une semaine. Les stablecoins sont conçus pour valoir un dollar ou un euro. Ils reposent sur une société ou un programme pour conserver cette valeur, et certains ont échoué.',
      ],
    },
    {
      id: 'frauds',
      heading: 'Arnaques courantes',
      points: [
        'Un inconnu vous contacte en premier, en se faisant passer pour l’assistance, un ami ou un amoureux, puis se met à parler de cryptos.',
        'Un site ressemble à un site que vous connaissez, mais son adresse a une lettre de plus. Utilisez vos favoris.',
        'Un gain garanti, ou un cadeau qui double ce que vous envoyez d’abord. Ce sont toujours des arnaques.',
        'Un logiciel malveillant remplace les adresses que vous copiez. Comparez les premiers et les derniers caractères après avoir collé.',
        'Quelqu’un vous demande votre phrase de récupération ou un accès à distance à votre appareil. Il n’y a jamais de raison légitime.',
      ],
    },
    {
      id: 'first',
      heading: 'Votre premier échange',
      steps: [
        'Installez un portefeuille depuis le site officiel de son éditeur, et notez la phrase de récupération.',
        'Commencez par un montant que vous pouvez vous permettre de perdre.',
        'Copiez l’adresse de votre portefeuille, collez-la ici, et comparez les deux.',
        'Payez exactement le montant affiché, sur le réseau affiché, avec le mémo s’il y en a un.',
        'Suivez la page de l’ordre jusqu’à la confirmation du versement.',
      ],
      links: [
        { text: 'Commencer un échange', path: '/' },
        { text: 'Comment se passe un échange', path: '/how-it-works' },
        { text: 'Questions et réponses', path: '/faq' },
      ],
    },
  ],
}
