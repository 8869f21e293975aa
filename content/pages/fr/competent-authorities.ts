import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Pour les autorités compétentes',
  description:
    'Comment police, tribunaux et régulateurs contactent l’opérateur de {brand}, ce qu’une demande doit contenir, et quelles données existent.',
  heading: 'Pour les autorités compétentes',
  lead: 'Comment nous contacter, ce qu’il faut indiquer, et ce que nous savons ou ne savons pas.',
  sections: [
    {
      id: 'write',
      heading: 'Comment nous contacter',
      paragraphs: [
        'Veuillez écrire depuis une adresse officielle. Nous répondons par écrit, et seulement après avoir vérifié qui a envoyé la demande.',
      ],
      contact: 'authorities',
    },
    {
      id: 'name',
      heading: 'Ce qu’il faut indiquer',
      points: [
        'Autorité, numéro de dossier, et nom d’un interlocuteur que nous pouvons appeler pour vérifier la demande.',
        'La base légale, et une décision de justice là où il en faut une.',
        'Au moins l’un de ces éléments : identifiant d’un ordre, identifiant d’une transaction avec sa blockchain, ou adresse avec sa crypto. Nous ne pouvons pas retrouver un ordre par le nom d’une personne.',
        'La période concernée, avec son fuseau horaire.',
        'Ce que vous demandez, et pour quand. Si le client ne doit pas en être informé, la règle qui le prévoit.',
      ],
    },
    {
      id: 'data',
      heading: 'Données que nous détenons',
      points: [
        'Pour chaque ordre : cryptos, montants, adresses de dépôt et de versement, transactions, et heure de chaque étape. Nous les conservons comme pièces comptables.',
        'L’adresse de remboursement : pendant un an après la fin de l’ordre.',
        'L’adresse e-mail, si le client en a donné une : pendant 90 jours après la fin de l’ordre.',
        'Le résultat du contrôle d’un dépôt ou d’une adresse, et si l’identité d’un client a été vérifiée. Les documents sont détenus par le service de vérification.',
        'Pour les comptes : adresse e-mail, sessions actives avec navigateur, pays et adresse IP, et ordres créés en étant connecté.',
      ],
    },
    {
      id: 'not-kept',
      heading: 'Données que nous ne détenons pas',
      paragraphs: [
        'Nous ne recueillons ni noms, ni dates de naissance, ni photos pour un ordre. Nous n’enregistrons pas les adresses IP des visiteurs avec les ordres, et nous ne conservons pas les descriptions de navigateur. Nous ne stockons les mots de passe que sous forme hachée. Les données supprimées au terme de leur durée de conservation ne peuvent pas être rétablies, sauf à partir d’une sauvegarde tant qu’elle existe.',
      ],
    },
    {
      id: 'urgent',
      heading: 'Si les cryptos sont encore en mouvement',
      paragraphs: [
        'Indiquez le mot « urgent » dans l’objet et l’identifiant de la transaction à la première ligne. Ajoutez l’adresse vers laquelle vont les cryptos. Tant que leur arrivée n’est pas confirmée, nous pouvons mettre un ordre en suspens en ajoutant cette adresse à la liste des adresses restreintes. Un versement envoyé sur une blockchain publique est irréversible.',
        'Tant qu’un ordre est en suspens, nos comptes indiquent le montant comme dû au client jusqu’à ce que l’ordre soit débloqué, remboursé, ou qu’il en soit disposé comme la loi le prévoit.',
      ],
      links: [
        { text: 'Politique de confidentialité', path: '/privacy-policy' },
        { text: 'Contrôles et vérification d’identité', path: '/aml-kyc' },
      ],
    },
    {
      id: 'company',
      heading: 'La société',
      facts: 'company',
    },
  ],
}
