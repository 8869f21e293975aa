import type { English, Translated } from '../catalogue.ts'

export const lostPayment = {
  title: '결제했는데 아무 변화가 없나요?',
  text: '지갑이나 거래소의 트랜잭션 ID를 입력하세요. 네트워크에서 찾아 결제가 어떻게 되었는지 알려 드립니다.',
  label: '트랜잭션 ID',
  hint: 'TXID 또는 해시라고도 합니다. 탐색기 링크를 붙여 넣어도 됩니다.',
  find: '내 결제 찾기',
  notFound:
    '{network}에서 이 ID로 저희에게 보낸 결제를 아직 찾을 수 없습니다. 방금 보냈다면 1분 뒤 다시 시도하세요. 그렇지 않다면 ID와 보낸 네트워크를 확인하세요.',
  pending: '트랜잭션이 보이지만 아직 승인되지 않았습니다. 승인되면 여기에 자동으로 표시됩니다.',
  failed:
    '네트워크가 이 트랜잭션을 처리하지 않아 도착한 것이 없습니다. 지갑을 확인한 뒤 다시 보내세요.',
  notOurs: '이 트랜잭션은 승인되었지만 저희에게 결제하지 않았습니다. ID와 보낸 주소를 확인하세요.',
  dropped:
    '네트워크가 이 트랜잭션을 버려 도착한 것이 없습니다. 다시 나타나면 반영됩니다. 다시 보내기 전에 지갑을 확인하세요.',
  beforeOrder:
    '이 결제는 이 주문이 만들어지기 전에 도착했습니다. 결제하려던 주문을 열어 거기서 찾으세요.',
  otherOrder: '이 결제는 다른 주문의 것입니다.',
  otherOrderOwn: '이 결제는 회원님의 주문 {id}의 것입니다.',
  inOrder: '{amount} {ticker} 결제가 이 주문에 포함되어 있습니다: 승인 {confirmations}/{needed}.',
  assigned: '{amount} {ticker} 결제가 이제 이 주문에 포함되었습니다.',
  claimed: '{amount} {ticker} 결제를 찾았습니다. 진행 상황이 이 페이지에 표시됩니다.',
  claimTitle: '결제를 찾았습니다',
  memoMissing:
    '{name} 없이 도착했습니다. 자금은 안전합니다. 본인의 결제인지 확인한 뒤 이 주문에 넣습니다.',
  memoWrong:
    '다른 {name}으로 도착했습니다. 자금은 안전합니다. 본인의 결제인지 확인한 뒤 이 주문에 넣습니다.',
  otherCoin:
    '이 주문은 {expected}용인데 다른 코인을 보내셨습니다. 자금은 안전하지만 이 주문으로는 교환할 수 없습니다.',
  otherNetwork:
    '{network}이(가) 아닌 다른 네트워크로 보내셨습니다. 자금은 안전하지만 이 주문으로는 교환할 수 없습니다.',
  confirmations: '승인 {confirmations}/{needed}',
  review: '확인하고 있습니다. 하실 일은 없습니다. 이 페이지는 자동으로 갱신됩니다.',
  done: '주문에 들어가 교환되고 있습니다.',
  unproven: '본인의 결제임을 확인할 수 없어 이 주문에 넣지 않았습니다.',
  returned: '보낸 주소로 돌려보냈습니다.',
  contact: '궁금한 점은 주문 코드와 트랜잭션 ID를 적어 {support}(으)로 보내 주세요.',
  move: '지금 교환하려면 이 코인을 보내는 주문을 만드세요. 그 주문 페이지에서 같은 ID를 입력하면 결제가 바로 옮겨집니다.',
  moveLink: '{amount} {ticker} 주문 만들기',
  report: '이 결제 알리기',
  eventClaimed: '누락된 결제를 알렸습니다',
  eventAssigned: '알린 결제가 주문에 들어갔습니다',
  eventRefused: '알린 결제가 추가되지 않았습니다',
  playNoMemo: '메모 없이 결제',
  playClaimTitle: '알려진 결제에 대해 결정',
  playAssign: '주문에 추가',
  playUnproven: '확인되지 않음',
  playReturned: '돌려보냄',
} as const satisfies Translated<English['lostPayment']>
