import type { RefusalTexts } from './refusal-texts.ts'

export const korean: RefusalTexts = {
  order_not_found:
    '없는 주문입니다. 링크를 확인하십시오. 주문은 주문 번호 전체로만 찾을 수 있습니다.',
  not_the_holder:
    '주문은 만든 사람만 바꿀 수 있습니다. 같은 브라우저에서, 자신의 계정에 로그인하여, 또는 비밀 링크로 바꾸십시오.',
  proof_needed:
    '먼저 비밀번호, 코드, 패스키로, 또는 다시 로그인하여 본인임을 확인해 주십시오. 로그인한 지 10분이 넘었습니다.',
  change_too_late: '더 이상 바꿀 수 없습니다. 교환이 이미 너무 많이 진행되었습니다.',
  choice_not_offered:
    '주문이 이 결정을 기다리고 있지 않습니다. 새로 고쳐 어떤 선택이 있는지 확인하십시오.',
  offer_forged: '이 제안은 이 주문을 위한 것이 아닙니다. 주문을 다시 보고 결정하십시오.',
  offer_expired: '제안이 만료되었습니다. 새 제안을 보고 다시 결정하십시오.',
  offer_withdrawn:
    '제안한 뒤 시장이나 도착한 금액이 바뀌었습니다. 새 제안을 보고 다시 결정하십시오.',
  refund_too_small: '도착한 금액이 돌려보내는 네트워크 수수료보다 적습니다.',
  refund_address_missing: '환불 주소를 입력하십시오. 교환할 수 없을 때 코인을 돌려받을 주소입니다.',
  email_malformed: '이메일 주소가 아닙니다. 고치거나 비워 두십시오.',
  address_malformed: '이 코인 네트워크의 주소가 아닙니다. 지갑에서 다시 복사하십시오.',
  address_bad_checksum:
    '주소가 잘못 적혔습니다. 체크섬이 맞지 않습니다. 지갑에서 다시 복사하십시오.',
  address_wrong_network:
    '이 코인의 네트워크가 아닌 다른 네트워크의 주소입니다. 그곳으로 보낸 코인은 잃게 됩니다.',
  address_wrong_flavour:
    '다른 종류의 체인 주소입니다. 시험용 코인과 실제 코인은 서로 쓸 수 없습니다. 올바른 주소를 복사하십시오.',
  address_unspendable:
    '이 주소에 도착한 코인은 아무도 옮길 수 없습니다. 지갑에서 고객님의 주소를 복사하십시오.',
  address_shielded:
    '차폐 주소입니다. 이곳에서는 t1 또는 t3으로 시작하는 투명 주소로만 보낼 수 있습니다.',
  address_legacy:
    '이 네트워크의 중단된 첫 체인 주소입니다. 지갑이 현재 체인용으로 보여 주는 주소를 복사하십시오.',
  address_is_ours:
    '이 주소는 저희의 입금 주소입니다. 코인을 받으실 수 있도록 고객님 지갑의 주소를 입력하십시오.',
  address_restricted: '이 주소로는 보낼 수 없습니다. 고객님의 다른 주소를 사용하세요.',
  extra_id_missing:
    '이 주소에는 메모 또는 Destination tag가 필요합니다. 없으면 코인이 입금 처리되지 않습니다.',
  extra_id_malformed: '메모 또는 Destination tag가 네트워크 규칙에 맞지 않습니다.',
  extra_id_not_supported: '이 네트워크에는 메모나 Destination tag가 없습니다. 비워 두십시오.',
  extra_id_conflict:
    '주소에 이미 메모나 태그가 들어 있는데, 따로 입력한 값이 다릅니다. 둘 중 하나를 빼십시오.',
  too_many_open_guaranteed:
    '이 코인 쌍의 보장 환율이 이미 고객님을 위해 잡혀 있으며 아직 결제되지 않았습니다. 그 주문을 결제하거나, 만료되게 두거나, 변동 환율을 선택하십시오.',
  rate_id_expired: '보장 환율이 만료되었습니다. 새 환율을 요청하십시오.',
  rate_id_used: '이 보장 환율로 이미 주문이 만들어졌습니다. 새 환율을 요청하십시오.',
  rate_withdrawn: '시장이 움직여 보장 환율이 철회되었습니다. 새 환율을 요청하십시오.',
  name_malformed: 'alice.eth 같은 이름이 아닙니다. 철자를 확인하십시오.',
  name_spoofed:
    '다른 글자와 비슷하거나 보이지 않는 글자로 적힌 이름입니다. 속이려는 것일 수 있습니다. 이름을 직접 입력하거나 주소를 물어보십시오.',
  name_not_supported: '이렇게 끝나는 이름은 이곳에서 지원하지 않습니다. 주소를 직접 입력하십시오.',
  name_not_found: '등록되지 않은 이름입니다. 철자를 확인하십시오.',
  name_has_no_address:
    '이름은 등록되어 있지만 이 네트워크에서 이 코인의 주소가 없습니다. 주소를 물어보십시오.',
  name_address_wrong:
    '이 이름에 등록된 이 코인의 주소가 해당 네트워크의 주소가 아닙니다. 소유자에게 주소를 물어보십시오.',
  name_provider_unreachable:
    '이름 서비스가 지금 응답하지 않습니다. 1분 후 다시 시도하거나 주소를 직접 입력하십시오.',
  name_changed:
    '이름이 이제 보여 드린 것과 다른 주소를 가리킵니다. 다시 조회하여 주소를 확인하십시오.',
  account_name_length: '새 EOS 계정의 이름은 정확히 12자입니다.',
  account_name_dot: '새 EOS 계정의 이름에는 점을 쓸 수 없습니다.',
  account_name_characters: 'EOS 계정의 이름에는 영문 소문자 a~z와 숫자 1~5만 쓸 수 있습니다.',
  account_name_first: 'EOS 계정의 이름은 영문자로 시작합니다.',
  account_name_taken: '다른 사람이 쓰는 계정 이름입니다. 다른 이름을 선택하십시오.',
  account_key_malformed:
    'EOS 공개 키가 아닙니다. 공개 키는 EOS 또는 PUB_K1_로 시작합니다. 지갑에서 다시 복사하십시오.',
  account_key_private:
    '이것은 개인 키입니다. 절대 누구에게도 주지 마십시오. 공개 키를 입력하되, 이 키는 노출되었으니 새 키 쌍을 쓰십시오.',
  account_names_unreachable:
    'EOS 네트워크에서 이름을 쓸 수 있는지 지금 확인할 수 없습니다. 1분 후 다시 시도하십시오.',
  funds_request_not_supported:
    '이 지갑 제공업체는 그 이름을 알지 못합니다. 지갑에서 직접 결제를 보내십시오.',
  funds_request_refused: '지갑 제공업체가 이 결제를 요청하지 않습니다. 지갑에서 직접 보내십시오.',
  funds_provider_unreachable:
    '지갑 제공업체가 지금 응답하지 않습니다. 1분 후 다시 시도하거나 결제를 직접 보내십시오.',
  funds_request_too_late: '주문이 더 이상 결제를 기다리지 않습니다.',
  identification_not_asked: '이 주문에는 본인 확인이 필요 없습니다.',
  identification_decided: '본인 확인이 완료되었습니다. 이후 진행은 주문에서 확인하십시오.',
  identification_unavailable:
    '본인 확인 서비스가 응답하지 않습니다. 주문은 그대로 기다립니다. 1분 후 다시 시도하십시오.',
  favourite_not_found: '고객님 주문의 주소가 아닙니다.',
  favourite_name_malformed:
    '이름은 60자 이하이며 모두 보이는 글자여야 합니다. 다른 이름을 정하십시오.',
  captcha_missing: '보안 확인에 실패했습니다. 페이지를 새로고침한 후 다시 시도하십시오.',
  captcha_wrong: '보안 확인이 만료되었습니다. 다시 시도하십시오.',
  japan_unconfirmed: '먼저 일본 거주자가 아님을 확인하십시오.',
  too_often: '실패한 시도가 너무 많습니다. 잠시 기다렸다가 다시 시도하십시오.',
  token_unknown: '저희가 보낸 링크가 아닙니다. 메일에서 링크 전체를 복사하십시오.',
  token_old: '이미 사용되었거나 기한이 지난 링크입니다. 새 링크를 요청하십시오.',
  password_short: '비밀번호가 너무 짧습니다. 10자 이상이어야 합니다.',
  password_long: '비밀번호가 너무 깁니다. 256자 이하여야 합니다.',
  password_common: '누구나 먼저 시도하는 비밀번호입니다. 다른 것을 정하십시오.',
  passkey_refused: '이곳에 등록되지 않은 패스키이거나 응답이 너무 늦었습니다. 다시 시도하십시오.',
  only_way_in:
    '이것 말고는 들어올 방법이 없습니다. 먼저 비밀번호를 정하거나 다른 방법을 추가하십시오.',
  social_unknown: '고객님 계정에 연결된 그런 계정이 없습니다. 페이지를 새로 고치십시오.',
  passkey_not_found: '없는 패스키입니다. 페이지를 새로 고치십시오.',
  totp_state_wrong: '그사이 2단계 인증 상태가 바뀌었습니다. 페이지를 새로 고치십시오.',
  signed_out: '로그인되어 있지 않거나 세션이 끝났습니다. 로그인한 뒤 다시 시도하십시오.',
  form_from_elsewhere:
    '이 양식은 저희 페이지에서 전송되지 않아 아무것도 변경되지 않았습니다. 뒤로 가서 페이지를 새로 고친 다음 다시 시도하십시오. 다시 발생하면 브라우저나 개인정보 보호 확장 프로그램이 양식의 출처를 이 사이트에 알리도록 허용하십시오.',
  csrf_wrong: '이 변경을 하기에는 페이지가 너무 오래되었습니다. 새로 고치십시오.',
  transaction_id_malformed: '이 네트워크의 트랜잭션 ID가 아닙니다. 지갑이나 거래소에서 복사하세요.',
  payment_lookup_unavailable:
    '지금 네트워크에 연결할 수 없습니다. 결제에는 영향이 없습니다. 1분 뒤 다시 시도하세요.',
  too_many_claims: '주문 하나에 알릴 수 있는 결제를 모두 알리셨습니다. 차례로 확인하고 있습니다.',
  feedback_not_due: '완료된 주문만 한 번 평가할 수 있습니다.',
  pair_unavailable:
    '이 코인 쌍은 지금 교환할 수 없습니다. 나중에 다시 시도하거나 다른 코인을 선택하십시오.',
  pair_halted:
    '운영자가 이 코인 쌍의 교환을 중단했습니다. 이미 만든 주문은 사라지지 않습니다. 나중에 다시 시도하십시오.',
  same_currency: '서로 다른 두 코인을 선택하십시오.',
  amount_missing: '금액을 입력하십시오.',
  amount_malformed: '금액은 0.25 같은 단순한 소수여야 합니다.',
  amount_too_fine: '금액의 소수 자릿수가 코인보다 많습니다. 줄이십시오.',
  amount_too_long: '금액의 자릿수가 너무 많습니다.',
  amount_not_positive: '금액은 0보다 커야 합니다.',
  stock_unknown: '보유량을 세고 있어 지금은 금액을 약속할 수 없습니다. 몇 초 후 다시 시도하십시오.',
  price_stale: '제안하기에는 시장 가격이 너무 오래되었습니다. 1분 후 다시 시도하십시오.',
  rate_limited: '요청이 너무 많습니다. 1분 기다린 뒤 다시 시도하십시오.',
  fiat_pair_wrong:
    '한쪽은 법정 화폐, 다른 쪽은 코인이어야 합니다. usd → btc 거래는 구매, btc → usd 거래는 판매입니다.',
  fiat_place_unknown: '없는 국가 또는 주입니다. 미국은 주도 필요합니다.',
  fiat_provider_unknown: '이곳에 없는 업체입니다.',
  fiat_offer_refused: '업체가 이 주문을 받지 않습니다. 다시 시도하거나 다른 업체를 선택하십시오.',
  fiat_order_unchangeable:
    '업체에 낸 주문은 이곳에서 바꿀 수 없습니다. 할 수 있는 일은 업체 페이지에 나와 있습니다.',
}
