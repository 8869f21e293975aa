import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Questions et réponses',
  description:
    'Réponses aux questions fréquentes sur l’échange de cryptos chez {brand} : taux, paiements, mémos, remboursements, comptes, vie privée.',
  heading: 'Questions et réponses',
  lead: 'Si votre question porte sur un ordre, consultez d’abord la page de cet ordre.',
  sections: [
    {
      id: 'beginning',
      heading: 'Avant un échange',
      questions: [
        {
          question: 'Ai-je besoin d’un compte ?',
          answer:
            'Non. Pour créer un ordre, il suffit d’une adresse pour recevoir les nouvelles cryptos. Un compte est utile si vous voulez voir vos ordres sur plusieurs appareils.',
        },
        {
          question: 'Combien cela coûte-t-il ?',
          answer:
            'L’estimation montre les frais d’échange et les frais de réseau du versement avant que vous ne créiez un ordre. Le montant que vous recevez tient déjà compte des deux. Votre propre portefeuille y ajoute ses frais d’envoi.',
        },
        {
          question: 'Quel taux choisir ?',
          answer:
            'Le taux variable donne en général un peu plus et suit le marché jusqu’à la confirmation de votre paiement. Le taux garanti donne exactement le montant affiché si vous payez le montant exact à temps.',
        },
        {
          question: 'Y a-t-il un minimum ou un maximum ?',
          answer:
            'Oui, pour chaque paire. Les deux suivent le marché, et le formulaire vous prévient si votre montant est hors limites.',
        },
        {
          question: 'Puis-je envoyer les cryptos à une autre personne ?',
          answer:
            'Oui. Le versement va à l’adresse que vous saisissez. Vérifiez-la deux fois : un paiement en crypto est irréversible.',
        },
      ],
    },
    {
      id: 'paying',
      heading: 'Le paiement',
      questions: [
        {
          question: 'Combien de temps ai-je pour payer ?',
          answer:
            'Au taux garanti, 15 ou 20 minutes, avec un compte à rebours sur la page de l’ordre. Au taux variable, 36 heures.',
        },
        {
          question: 'J’ai oublié le mémo ou le tag. Mes cryptos sont-elles perdues ?',
          answer:
            'Non, mais nous ne pouvons pas attribuer le paiement automatiquement. Contactez l’assistance avec les identifiants de l’ordre et de la transaction. Notre équipe retrouvera le paiement et réglera la question avec vous.',
        },
        {
          question: 'J’ai utilisé le mauvais réseau. Que faire ?',
          answer:
            'Cela dépend de la crypto. Certains de ces paiements peuvent être récupérés, d’autres non. Contactez l’assistance avec l’identifiant de la transaction, et n’envoyez pas une seconde fois.',
        },
        {
          question: 'J’ai payé trop, trop peu ou trop tard.',
          answer:
            'Au taux variable, nous échangeons le montant reçu au taux actuel, dans les limites. Au taux garanti, l’ordre attend, et vous choisissez entre le taux actuel et un remboursement.',
        },
        {
          question: 'Pourquoi mon paiement n’apparaît-il pas ?',
          answer:
            'Recherchez d’abord la transaction dans un explorateur de blocs. Si elle n’y est pas, votre portefeuille ne l’a pas encore envoyée. Si elle est en attente, le réseau est encombré. Elle apparaît ici dès que le réseau la signale.',
        },
      ],
    },
    {
      id: 'waiting',
      heading: 'Pendant un échange',
      questions: [
        {
          question: 'Combien de temps cela prend-il ?',
          answer:
            'L’essentiel du temps sert à attendre les confirmations de votre paiement, que la page de l’ordre compte. Cela prend de moins d’une minute à une heure, selon le réseau.',
        },
        {
          question: 'Puis-je annuler ?',
          answer:
            'Un ordre impayé expire simplement. Un échange en cours ne peut pas être arrêté. Si un ordre attend votre choix, vous pouvez choisir un remboursement.',
        },
        {
          question: 'Pourquoi mon ordre est-il en suspens ?',
          answer:
            'La page de l’ordre indique la raison. En général, le montant ou le moment diffère de ce qui était convenu. Parfois, nous devons examiner les cryptos, ou vous devez vérifier votre identité. Les cryptos en suspens sont débloquées ou remboursées, jamais gardées.',
        },
        {
          question: 'Comment se passe un remboursement ?',
          answer:
            'Nous renvoyons tout ce que nous avons reçu, moins une fois les frais de réseau, à votre adresse de remboursement ou à celle que vous saisissez sur la page de l’ordre. Il n’y a pas de frais d’échange.',
        },
      ],
    },
    {
      id: 'safety',
      heading: 'Sécurité et vie privée',
      questions: [
        {
          question: 'Qui peut voir mon ordre ?',
          answer:
            'Toute personne qui a le lien voit les cryptos, les montants, les adresses et les étapes, mais ni votre adresse e-mail ni votre adresse de remboursement. Seul le propriétaire de l’ordre peut modifier quoi que ce soit.',
        },
        {
          question: 'Comment ouvrir mon ordre sur un autre appareil ?',
          answer:
            'Ouvrez-y son lien secret, ou chargez son fichier de récupération. Si vous avez un compte, connectez-vous. Le lien simple montre aussi l’ordre, mais vous ne pouvez pas le modifier.',
        },
        {
          question: 'L’assistance m’a demandé ma phrase de récupération. Est-ce une arnaque ?',
          answer:
            'Oui, toujours. Nous n’en avons jamais besoin, et toute personne qui l’a peut prendre vos cryptos. Mettez fin à la conversation.',
        },
        {
          question: 'Quelles données conservez-vous sur moi ?',
          answer:
            'Uniquement ce dont un ordre a besoin : cryptos, montants, adresses, heures, et une adresse e-mail si vous en avez donné une. Nous supprimons l’adresse e-mail 90 jours après la fin de l’ordre. Pour en savoir plus, consultez la politique de confidentialité.',
        },
      ],
    },
    {
      id: 'more',
      heading: 'Encore besoin d’aide ?',
      contact: 'support',
      links: [
        { text: 'Comment se passe un échange', path: '/how-it-works' },
        { text: 'Le cours accéléré', path: '/crashcourse' },
        { text: 'Politique de confidentialité', path: '/privacy-policy' },
      ],
    },
  ],
}
