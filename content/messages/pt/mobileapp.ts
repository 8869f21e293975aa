import type { English, Translated } from '../catalogue.ts'

export const mobileapp = {
  metaTitle: 'A troca no seu celular · {brand}',
  metaDescription:
    'Como colocar o serviço de troca na tela inicial de um celular Android, de um iPhone ou de um iPad, e o que ele faz ali.',
  title: 'A troca no seu celular',
  lead: 'Coloque este site na sua tela inicial, e ele abre como um aplicativo. É o mesmo serviço: cada tarifa à vista desde o começo e nenhuma conta necessária.',
  picture: 'Desenho de um celular que mostra o formulário de troca',
  androidTitle: 'No Android',
  androidOpen: 'Abra este site no Chrome.',
  androidMenu: 'Toque nos três pontos no alto.',
  androidAdd: 'Escolha “Adicionar à tela inicial” ou “Instalar app” e confirme.',
  iosTitle: 'No iPhone e no iPad',
  iosOpen: 'Abra este site no Safari.',
  iosShare: 'Toque no botão de compartilhar, o quadrado com uma seta.',
  iosAdd: 'Escolha “Adicionar à Tela de Início” e confirme.',
  canTitle: 'O que ele faz em um celular',
  canExchangeTitle: 'Trocar com uma só mão',
  canExchangeText:
    'O teclado numérico se abre para os valores, e a lista de moedas ocupa a tela inteira.',
  canScanTitle: 'Escanear um endereço',
  canScanText: 'A câmera lê o código QR da sua carteira, e nada precisa ser digitado.',
  canFollowTitle: 'Acompanhar uma ordem',
  canFollowText:
    'A página de uma ordem se atualiza sozinha, do pagamento visto até as moedas enviadas.',
  canPasskeyTitle: 'Entrar com o dedo ou o rosto',
  canPasskeyText: 'Se você tem uma conta, uma chave de acesso do seu celular substitui a senha.',
  storesTitle: 'De uma loja',
  storesText: 'O operador deste serviço de troca também oferece aplicativos próprios.',
  storeIos: 'App Store',
  storeAndroid: 'Google Play',
  safeTitle: 'Tenha certeza de que é este site',
  safeText:
    'Olhe o endereço antes de adicioná-lo: {host}. Um aplicativo de nome parecido vindo de outro lugar pode não ser nosso, e ninguém aqui pede nunca as palavras secretas da sua carteira.',
  start: 'Abrir a troca',
} as const satisfies Translated<English['mobileapp']>
