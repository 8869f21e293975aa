import type { English, Translated } from '../catalogue.ts'

/** When an order waits for a check of its coins, or for its holder to be identified. */
export const identification = {
  title: '본인 확인',
  asked: '이 주문에는 본인 확인이 필요합니다.',
  askedWhy:
    '이 규모의 주문이나 특정한 곳에서 온 코인이 있는 주문은 본인 확인을 마친 분에게 지급합니다.',
  askedNext: '결제 전이나 후에 하실 수 있습니다. 본인 확인이 끝나면 주문은 자동으로 계속됩니다.',
  askedElse: '원하지 않으십니까? 결제하지 않거나, 코인을 돌려받으시면 됩니다.',
  askedHow:
    '저희 본인 확인 서비스에서 몇 분 걸립니다. 신분증과 얼굴을 그 서비스에 보여 주시면 됩니다. 이 사이트는 그것을 보지도 보관하지도 않습니다.',
  begin: '본인 확인하기',
  continue: '본인 확인 계속하기',
  again: '다시 시도',
  opensNew: '새 탭에서 열림',
  pending: '본인 확인을 심사하고 있습니다.',
  pendingNext: '대부분 몇 분 걸립니다. 주문은 자동으로 계속되며 이 페이지에 표시됩니다.',
  retry: '읽을 수 없거나 맞지 않는 부분이 있었습니다.',
  retryNext: '선명한 사진으로 다시 시도하십시오. 주문과 코인은 그대로 기다립니다.',
  approved: '본인 확인이 끝났습니다. 더 하실 일은 없습니다.',
  refused: '본인 확인을 할 수 없어 이 주문은 지급할 수 없습니다.',
  refusedNext: '코인은 고객님께 돌려드립니다. 환불 주소를 아직 모르면 여기에서 여쭙니다.',
  waived: '이 주문에는 본인 확인이 더 이상 필요하지 않습니다.',
  stranger: '이 주문은 보유자의 본인 확인을 기다리고 있습니다.',
  unavailable:
    '본인 확인 서비스가 지금 응답하지 않습니다. 주문과 코인은 그대로 기다립니다. 1분 후 다시 시도하십시오.',
  back: '주문으로 돌아가기',
  identifyTitle: '주문의 본인 확인',
  decided: '본인 확인이 완료되었습니다. 이후 진행은 주문에서 확인하십시오.',
  notAsked: '이 주문에는 본인 확인이 필요 없습니다.',
  notHolder:
    '주문의 보유자만 본인 확인을 할 수 있습니다. 주문을 만든 브라우저에서 이 페이지를 여십시오.',
  holdScreening:
    '교환 서비스의 의무에 따라 이 코인이 어디에서 왔고 어디로 가는지 확인합니다. 분명하지 않으면 사람이 살펴봅니다. 코인은 계속 고객님의 것입니다. 확인이 끝나면 주문이 계속되거나 코인을 돌려드립니다. 하실 일은 없으며 이 페이지에 진행이 표시됩니다.',
  holdIdentification: '본인 확인이 끝날 때까지 지급이 보류됩니다.',
  holdIdentificationRefused:
    '본인 확인을 할 수 없어 이 코인을 돌려드립니다. 받을 주소를 알려 주십시오.',
  holdRefundDecided:
    '이 교환은 완료할 수 없습니다. 코인을 돌려드립니다. 받을 주소를 알려 주십시오.',
  playTitle: '체험용 본인 확인 서비스',
  playText:
    '샌드박스에서는 고객님이 본인 확인 서비스 역할도 합니다. 누구의 신분증도 요구하지 않습니다. 심사 결과를 정하십시오.',
  playReference: '신청자',
  playStatus: '상태',
  playUnknown: '시작된 적이 없는 본인 확인입니다.',
  playApprove: '승인',
  playRetry: '다시 시도 요청',
  playLater: '나중에 심사',
  playRefuse: '최종 거부',
  playDone: '교환 서비스에 전달되었습니다. 주문 페이지는 자동으로 계속됩니다.',
  playRefusedHere: '샌드박스 조작은 이 교환 서비스를 운영하는 사람만 할 수 있습니다.',
  playStarted: '시작됨',
  playPending: '심사 중',
  playRetried: '다시 시도 필요',
  playApproved: '승인됨',
  playRefused: '거부됨',
} as const satisfies Translated<English['identification']>
