import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Pour les boutiques et les services',
  description:
    'Comment boutiques, blogs, outils de suivi et communautés mènent les gens à un échange chez {brand}, et ce qu’un service doit leur dire.',
  heading: 'Pour les boutiques et les services',
  lead: 'Vos visiteurs détiennent une monnaie et en veulent une autre. Un lien les y mène, tout étant déjà rempli.',
  sections: [
    {
      id: 'who',
      heading: 'Pour qui',
      points: [
        'Les boutiques qui acceptent une monnaie que leur client n’a pas.',
        'Les outils de suivi de portefeuille et les pages de prix, à côté de la paire que l’on regarde.',
        'Les blogs et communautés qui expliquent comment se procurer une monnaie.',
        'Les jeux et applications avec leur propre jeton proposé ici.',
      ],
    },
    {
      id: 'link',
      heading: 'Le lien',
      paragraphs: [
        'Trois mots dans une adresse suffisent : /?from=usdt20&to=xmr&amount=250 ouvre le formulaire rempli avec Tether sur Ethereum, Monero et 250. Chaque mot peut être omis. Pour une autre langue, mettez ses deux lettres devant : /fr/?from=btc&to=eth.',
        'Ajoutez isFixedRate=true là où une somme exacte est due : le formulaire commence alors par le taux garanti.',
        'Les symboles sont ceux de notre liste. Un jeton qui existe sur plusieurs réseaux a un symbole pour chacun.',
      ],
    },
    {
      id: 'machines',
      heading: 'Pour les programmes',
      paragraphs: [
        'Monnaies, limites et estimations peuvent être lues par des appels décrits sur /api/openapi.json. Leur fréquence est limitée par client : gardez une réponse quelques secondes, et demandez depuis votre serveur. Là où l’opérateur tient un programme d’affiliation, ses propres conditions disent comment la commission est gagnée ; sans lui, les liens sont simplement des liens.',
      ],
      links: [
        { text: 'Pour les développeurs', path: '/developers' },
        { text: 'Conditions du programme d’affiliation', path: '/earn-terms-of-use' },
      ],
    },
    {
      id: 'honest',
      heading: 'Ce qu’il faut dire à vos visiteurs',
      steps: [
        'Dites que l’échange est fait par {brand}, et non par vous.',
        'Montrez une estimation comme une estimation : avec son heure, et avec le mot « environ » au taux variable.',
        'Ne promettez aucun gain, et ne dites d’aucune monnaie qu’elle est sûre.',
        'Si vous gagnez de l’argent par le lien, dites-le là où la loi le demande.',
      ],
    },
    {
      id: 'begin',
      heading: 'Plus qu’un lien',
      paragraphs: [
        'Si vous avez besoin de quelque chose qui n’est pas décrit ici, écrivez-nous : ce que vous exploitez, combien de personnes l’utilisent, et ce qu’elles devraient pouvoir faire.',
      ],
      contact: 'business',
      links: [{ text: 'Partenaires', path: '/partners' }],
    },
  ],
}
