import type { RefusalTexts } from './refusal-texts.ts'

export const portuguese: RefusalTexts = {
  order_not_found:
    'Esta ordem não existe. Verifique o link: uma ordem só é encontrada pelo seu código completo.',
  not_the_holder:
    'Só quem criou a ordem pode alterá-la: no mesmo navegador, tendo entrado na sua conta ou com o link secreto.',
  proof_needed:
    'Mostre primeiro que é você: com a sua senha, um código ou uma chave de acesso, ou entrando de novo. Você entrou há mais de dez minutos.',
  change_too_late: 'Isto já não pode ser alterado: a troca está adiantada demais.',
  choice_not_offered:
    'A ordem não espera por esta decisão. Recarregue-a para ver o que ela oferece.',
  offer_forged: 'Esta oferta não foi feita para esta ordem. Veja a ordem de novo e decida.',
  offer_expired: 'A oferta expirou. Veja a nova e decida de novo.',
  offer_withdrawn: 'O mercado ou o que chegou mudou desde a oferta. Veja a nova e decida de novo.',
  refund_too_small: 'O que chegou não cobre a tarifa de rede da devolução.',
  refund_address_missing:
    'Informe um endereço de reembolso: para onde as moedas voltam se a troca não puder ser concluída.',
  email_malformed: 'Este não é um endereço de e-mail. Corrija-o ou deixe o campo vazio.',
  address_malformed: 'Este não é um endereço da rede da moeda. Copie-o de novo da sua carteira.',
  address_bad_checksum:
    'O endereço está escrito errado: a soma de verificação não confere. Copie-o de novo da sua carteira.',
  address_wrong_network:
    'Este endereço é de uma rede diferente da rede da moeda. Moedas enviadas para lá se perderiam.',
  address_wrong_flavour:
    'Este endereço é de uma rede de outro tipo: moedas de teste e moedas reais não se misturam. Copie o certo.',
  address_unspendable:
    'Ninguém jamais poderia mover moedas que chegassem a este endereço. Copie o seu próprio da sua carteira.',
  address_shielded:
    'Este é um endereço blindado. Daqui só é possível pagar a endereços transparentes, que começam com t1 ou t3.',
  address_legacy:
    'Este endereço é da primeira rede, já desativada. Copie o que a sua carteira mostra para a atual.',
  address_is_ours:
    'Este é um dos nossos próprios endereços de depósito. Digite um endereço da sua carteira para que as moedas cheguem até você.',
  address_restricted: 'Não podemos enviar para este endereço. Use outro endereço seu.',
  extra_id_missing:
    'Este endereço precisa de um memo ou destination tag. Sem ele, as moedas não podem ser creditadas.',
  extra_id_malformed: 'O memo ou destination tag não segue as regras da rede.',
  extra_id_not_supported: 'Esta rede não tem memo nem destination tag. Deixe o campo vazio.',
  extra_id_conflict:
    'O endereço já contém um memo ou tag, e ao lado há outro diferente. Retire um dos dois.',
  too_many_open_guaranteed:
    'Uma taxa garantida deste par já está reservada para você e ainda não foi paga. Pague essa ordem, deixe que ela expire ou escolha a taxa variável.',
  rate_id_expired: 'A taxa garantida expirou. Peça uma nova.',
  rate_id_used: 'Com esta taxa garantida já foi criada uma ordem. Peça uma nova.',
  rate_withdrawn: 'O mercado se moveu, e a taxa garantida foi retirada. Peça uma nova.',
  name_malformed: 'Este não é um nome como alice.eth. Verifique a grafia.',
  name_spoofed:
    'Este nome está escrito com caracteres que se parecem com outros ou são invisíveis. Talvez queiram enganar você: digite o nome você mesmo ou peça o endereço.',
  name_not_supported:
    'Nomes com esta terminação não são conhecidos aqui. Digite o próprio endereço.',
  name_not_found: 'Ninguém registrou este nome. Verifique a grafia.',
  name_has_no_address:
    'O nome está registrado, mas não informa nenhum endereço para esta moeda nesta rede. Peça o endereço.',
  name_address_wrong:
    'O que o nome informa para esta moeda não é um endereço da rede dela. Peça o endereço ao dono.',
  name_provider_unreachable:
    'O serviço de nomes não responde neste momento. Tente de novo em um minuto ou digite o próprio endereço.',
  name_changed:
    'O nome agora corresponde a um endereço diferente do que foi mostrado a você. Procure-o de novo e confira o endereço.',
  account_name_length: 'O nome de uma nova conta EOS tem exatamente 12 caracteres.',
  account_name_dot: 'O nome de uma nova conta EOS não pode conter um ponto.',
  account_name_characters:
    'O nome de uma conta EOS contém só as letras de a até z e os dígitos de 1 a 5.',
  account_name_first: 'O nome de uma conta EOS começa com uma letra.',
  account_name_taken: 'Outra pessoa tem este nome de conta. Escolha outro.',
  account_key_malformed:
    'Esta não é uma chave pública EOS. Ela começa com EOS ou PUB_K1_; copie-a de novo da sua carteira.',
  account_key_private:
    'Esta é uma chave privada. Nunca a dê a ninguém: informe a pública e use um novo par, porque este já foi mostrado.',
  account_names_unreachable:
    'A rede EOS não diz neste momento se o nome está livre. Tente de novo em um minuto.',
  funds_request_not_supported:
    'Este provedor de carteiras não conhece o nome. Envie você mesmo o pagamento da sua carteira.',
  funds_request_refused:
    'O provedor de carteiras não pede este pagamento. Envie-o você mesmo da sua carteira.',
  funds_provider_unreachable:
    'O provedor de carteiras não responde neste momento. Tente de novo em um minuto ou envie você mesmo o pagamento.',
  funds_request_too_late: 'A ordem já não espera pelo seu pagamento.',
  identification_not_asked: 'Esta ordem não pede identificação.',
  identification_decided: 'A identificação está concluída. Na ordem se vê como ela continua.',
  identification_unavailable:
    'O serviço de identificação não responde. A sua ordem espera; tente de novo em um minuto.',
  favourite_not_found: 'Este endereço não está entre os das suas ordens.',
  favourite_name_malformed: 'Um nome tem no máximo 60 caracteres, todos visíveis. Escolha outro.',
  captcha_missing: 'A verificação de segurança falhou. Recarregue a página e tente de novo.',
  captcha_wrong: 'A verificação de segurança expirou. Tente de novo.',
  japan_unconfirmed: 'Confirme primeiro que você não reside no Japão.',
  too_often: 'Tentativas demais sem sucesso. Espere um pouco e tente de novo.',
  token_unknown: 'Este link não é nosso. Copie-o por inteiro do e-mail.',
  token_old: 'Este link já foi usado ou o prazo dele passou. Peça um novo.',
  password_short: 'A senha é curta demais: precisa de no mínimo 10 caracteres.',
  password_long: 'A senha é longa demais: pode ter no máximo 256 caracteres.',
  password_common: 'Esta senha é uma das que todo mundo tenta primeiro. Escolha outra.',
  passkey_refused:
    'Esta chave de acesso não é conhecida aqui ou a resposta chegou tarde demais. Tente de novo.',
  only_way_in:
    'Esta é a sua única forma de entrar. Escolha antes uma senha ou configure outra forma.',
  social_unknown: 'Não há nenhuma conta assim vinculada à sua. Recarregue a página.',
  passkey_not_found: 'Esta chave de acesso não existe. Recarregue a página.',
  totp_state_wrong: 'A entrada com dois fatores mudou nesse meio-tempo. Recarregue a página.',
  signed_out: 'Ninguém entrou aqui, ou a sessão terminou. Entre e tente de novo.',
  form_from_elsewhere:
    'Este formulário não foi enviado da nossa página, por isso nada foi alterado. Volte, recarregue a página e tente novamente. Se acontecer de novo, permita que o navegador ou a extensão de privacidade informe a este site de onde vem um formulário.',
  csrf_wrong: 'A página é antiga demais para esta alteração. Recarregue-a.',
  transaction_id_malformed:
    'Isto não é um ID de transação desta rede. Copie-o da sua carteira ou corretora.',
  payment_lookup_unavailable:
    'Não conseguimos consultar a rede agora. O seu pagamento não é afetado. Tente de novo dentro de um minuto.',
  too_many_claims:
    'Já comunicou todos os pagamentos que uma ordem pode ter. Verificamo-los um a um.',
  feedback_not_due: 'Só uma ordem concluída pode ser avaliada, e uma só vez.',
  pair_unavailable:
    'Este par não pode ser trocado no momento. Tente mais tarde ou escolha outra moeda.',
  pair_halted:
    'O operador parou as trocas deste par. As ordens já criadas não se perdem. Tente mais tarde.',
  same_currency: 'Escolha duas moedas diferentes.',
  amount_missing: 'Digite um valor.',
  amount_malformed: 'O valor precisa ser um número decimal simples como 0.25.',
  amount_too_fine: 'O valor tem mais casas decimais do que a moeda. Retire algumas.',
  amount_too_long: 'O valor tem dígitos demais.',
  amount_not_positive: 'O valor precisa ser maior que zero.',
  stock_unknown:
    'O estoque está sendo contado, por isso nenhum valor pode ser prometido agora. Tente de novo em alguns segundos.',
  price_stale:
    'Os preços de mercado são antigos demais para uma oferta. Tente de novo em um minuto.',
  rate_limited: 'Solicitações demais. Espere um minuto e tente de novo.',
  fiat_pair_wrong:
    'De um lado precisa estar a moeda de um país, do outro uma criptomoeda: usd para btc é uma compra, btc para usd uma venda.',
  fiat_place_unknown:
    'Este país ou estado não existe. Nos Estados Unidos também é preciso informar o estado.',
  fiat_provider_unknown: 'Este provedor não existe aqui.',
  fiat_offer_refused: 'O provedor não aceita esta ordem. Tente de novo ou escolha outro.',
  fiat_order_unchangeable:
    'Uma ordem com um provedor não pode ser alterada aqui. A página do provedor diz o que é possível.',
}
