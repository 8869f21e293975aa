import type { English, Translated } from '../catalogue.ts'

export const buying = {
  landingTitle: 'Mua tiền mã hóa bằng thẻ hoặc chuyển khoản',
  landingLead:
    'Nhiều nhà cung cấp được hỏi cùng lúc. Bạn thấy số nhận được sau mọi khoản phí và thanh toán trên trang của nơi bạn chọn.',
  landingDescription:
    'So sánh số tiền mã hóa mà các nhà cung cấp gửi cho bạn, đã trừ mọi khoản phí, rồi mua ở nơi bạn chọn. Ở đây không cần tài khoản.',
  pairTitle: 'Mua {coin} bằng {fiat}',
  pairLead: 'Số tiền mã hóa các nhà cung cấp sẽ gửi cho {amount} {fiat}, đã trừ mọi khoản phí.',
  pairDescription:
    '{amount} {fiat} hiện mua được bao nhiêu {ticker} ở các nhà cung cấp, đã trừ mọi khoản phí. Bạn trả trên trang của họ và nhận vào ví của mình.',
  placeTitle: 'Mua {coin} bằng {fiat}: {place}',
  placeDescription:
    'Những nhà cung cấp nào bán {ticker} lấy {fiat}, và {amount} {fiat} hiện mua được bao nhiêu ở mỗi nơi, đã trừ mọi khoản phí. Quốc gia: {place}.',
  offersTitle: '{amount} {fiat} đổi ra {ticker}',
  offersPlace: 'Báo giá lúc này cho: {place}',
  noOffers: 'Hiện không có nhà cung cấp nào báo giá cho yêu cầu này.',
  change: 'Đổi số tiền, đồng tiền hoặc quốc gia',
  howTitle: 'Cách thực hiện',
  compareTitle: 'So sánh',
  compareText:
    'Cho biết số tiền, đồng tiền và nơi bạn ở. Báo giá hiện ra khi các nhà cung cấp trả lời, báo giá cho bạn nhiều nhất được đánh dấu.',
  addressTitle: 'Nhập địa chỉ',
  addressText: 'Nhà cung cấp gửi tiền mã hóa đến đó. Địa chỉ được kiểm tra trước khi thanh toán.',
  payTitle: 'Thanh toán cho nhà cung cấp',
  payText: 'Bạn trả trên trang của họ rồi quay lại đây. Trang đơn hàng cho biết đã đến bước nào.',
  questionsTitle: 'Câu hỏi trước khi mua',
  whoQuestion: 'Ai bán tiền mã hóa cho tôi?',
  whoAnswer:
    'Nhà cung cấp bạn chọn. Trang này hỏi nhiều nơi cùng lúc và cho thấy mỗi nơi trả bao nhiêu. Khoản thanh toán và giấy tờ chỉ đến nhà cung cấp.',
  costQuestion: 'Chi phí là bao nhiêu?',
  costAnswer:
    'Mỗi báo giá cho thấy số còn lại sau phí của nhà cung cấp, và các khoản phí nếu họ nêu ra. Trang này không cộng thêm gì vào giá.',
  accountQuestion: 'Tôi có cần tài khoản không?',
  accountAnswer:
    'Ở đây thì không. Nhà cung cấp có thể hỏi email, họ tên hoặc giấy tờ; mỗi báo giá nói rõ trước khi bạn chọn.',
  walletQuestion: 'Tiền mã hóa được gửi đi đâu?',
  walletAnswer: 'Thẳng đến địa chỉ ví của chính bạn. Trang này không bao giờ giữ chúng.',
  declinedQuestion: 'Nếu khoản thanh toán bị từ chối thì sao?',
  declinedAnswer:
    'Khi đó không có gì được mua và trang đơn hàng cho biết điều đó. Bạn có thể chọn nhà cung cấp khác. Tiền đã bị trừ do nhà cung cấp hoàn lại.',
  courseTitle: '{coin} tính bằng đô la Mỹ: một ngày qua',
  coinsTitle: 'Mua đồng tiền khác bằng {fiat}',
  fiatsTitle: 'Mua {coin} bằng loại tiền khác',
  countriesTitle: 'Mua {coin} ở các quốc gia này',
} as const satisfies Translated<English['buying']>
