import type { English, Translated } from '../catalogue.ts'

export const address = {
  paste: 'Colar',
  pasteRefused:
    'O navegador não nos deixou ler a área de transferência. Cole no campo manualmente.',
  scan: 'Ler um código QR',
  scanTitle: 'Ler um código QR',
  scanClose: 'Fechar',
  scanHint: 'Coloque o código diante da câmera ou escolha uma imagem dele.',
  scanPicture: 'Escolher uma imagem',
  scanPrivate: 'As imagens são lidas neste navegador e não são enviadas a lugar nenhum.',
  cameraView: 'O que a câmera vê',
  cameraUnavailable:
    'Este navegador não oferece uma câmera a esta página. Escolha uma imagem do código.',
  cameraRefused:
    'O uso da câmera não foi permitido. Permita-o nas configurações do navegador para esta página ou escolha uma imagem.',
  cameraMissing: 'Não há nenhuma câmera. Escolha uma imagem do código.',
  cameraBusy:
    'A câmera não responde; talvez outro programa a esteja usando. Em vez disso, escolha uma imagem.',
  noCodeInPicture: 'Não se vê nenhum código QR nesta imagem. Tente uma que o mostre maior.',
  pictureUnreadable: 'Este arquivo não é uma imagem que o navegador consiga ler.',
  readerMissing:
    'Não foi possível carregar o leitor de códigos. Verifique a sua conexão e tente de novo.',
  scanMissing: 'Não foi possível carregar o leitor. Verifique a sua conexão e tente de novo.',
  checking: 'Verificando o endereço…',
  resolving: 'Procurando {name}…',
  fits: 'Este é um endereço válido da rede {network}.',
  alsoFits:
    'Válido na rede {network}, e tem a mesma aparência em {networks}. Verifique se é o seu endereço da rede {network}.',
  compare: 'Compare-o com a sua carteira, grupo por grupo:',
  nameStandsFor: '<name>{alias}</name> corresponde a este endereço, segundo {provider}:',
  nameInAscii: 'Em letras simples: {name}',
  otherNetwork: 'Este endereço é de {networks}, não da rede {network}.',
  wrong: 'Este não é um endereço válido da rede {network}.',
  unspendable:
    'Ninguém jamais poderia mover moedas que chegassem a este endereço. Copie o seu próprio da sua carteira.',
  ours: 'Este é um dos nossos próprios endereços de depósito. Digite um endereço da sua carteira para que as moedas cheguem até você.',
  restricted: 'Não podemos enviar para este endereço. Use outro endereço seu.',
  badChecksum: 'Há um caractere errado: o endereço não confere com a própria soma de verificação.',
  extraIdMissing: 'Digite o {name} ou marque que este endereço não precisa de nenhum.',
  extraIdWrong: 'Este não é um {name} que a rede {network} aceite.',
  extraIdConflict: 'O endereço já contém um {name} próprio, e este é outro.',
  extraIdHint: 'As corretoras dão um junto com o endereço. Carteiras particulares não têm.',
  extraIdFilled: 'Este {name} veio com o endereço.',
  extraIdWarningTitle: 'Este é um endereço em uma corretora? Então ele tem um {name}.',
  extraIdWarning:
    'Sem o {name} certo, as moedas chegam à corretora, mas não à sua conta, e ninguém pode devolvê-las por você.',
  noExtraId: 'Este endereço não precisa de {name}',
  uriOtherCoin: 'Este pedido de pagamento não é para {ticker} na rede {network}.',
  uriUnsupported:
    'Este pedido de pagamento pede algo que não podemos fazer. Digite apenas o endereço.',
  uriMalformed: 'Não é possível ler este pedido de pagamento. Digite apenas o endereço.',
  uriAmount: 'O pedido de pagamento pede {amount} {ticker}.',
  uriUseAmount: 'Receber {amount} {ticker}',
  earlier: 'Usados antes neste navegador',
  earlierForget: 'Esquecer {address}',
  earlierExtraId: '{name}: {extraId}',
  earlierOwn: 'Usados antes',
  earlierName: 'Dar um nome a {address}',
  nameLabel: 'Nome de {address}',
  nameHint: 'Só você o vê. Deixe vazio para não dar nome.',
  nameSave: 'Salvar o nome',
  nameCancel: 'Cancelar',
  keep: 'Lembrar endereços neste navegador',
  keepHint:
    'Eles ficam guardados só neste dispositivo, depois que uma ordem é criada. Ao desativar, são esquecidos.',
  providerEns: 'ENS',
  providerUnstoppable: 'Unstoppable Domains',
  providerSandbox: 'o mundo de teste',
} as const satisfies Translated<English['address']>
