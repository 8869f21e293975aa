import type { NamespaceMessages } from '../message.ts'

/** When an order waits for a check of its coins, or for its holder to be identified. */
export const identification = {
  title: 'Identification',
  asked: 'This order asks you to identify yourself.',
  askedWhy:
    'Orders of this size, or with coins from certain places, are paid out to people who have been identified.',
  askedNext:
    'You can do it before or after you pay. Once you are identified, the order goes on by itself.',
  askedElse: 'You would rather not? Do not pay, or have your coins sent back.',
  askedHow:
    'It takes a few minutes with our identification service: you show it a document and your face. This site neither sees nor keeps them.',
  begin: 'Identify yourself',
  continue: 'Go on with the identification',
  again: 'Try again',
  opensNew: 'Opens in a new tab',
  pending: 'Your identification is being checked.',
  pendingNext: 'This mostly takes minutes. The order goes on by itself; this page shows it.',
  retry: 'Something could not be read or did not fit.',
  retryNext: 'Try again with a clear picture. Your order and your coins wait.',
  approved: 'You are identified. Nothing more is needed.',
  refused: 'You could not be identified, and this order cannot be paid out.',
  refusedNext:
    'Your coins go back to you. Where we know no refund address yet, we ask for one here.',
  waived: 'The identification is no longer needed for this order.',
  stranger: 'This order waits for its holder to be identified.',
  unavailable:
    'The identification service does not answer just now. Your order and your coins wait; try again in a minute.',
  back: 'Back to the order',
  identifyTitle: 'Identification for your order',
  decided: 'The identification is complete. Read the order to see how it goes on.',
  notAsked: 'This order asks for no identification.',
  notHolder:
    'Only the holder of the order can be identified for it. Open this page in the browser that made the order.',
  holdScreening:
    'We check where these coins came from and where they go, as exchanges must. Where that is not clear, people look. Your coins stay yours: the order goes on after that, or the coins go back to you. You need to do nothing; this page shows it.',
  holdIdentification: 'The payout waits until you are identified.',
  holdIdentificationRefused:
    'You could not be identified, so these coins go back to you. Tell us where to.',
  holdRefundDecided:
    'This exchange cannot be completed. Your coins go back to you. Tell us where to.',
  playTitle: 'Play identification service',
  playText:
    'In the sandbox you are the identification service, too. Nobody’s documents are asked for: decide what became of them.',
  playReference: 'Applicant',
  playStatus: 'Status',
  playUnknown: 'This identification was never begun.',
  playApprove: 'Approve',
  playRetry: 'Ask to try again',
  playLater: 'Check it later',
  playRefuse: 'Refuse for good',
  playDone: 'The exchange has been told. Its order page goes on by itself.',
  playRefusedHere: 'The controls of the sandbox are for whoever runs this exchange.',
  playStarted: 'begun',
  playPending: 'being checked',
  playRetried: 'to be tried again',
  playApproved: 'approved',
  playRefused: 'refused',
} as const satisfies NamespaceMessages
