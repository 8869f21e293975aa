import type { English, Translated } from '../catalogue.ts'

export const seoTexts = {
  pairTitleA: 'Échanger {fromName} contre {toName} : taux en direct',
  pairTitleB: '{fromName} contre {toName} : échange sans compte',
  pairTitleShort: '{from} vers {to} : taux, limites, frais',
  pairHeadingA: 'Échanger {fromName} contre {toName}',
  pairHeadingB: 'Convertir {fromName} en {toName}',
  pairDescriptionA:
    'Échangez {from} contre {to} au taux en direct, sans compte. Limites, frais de réseau et montant reçu : tout est affiché avant l’envoi.',
  pairDescriptionB:
    'Ce que {from} rapporte en {to} en ce moment : le taux, les montants minimum et maximum, les frais de réseau et les étapes jusqu’au versement.',
  pairIntroA:
    'En ce moment, un {from} rapporte environ {rate} {to} avant frais. Un échange va de {minFrom} à {maxFrom} {from} ; le formulaire montre ce qui arrive, tous frais déduits.',
  pairIntroB:
    'À cet instant, un {from} s’échange contre environ {rate} {to}, avant frais. Vous pouvez envoyer de {minFrom} à {maxFrom} {from} en une fois, et voir ce qui arrive avant de décider.',
  pairPaused:
    'Il n’y a pas de prix pour cette paire en ce moment. Réessayez dans quelques minutes, ou choisissez une autre paire ci-dessous.',
  pairRangeA: {
    one: 'Durant le dernier jour, un {from} a valu entre {lowest} et {highest} {to}.',
    many: 'Durant les {count} derniers jours, un {from} a valu entre {lowest} et {highest} {to}.',
    other: 'Durant les {count} derniers jours, un {from} a valu entre {lowest} et {highest} {to}.',
  },
  pairRangeB: {
    one: 'En un jour, le taux moyen d’un {from} a évolué entre {lowest} et {highest} {to}.',
    many: 'En {count} jours, le taux moyen d’un {from} a évolué entre {lowest} et {highest} {to}.',
    other: 'En {count} jours, le taux moyen d’un {from} a évolué entre {lowest} et {highest} {to}.',
  },
  pairNetworksA: {
    one: 'Vous payez sur le réseau {fromNetwork}, et le paiement compte après {count} confirmation. {toName} est versé sur le réseau {toNetwork}.',
    many: 'Vous payez sur le réseau {fromNetwork}, et le paiement compte après {count} confirmations. {toName} est versé sur le réseau {toNetwork}.',
    other:
      'Vous payez sur le réseau {fromNetwork}, et le paiement compte après {count} confirmations. {toName} est versé sur le réseau {toNetwork}.',
  },
  pairNetworksB: {
    one: 'L’échange commence dès que votre paiement en {fromName} a {count} confirmation sur le réseau {fromNetwork}. Le versement en {toName} demande une adresse sur le réseau {toNetwork}.',
    many: 'L’échange commence dès que votre paiement en {fromName} a {count} confirmations sur le réseau {fromNetwork}. Le versement en {toName} demande une adresse sur le réseau {toNetwork}.',
    other:
      'L’échange commence dès que votre paiement en {fromName} a {count} confirmations sur le réseau {fromNetwork}. Le versement en {toName} demande une adresse sur le réseau {toNetwork}.',
  },
  pairTypical: {
    one: 'Parmi les échanges de cette paire terminés ces 30 derniers jours, la moitié a pris au plus {count} minute entre la détection du paiement et le versement confirmé.',
    many: 'Parmi les échanges de cette paire terminés ces 30 derniers jours, la moitié a pris au plus {count} minutes entre la détection du paiement et le versement confirmé.',
    other:
      'Parmi les échanges de cette paire terminés ces 30 derniers jours, la moitié a pris au plus {count} minutes entre la détection du paiement et le versement confirmé.',
  },
  networkWait: {
    one: 'Au rythme habituel du réseau {network}, un paiement est confirmé en {count} minute environ ; le versement suit.',
    many: 'Au rythme habituel du réseau {network}, un paiement est confirmé en {count} minutes environ ; le versement suit.',
    other:
      'Au rythme habituel du réseau {network}, un paiement est confirmé en {count} minutes environ ; le versement suit.',
  },
  extraIdFrom:
    'Un paiement en {name} demande une seconde donnée à côté de l’adresse ({extraId}) : inscrivez celle que l’ordre affiche dans votre paiement.',
  extraIdTo:
    'Un versement en {name} peut porter une seconde donnée à côté de l’adresse ({extraId}) : indiquez-la si votre portefeuille ou service en donne une.',
  stepAmountName: 'Choisissez le montant',
  stepAmountText:
    'Saisissez combien de {from} vous envoyez, ou combien de {to} vous voulez. Ce qui arrive est affiché tous frais déduits.',
  stepAddressName: 'Donnez votre adresse {to}',
  stepAddressText: 'Elle est vérifiée selon les règles du réseau {toNetwork} avant tout paiement.',
  stepPayName: 'Envoyez les {from}',
  stepPayText:
    'La page de l’ordre affiche l’adresse à laquelle payer et suit votre paiement sur la chaîne jusqu’à ce que les {to} soient en route.',
  timeQuestion: 'Combien de temps prend l’échange {from} vers {to} ?',
  costQuestion: 'Que coûte l’échange {from} vers {to} ?',
  costAnswer:
    'Les frais de service commencent à {fee} %, et les frais de réseau du versement sont de {networkFee} {to}. Les deux sont déduits avant le montant que vous voyez.',
  limitsQuestion: 'Combien de {from} puis-je échanger en une fois ?',
  limitsAnswer:
    'En ce moment, au moins {minFrom} {from} et au plus {maxFrom} {from}. Le maximum dépend de notre stock de {to}.',
  extraIdQuestion: 'Une adresse suffit-elle, ou faut-il aussi ceci : {extraId} ?',
  accountQuestion: 'Ai-je besoin d’un compte ?',
  accountAnswer:
    'Non. Votre navigateur et le lien de l’ordre suffisent pour le suivre. Une identification peut être demandée pour de gros montants.',
  lateQuestion: 'Et si je paie en retard, ou un autre montant ?',
  lateAnswer:
    'Rien n’est perdu : le paiement est échangé au taux du moment ou renvoyé, à votre choix.',
  coinTitle: 'Échanger {name} : taux en direct et paires',
  coinTitleShort: '{ticker} : taux d’échange en direct et paires',
  coinHeading: 'Échanger {name}',
  coinDescription: {
    one: 'Échangez {ticker} contre {count} autre monnaie, sans compte : taux en direct, limites, frais, et confirmation des paiements sur {network}.',
    many: 'Échangez {ticker} contre {count} autres monnaies, sans compte : taux en direct, limites, frais, et confirmation des paiements sur {network}.',
    other:
      'Échangez {ticker} contre {count} autres monnaies, sans compte : taux en direct, limites, frais, et confirmation des paiements sur {network}.',
  },
  coinIntroA: {
    one: 'Un paiement en {name} compte après {count} confirmation sur le réseau {network}.',
    many: 'Un paiement en {name} compte après {count} confirmations sur le réseau {network}.',
    other: 'Un paiement en {name} compte après {count} confirmations sur le réseau {network}.',
  },
  coinIntroB: {
    one: 'Les paiements en {name} passent par le réseau {network} et comptent après {count} confirmation.',
    many: 'Les paiements en {name} passent par le réseau {network} et comptent après {count} confirmations.',
    other:
      'Les paiements en {name} passent par le réseau {network} et comptent après {count} confirmations.',
  },
  coinPrice: 'Un {ticker} vaut environ {price} dollars américains en ce moment.',
  coinPairs: {
    one: 'Il s’échange ici contre {count} autre monnaie.',
    many: 'Il s’échange ici contre {count} autres monnaies.',
    other: 'Il s’échange ici contre {count} autres monnaies.',
  },
  pairsTitle: 'Toutes les paires d’échange avec {name}',
  pairsTitleShort: 'Toutes les paires d’échange avec {ticker}',
  pairsDescription: {
    one: '{count} paire avec {ticker} : contre quelles monnaies l’échanger, et lesquelles s’échangent contre lui, avec taux en direct, limites et frais.',
    many: '{count} paires avec {ticker} : contre quelles monnaies l’échanger, et lesquelles s’échangent contre lui, avec taux en direct, limites et frais.',
    other:
      '{count} paires avec {ticker} : contre quelles monnaies l’échanger, et lesquelles s’échangent contre lui, avec taux en direct, limites et frais.',
  },
  allExchangeTitle: 'Toutes les monnaies à échanger',
  allExchangeDescription:
    'Les {count} monnaies de ce service avec réseau, prix et variation sur un jour. Choisissez-en une pour voir ce qu’elle rapporte dans les autres.',
  allExchangeIntro:
    '{count} monnaies sur {networks} réseaux, chacune avec son prix du moment. Choisissez-en une pour l’échanger.',
  allBuyTitle: 'Toutes les monnaies à acheter',
  allBuyDescription:
    'Les {count} monnaies à acheter par carte ou virement bancaire, avec réseau et prix. Comparez ce que les prestataires envoient, sans compte.',
  allBuyIntro:
    'Choisissez l’une des {count} monnaies pour voir ce que les prestataires vous enverraient pour votre argent, tous frais déduits.',
  countriesTitle: 'Acheter {name} : choisissez votre pays',
  countriesTitleShort: 'Acheter {ticker} : choisissez votre pays',
  countriesDescription:
    'Où voulez-vous acheter {ticker} ? Choisissez l’un des {count} pays : quels prestataires le servent, et ce que votre argent y achète.',
  countriesIntro:
    'Quels prestataires vendent {name}, et comment les payer, dépend de l’endroit où vous vivez. Choisissez l’un des {count} pays.',
  buyDescription:
    'Achetez {ticker} contre {fiat} : voyez ce que chaque prestataire vous enverrait, tous frais déduits, et payez sur la page de votre choix.',
  fiatTitle: 'Acheter {name} : choisissez votre devise',
  fiatTitleShort: 'Acheter {ticker} : choisissez votre devise',
  fiatDescription:
    'Choisissez l’une des {count} devises pour payer, et voyez ce que les prestataires vous envoient en {ticker} maintenant, tous frais déduits.',
  fiatIntro:
    '{name} peut s’acheter dans {count} devises, par carte ou virement bancaire. Choisissez celle avec laquelle vous payez.',
} as const satisfies Translated<English['seoTexts']>
