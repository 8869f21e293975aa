import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Pour les boutiques et les services',
  description:
    'Comment boutiques, blogs, outils de suivi et communautés envoient des visiteurs vers {brand}, et ce qu’un service doit leur dire.',
  heading: 'Pour les boutiques et les services',
  lead: 'Vos visiteurs ont une crypto et en veulent une autre. Un lien les mène à un formulaire déjà rempli.',
  sections: [
    {
      id: 'who',
      heading: 'Pour qui',
      points: [
        'Les boutiques qui acceptent une crypto que leur client n’a pas.',
        'Les outils de suivi de portefeuille et les pages de prix, à côté de la paire que consulte un visiteur.',
        'Les blogs et communautés qui expliquent comment se procurer une crypto.',
        'Les jeux et applications dont le propre jeton est listé ici.',
      ],
    },
    {
      id: 'link',
      heading: 'Le lien',
      paragraphs: [
        'Trois paramètres suffisent : /?from=usdt20&to=xmr&amount=250 ouvre le formulaire prérempli avec Tether sur Ethereum, Monero et 250. Chaque paramètre est facultatif. Pour une autre langue, ajoutez son code à deux lettres au début : /fr/?from=btc&to=eth.',
        'Ajoutez isFixedRate=true si le visiteur a besoin d’un montant exact. Le formulaire s’ouvre alors avec le taux garanti.',
        'Utilisez les symboles de notre liste. Un jeton présent sur plusieurs réseaux a un symbole distinct pour chacun.',
      ],
    },
    {
      id: 'machines',
      heading: 'Pour les développeurs d’applications',
      paragraphs: [
        'Vous pouvez lire cryptos, limites et estimations par les appels décrits sur /api/openapi.json. Le nombre d’appels est limité par client : gardez chaque réponse en cache quelques secondes et appelez depuis votre serveur. Si l’opérateur gère un programme d’affiliation, ses conditions expliquent comment la commission est acquise. Sinon, les liens ne rapportent pas de commission.',
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
        'Indiquez clairement que l’échange est fait par {brand}, et non par vous.',
        'Présentez une estimation comme une estimation : avec son heure, et le mot « environ » pour un taux variable.',
        'Ne promettez pas de gain, et ne dites d’aucune crypto qu’elle est sûre.',
        'Si le lien vous rapporte de l’argent, indiquez-le là où la loi l’exige.',
      ],
    },
    {
      id: 'begin',
      heading: 'Plus qu’un lien',
      paragraphs: [
        'Si vous avez besoin de quelque chose qui n’est pas décrit ici, dites-nous ce que vous exploitez, combien de personnes l’utilisent, et ce qu’elles devraient pouvoir faire.',
      ],
      contact: 'business',
      links: [{ text: 'Partenaires', path: '/partners' }],
    },
  ],
}
