import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Questions et réponses',
  description:
    'Réponses aux questions fréquentes sur l’échange de monnaies chez {brand} : taux, paiements, mémos, remboursements, comptes, vie privée.',
  heading: 'Questions et réponses',
  lead: 'Si votre question porte sur l’un de vos ordres, sa propre page connaît en général la réponse la première.',
  sections: [
    {
      id: 'beginning',
      heading: 'Avant un échange',
      questions: [
        {
          question: 'Ai-je besoin d’un compte ?',
          answer:
            'Non. Un ordre a besoin d’une adresse pour les nouvelles monnaies et de rien d’autre. Un compte est utile si vous voulez voir vos ordres sur plusieurs appareils.',
        },
        {
          question: 'Combien cela coûte-t-il ?',
          answer:
            'L’estimation montre les frais de service et les frais de réseau du versement avant que vous créiez un ordre, et les deux sont déjà déduits du montant que vous recevez. Les frais que prend votre propre portefeuille pour l’envoi s’y ajoutent.',
        },
        {
          question: 'Quel taux choisir ?',
          answer:
            'Le taux variable donne en général un peu plus et suit le marché jusqu’à ce que votre paiement soit confirmé. Le taux garanti donne exactement le montant affiché, pour un paiement exact fait à temps.',
        },
        {
          question: 'Y a-t-il un minimum ou un maximum ?',
          answer:
            'Oui, pour chaque paire. Les deux suivent le marché, et le formulaire le dit dès qu’un montant est en dehors.',
        },
        {
          question: 'Puis-je faire envoyer les monnaies à quelqu’un d’autre ?',
          answer:
            'Oui : le versement va à l’adresse que vous donnez. Vérifiez-la deux fois, car personne ne peut rappeler un versement.',
        },
      ],
    },
    {
      id: 'paying',
      heading: 'Le paiement',
      questions: [
        {
          question: 'Combien de temps ai-je ?',
          answer:
            'Au taux garanti, 15 ou 20 minutes, que la page de l’ordre décompte. Au taux variable, 36 heures.',
        },
        {
          question: 'J’ai oublié le mémo ou le tag. Mes monnaies sont-elles perdues ?',
          answer:
            'Non, mais aucun programme ne peut dire à qui elles sont. Écrivez à l’assistance avec le code de l’ordre et l’identifiant de la transaction ; une personne retrouve le paiement et le règle avec vous.',
        },
        {
          question: 'J’ai envoyé sur un autre réseau. Que faire ?',
          answer:
            'Cela dépend de la monnaie. Certains de ces paiements peuvent être retrouvés, d’autres sont hors d’atteinte pour toujours. Écrivez à l’assistance avec l’identifiant de la transaction, et n’envoyez pas une seconde fois.',
        },
        {
          question: 'J’ai envoyé trop, trop peu ou trop tard.',
          answer:
            'Au taux variable, ce qui est arrivé est échangé au taux du moment, dans les limites. Au taux garanti, l’ordre attend, et vous choisissez entre le taux du moment et un remboursement.',
        },
        {
          question: 'Pourquoi mon paiement n’apparaît-il pas ?',
          answer:
            'Cherchez d’abord la transaction dans un explorateur de sa chaîne. Si elle n’y est pas, votre portefeuille ne l’a pas encore envoyée. Si elle y attend, le réseau est chargé ; elle apparaît ici dès que le réseau la transmet.',
        },
      ],
    },
    {
      id: 'waiting',
      heading: 'Pendant qu’un ordre est en cours',
      questions: [
        {
          question: 'Combien de temps cela prend-il ?',
          answer:
            'Le plus souvent le temps des confirmations de votre paiement, que la page de l’ordre compte : de moins d’une minute à une heure, selon la chaîne.',
        },
        {
          question: 'Puis-je annuler ?',
          answer:
            'Un ordre qui n’a pas été payé expire simplement. Un paiement en cours d’échange ne peut pas être arrêté ; tant qu’un ordre attend votre choix, vous pouvez prendre le remboursement.',
        },
        {
          question: 'Pourquoi mon ordre est-il en suspens ?',
          answer:
            'Sa page le dit. En général, le montant ou le moment diffère de ce qui était convenu. Parfois, les monnaies doivent être examinées, ou une identification vous est demandée. Les monnaies en suspens sont libérées ou renvoyées, jamais gardées.',
        },
        {
          question: 'Comment se passe un remboursement ?',
          answer:
            'Tout ce qui est arrivé repart, moins des frais de réseau une seule fois, vers votre adresse de remboursement ou vers celle que vous donnez sur la page de l’ordre. Aucuns frais de service ne sont pris.',
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
            'Quiconque a son lien voit les monnaies, les montants, les adresses et les étapes, mais ni votre adresse e-mail ni l’adresse de remboursement. Seul son détenteur peut décider quoi que ce soit.',
        },
        {
          question: 'J’utilise un autre appareil. Comment retrouver mon ordre ?',
          answer:
            'Ouvrez-y son lien secret, ou chargez son fichier de récupération ; avec un compte, connectez-vous. Le lien simple montre aussi l’ordre, mais sans le droit de choisir.',
        },
        {
          question: 'Quelqu’un de l’assistance demande ma phrase de récupération.',
          answer:
            'C’est une fraude, toujours. Personne ici n’en a besoin, et quiconque l’a possède vos monnaies. Mettez fin à la conversation.',
        },
        {
          question: 'Que conserve-t-on de moi ?',
          answer:
            'Ce dont un ordre a besoin : monnaies, montants, adresses, heures, et une adresse e-mail si vous en avez donné une, supprimée 90 jours après la fin de l’ordre. La politique de confidentialité dit le reste.',
        },
      ],
    },
    {
      id: 'more',
      heading: 'Pas de réponse ?',
      contact: 'support',
      links: [
        { text: 'Comment se passe un échange', path: '/how-it-works' },
        { text: 'Le cours accéléré', path: '/crashcourse' },
        { text: 'Politique de confidentialité', path: '/privacy-policy' },
      ],
    },
  ],
}
