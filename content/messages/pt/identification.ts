import type { English, Translated } from '../catalogue.ts'

export const identification = {
  title: 'Identificação',
  asked: 'Esta ordem pede que você se identifique.',
  askedWhy:
    'O envio de ordens deste tamanho, ou com moedas de certas procedências, é feito a pessoas que se identificaram.',
  askedNext:
    'Você pode fazer isso antes ou depois de pagar. Assim que estiver identificado, a ordem continua sozinha.',
  askedElse: 'Prefere não fazer isso? Não pague, ou peça as suas moedas de volta.',
  askedHow:
    'Leva alguns minutos com o nosso serviço de identificação: você mostra a ele um documento e o seu rosto. Este site não os vê nem os guarda.',
  begin: 'Identificar-se',
  continue: 'Continuar a identificação',
  again: 'Tentar de novo',
  opensNew: 'Abre em uma nova aba',
  pending: 'A sua identificação está sendo verificada.',
  pendingNext: 'Em geral leva alguns minutos. A ordem continua sozinha; esta página mostra isso.',
  retry: 'Algo não pôde ser lido ou não conferia.',
  retryNext: 'Tente de novo com uma imagem nítida. A sua ordem e as suas moedas esperam.',
  approved: 'Você está identificado. Não é preciso mais nada.',
  refused: 'Não foi possível identificar você, e o envio desta ordem não pode ser feito.',
  refusedNext:
    'As suas moedas voltam para você. Se ainda não conhecemos um endereço de reembolso, pedimos um aqui.',
  waived: 'A identificação já não é necessária para esta ordem.',
  stranger: 'Esta ordem espera que o titular dela se identifique.',
  unavailable:
    'O serviço de identificação não responde neste momento. A sua ordem e as suas moedas esperam; tente de novo em um minuto.',
  back: 'Voltar à ordem',
  identifyTitle: 'Identificação para a sua ordem',
  decided: 'A identificação está concluída. Veja na ordem como ela continua.',
  notAsked: 'Esta ordem não pede identificação.',
  notHolder:
    'Só o titular da ordem pode se identificar para ela. Abra esta página no navegador que criou a ordem.',
  holdScreening:
    'Verificamos de onde estas moedas vieram e para onde vão, como os serviços de troca devem fazer. Quando isso não está claro, pessoas examinam. As suas moedas continuam suas: depois disso a ordem continua, ou as moedas voltam para você. Você não precisa fazer nada; esta página mostra.',
  holdIdentification: 'O envio a você espera até que se identifique.',
  holdIdentificationRefused:
    'Não foi possível identificar você, por isso estas moedas voltam para você. Diga-nos para onde.',
  holdRefundDecided:
    'Esta troca não pode ser concluída. As suas moedas voltam para você. Diga-nos para onde.',
  playTitle: 'Serviço de identificação de teste',
  playText:
    'Na área de testes você é também o serviço de identificação. Não se pedem documentos a ninguém: decida o que resultou deles.',
  playReference: 'Solicitante',
  playStatus: 'Estado',
  playUnknown: 'Esta identificação nunca foi iniciada.',
  playApprove: 'Aprovar',
  playRetry: 'Pedir nova tentativa',
  playLater: 'Verificar mais tarde',
  playRefuse: 'Recusar em definitivo',
  playDone: 'O serviço de troca foi informado. A página da ordem continua sozinha.',
  playRefusedHere: 'Os controles da área de testes são para quem opera este serviço de troca.',
  playStarted: 'iniciada',
  playPending: 'em verificação',
  playRetried: 'a tentar de novo',
  playApproved: 'aprovada',
  playRefused: 'recusada',
} as const satisfies Translated<English['identification']>
