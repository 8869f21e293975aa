import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Pour les autorités compétentes',
  description:
    'Comment police, tribunaux et superviseurs joignent l’opérateur de {brand}, ce qu’une demande doit contenir, et quelles données existent.',
  heading: 'Pour les autorités compétentes',
  lead: 'Comment nous écrire, quoi indiquer, et ce que nous pouvons et ne pouvons pas savoir.',
  sections: [
    {
      id: 'write',
      heading: 'Où écrire',
      paragraphs: [
        'Veuillez écrire depuis une adresse officielle. Les demandes reçoivent une réponse écrite, et seulement après que nous nous sommes assurés qu’elles viennent bien de qui elles le disent.',
      ],
      contact: 'authorities',
    },
    {
      id: 'name',
      heading: 'Ce qu’une demande doit contenir',
      points: [
        'Autorité, numéro de dossier, et nom de la personne qui peut être rappelée.',
        'La loi sur laquelle elle repose, et la décision d’un tribunal là où il en faut une.',
        'Au moins l’un de ces éléments : code d’un ordre, identifiant d’une transaction avec sa chaîne, adresse avec sa monnaie. Les ordres ne peuvent pas être trouvés par le nom d’une personne.',
        'La période concernée, avec son fuseau horaire.',
        'Ce qui est demandé, et pour quand. Si le client ne doit pas en être informé, la règle qui le dit.',
      ],
    },
    {
      id: 'data',
      heading: 'Quelles données existent',
      points: [
        'De chaque ordre : monnaies, montants, adresses de paiement et de versement, transactions, et heure de chaque étape. Elles sont conservées comme partie des comptes.',
        'L’adresse de remboursement : pendant un an après la fin de l’ordre.',
        'L’adresse e-mail, si le client en a donné une : pendant 90 jours après la fin de l’ordre.',
        'Ce que le contrôle a dit d’un paiement ou d’une adresse, et si un client a été identifié. Les documents se trouvent chez le service d’identification.',
        'Des comptes : adresse e-mail, sessions ouvertes avec navigateur, pays et adresse réseau, et ordres passés en étant connecté.',
      ],
    },
    {
      id: 'not-kept',
      heading: 'Ce qui n’existe pas',
      paragraphs: [
        'Noms, dates de naissance et photos ne sont pas recueillis pour un ordre. Les adresses réseau des visiteurs ne sont pas enregistrées avec les ordres, et les descriptions de navigateur sont écartées. Les mots de passe ne sont gardés que sous forme d’empreintes. Ce qui a été supprimé à son terme ne peut pas être rétabli, sauf à partir d’une sauvegarde tant qu’elle existe.',
      ],
    },
    {
      id: 'urgent',
      heading: 'Si les monnaies bougent encore',
      paragraphs: [
        'Indiquez la transaction à la première ligne et le mot « urgent » dans l’objet. Indiquez aussi l’adresse vers laquelle vont les monnaies : tant que leur arrivée n’est pas confirmée, l’ordre peut être mis en suspens en inscrivant cette adresse sur la liste des adresses restreintes ; un versement envoyé sur une chaîne publique ne peut être rappelé par personne.',
        'Un ordre en suspens reste dans les comptes comme dû à son client jusqu’à ce qu’il soit libéré, remboursé, ou que quelqu’un qui en a le droit selon la loi en dispose.',
      ],
      links: [
        { text: 'Politique de confidentialité', path: '/privacy-policy' },
        { text: 'Contrôle et identification', path: '/aml-kyc' },
      ],
    },
    {
      id: 'company',
      heading: 'La société',
      facts: 'company',
    },
  ],
}
