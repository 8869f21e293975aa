import type { RefusalTexts } from './refusal-texts.ts'

export const french: RefusalTexts = {
  order_not_found:
    'Cet ordre n’existe pas. Vérifiez le lien : un ordre ne se trouve que par son code complet.',
  not_the_holder:
    'Seule la personne qui a créé l’ordre peut le modifier : dans le même navigateur, connectée à son compte, ou avec le lien secret.',
  proof_needed:
    'Montrez d’abord que c’est bien vous : par mot de passe, code ou clé d’accès, ou en vous reconnectant. Votre connexion date de plus de dix minutes.',
  change_too_late: 'Cela ne peut plus être modifié : l’échange est trop avancé.',
  choice_not_offered:
    'L’ordre n’attend pas cette décision. Rechargez-le pour voir ce qu’il propose.',
  offer_forged:
    'Cette offre n’a pas été faite pour cet ordre. Regardez l’ordre à nouveau et choisissez.',
  offer_expired: 'L’offre a expiré. Regardez la nouvelle et choisissez à nouveau.',
  offer_withdrawn:
    'Le marché, ou ce qui est arrivé, a changé depuis l’offre. Regardez la nouvelle et choisissez à nouveau.',
  refund_too_small: 'Ce qui est arrivé ne couvre pas les frais de réseau du renvoi.',
  refund_address_missing:
    'Indiquez une adresse de remboursement : où les monnaies reviennent si l’échange ne peut pas être fait.',
  email_malformed: 'Ce n’est pas une adresse e-mail. Corrigez-la, ou laissez vide.',
  address_malformed:
    'Ce n’est pas une adresse du réseau de la monnaie. Copiez-la à nouveau depuis votre portefeuille.',
  address_bad_checksum:
    'L’adresse est mal écrite : sa somme de contrôle ne correspond pas. Copiez-la à nouveau depuis votre portefeuille.',
  address_wrong_network:
    'Cette adresse appartient à un autre réseau que celui de la monnaie. Les monnaies envoyées là seraient perdues.',
  address_wrong_flavour:
    'Cette adresse appartient à une chaîne d’une autre sorte : les monnaies d’essai et les vraies ne se mélangent pas. Copiez la bonne.',
  address_unspendable:
    'Personne ne pourrait jamais déplacer des monnaies arrivées à cette adresse. Copiez la vôtre depuis votre portefeuille.',
  address_shielded:
    'C’est une adresse protégée. D’ici, seules les adresses transparentes, qui commencent par t1 ou t3, peuvent être payées.',
  address_legacy:
    'Cette adresse appartient à la première chaîne du réseau, aujourd’hui arrêtée. Copiez celle que votre portefeuille affiche pour la chaîne actuelle.',
  address_is_ours:
    'C’est l’une de nos propres adresses de dépôt. Saisissez une adresse de votre portefeuille pour que les monnaies vous parviennent.',
  address_restricted: 'Nous ne pouvons pas envoyer à cette adresse. Utilisez-en une autre à vous.',
  extra_id_missing:
    'Cette adresse a besoin d’un Memo ou Destination tag. Sans lui, les monnaies ne peuvent pas être créditées.',
  extra_id_malformed: 'Le Memo ou Destination tag ne suit pas les règles du réseau.',
  extra_id_not_supported: 'Ce réseau n’a pas de Memo ou Destination tag. Laissez le champ vide.',
  extra_id_conflict:
    'L’adresse contient déjà un Memo ou tag, et un autre figure à côté. Enlevez l’un des deux.',
  too_many_open_guaranteed:
    'Un taux garanti de cette paire vous est déjà réservé et n’est pas encore payé. Payez cet ordre, laissez-le expirer, ou prenez le taux variable.',
  rate_id_expired: 'Le taux garanti a expiré. Demandez-en un nouveau.',
  rate_id_used: 'Un ordre a déjà été créé avec ce taux garanti. Demandez-en un nouveau.',
  rate_withdrawn: 'Le marché a bougé et le taux garanti est retiré. Demandez-en un nouveau.',
  name_malformed: 'Ce n’est pas un nom comme alice.eth. Vérifiez l’orthographe.',
  name_spoofed:
    'Ce nom est écrit avec des caractères qui ressemblent à d’autres ou sont invisibles. Il est peut-être fait pour vous tromper : tapez le nom vous-même, ou demandez l’adresse.',
  name_not_supported:
    'Les noms avec cette terminaison ne sont pas connus ici. Saisissez l’adresse elle-même.',
  name_not_found: 'Personne n’a enregistré ce nom. Vérifiez l’orthographe.',
  name_has_no_address:
    'Le nom est enregistré, mais n’indique pas d’adresse pour cette monnaie sur ce réseau. Demandez l’adresse.',
  name_address_wrong:
    'Ce que le nom indique pour cette monnaie n’est pas une adresse de son réseau. Demandez l’adresse à son propriétaire.',
  name_provider_unreachable:
    'Le service de noms ne répond pas en ce moment. Réessayez dans une minute, ou saisissez l’adresse elle-même.',
  name_changed:
    'Le nom désigne maintenant une autre adresse que celle qui vous a été montrée. Recherchez-le à nouveau et vérifiez l’adresse.',
  account_name_length: 'Le nom d’un nouveau compte EOS a exactement 12 caractères.',
  account_name_dot: 'Le nom d’un nouveau compte EOS ne peut pas contenir de point.',
  account_name_characters:
    'Le nom d’un compte EOS ne contient que les lettres de a à z et les chiffres de 1 à 5.',
  account_name_first: 'Le nom d’un compte EOS commence par une lettre.',
  account_name_taken: 'Quelqu’un d’autre a ce nom de compte. Choisissez-en un autre.',
  account_key_malformed:
    'Ce n’est pas une clé publique EOS. Elle commence par EOS ou PUB_K1_ ; copiez-la à nouveau depuis votre portefeuille.',
  account_key_private:
    'C’est une clé privée. Ne la donnez jamais à personne : donnez la clé publique, et prenez une nouvelle paire, car celle-ci a été montrée.',
  account_names_unreachable:
    'Le réseau EOS ne dit pas en ce moment si le nom est libre. Réessayez dans une minute.',
  funds_request_not_supported:
    'Ce fournisseur de portefeuilles ne connaît pas le nom. Envoyez le paiement vous-même depuis votre portefeuille.',
  funds_request_refused:
    'Le fournisseur de portefeuilles refuse de demander ce paiement. Envoyez-le vous-même depuis votre portefeuille.',
  funds_provider_unreachable:
    'Le fournisseur de portefeuilles ne répond pas en ce moment. Réessayez dans une minute, ou envoyez le paiement vous-même.',
  funds_request_too_late: 'L’ordre n’attend plus son paiement.',
  identification_not_asked: 'Cet ordre ne demande pas d’identification.',
  identification_decided: 'L’identification est terminée. La page de l’ordre indique la suite.',
  identification_unavailable:
    'Le service d’identification ne répond pas. Votre ordre attend ; réessayez dans une minute.',
  favourite_not_found: 'Cette adresse n’est pas une de celles de vos ordres.',
  favourite_name_malformed:
    'Un nom a au plus 60 caractères, tous visibles. Choisissez-en un autre.',
  captcha_missing: 'La vérification de sécurité a échoué. Rechargez la page et réessayez.',
  captcha_wrong: 'La vérification de sécurité a expiré. Réessayez.',
  japan_unconfirmed: 'Confirmez d’abord que vous ne résidez pas au Japon.',
  too_often: 'Trop d’essais sans succès. Attendez un peu, puis réessayez.',
  token_unknown: 'Ce lien n’est pas l’un des nôtres. Copiez-le en entier depuis l’e-mail.',
  token_old: 'Ce lien a déjà servi, ou son délai est passé. Demandez-en un nouveau.',
  password_short: 'Le mot de passe est trop court : il lui faut au moins 10 caractères.',
  password_long: 'Le mot de passe est trop long : il peut avoir au plus 256 caractères.',
  password_common:
    'Ce mot de passe fait partie de ceux que tout le monde essaie d’abord. Choisissez-en un autre.',
  passkey_refused:
    'Cette clé d’accès n’est pas connue ici, ou la réponse est venue trop tard. Réessayez.',
  only_way_in:
    'Rien d’autre ne vous laisse entrer. Définissez d’abord un mot de passe, ou ajoutez une autre façon de vous connecter.',
  social_unknown: 'Aucun compte de ce genre n’est lié au vôtre. Rechargez la page.',
  passkey_not_found: 'Cette clé d’accès n’existe pas. Rechargez la page.',
  totp_state_wrong: 'La connexion à deux facteurs a changé entre-temps. Rechargez la page.',
  signed_out:
    'Personne n’est connecté ici, ou la session est finie. Connectez-vous, puis réessayez.',
  form_from_elsewhere:
    'Ce formulaire n’a pas été envoyé depuis notre page ; rien n’a été modifié. Revenez en arrière, rechargez la page et réessayez. Si cela se reproduit, autorisez votre navigateur ou votre extension de confidentialité à indiquer à ce site d’où vient un formulaire.',
  csrf_wrong: 'La page est trop ancienne pour cette modification. Rechargez-la.',
  transaction_id_malformed:
    'Ce n’est pas un identifiant de transaction de ce réseau. Copiez-le depuis votre portefeuille ou votre plateforme.',
  payment_lookup_unavailable:
    'Le réseau ne répond pas pour l’instant. Votre paiement n’est pas concerné. Réessayez dans une minute.',
  too_many_claims:
    'Vous avez signalé autant de paiements qu’un ordre peut en avoir. Nous les vérifions un par un.',
  feedback_not_due: 'Seul un ordre terminé peut être noté, et une seule fois.',
  pair_unavailable:
    'Cette paire ne peut pas être échangée en ce moment. Réessayez plus tard, ou choisissez une autre monnaie.',
  pair_halted:
    'L’opérateur a arrêté les échanges de cette paire. Les ordres déjà créés ne sont pas perdus. Réessayez plus tard.',
  same_currency: 'Choisissez deux monnaies différentes.',
  amount_missing: 'Saisissez un montant.',
  amount_malformed: 'Le montant doit être un simple nombre décimal comme 0.25.',
  amount_too_fine: 'Le montant a plus de décimales que la monnaie. Enlevez-en.',
  amount_too_long: 'Le montant a trop de chiffres.',
  amount_not_positive: 'Le montant doit être supérieur à zéro.',
  stock_unknown:
    'La réserve est en cours de comptage, aucun montant ne peut donc être promis pour l’instant. Réessayez dans quelques secondes.',
  price_stale: 'Les prix du marché sont trop anciens pour une offre. Réessayez dans une minute.',
  rate_limited: 'Trop de requêtes. Attendez une minute et réessayez.',
  fiat_pair_wrong:
    'Un côté doit être une devise (l’argent d’un État), l’autre une monnaie : de usd à btc, c’est un achat, de btc à usd, une vente.',
  fiat_place_unknown:
    'Ce pays ou cet État n’existe pas. Aux États-Unis, il faut aussi indiquer l’État.',
  fiat_provider_unknown: 'Ce prestataire n’existe pas ici.',
  fiat_offer_refused:
    'Le prestataire n’accepte pas cet ordre. Réessayez, ou choisissez-en un autre.',
  fiat_order_unchangeable:
    'Un ordre chez un prestataire ne peut pas être modifié ici. La page du prestataire indique ce qui est possible.',
}
