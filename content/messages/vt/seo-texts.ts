import type { English, Translated } from '../catalogue.ts'

export const seoTexts = {
  pairTitleA: 'Đổi {fromName} sang {toName}: tỷ giá trực tiếp',
  pairTitleB: 'Đổi {fromName} lấy {toName}, không cần tài khoản',
  pairTitleShort: '{from} sang {to}: tỷ giá, giới hạn, phí',
  pairHeadingA: 'Đổi {fromName} sang {toName}',
  pairHeadingB: 'Đổi {fromName} lấy {toName}',
  pairDescriptionA:
    'Đổi {from} sang {to} theo tỷ giá trực tiếp, không cần tài khoản. Giới hạn, phí mạng và số bạn nhận hiện rõ trước khi bạn gửi.',
  pairDescriptionB:
    '{from} lúc này đổi được bao nhiêu {to}: tỷ giá, số tiền nhỏ nhất và lớn nhất, phí mạng, và từng bước đến khoản chi trả.',
  pairIntroA:
    'Lúc này một {from} đổi được khoảng {rate} {to} trước phí. Một lần đổi nhận từ {minFrom} đến {maxFrom} {from}; biểu mẫu cho thấy số thực nhận sau mọi khoản phí.',
  pairIntroB:
    'Vào lúc này, một {from} được đổi lấy khoảng {rate} {to}, trước phí. Bạn có thể gửi từ {minFrom} đến {maxFrom} {from} một lần, và thấy số thực nhận trước khi quyết định.',
  pairPaused:
    'Hiện chưa định giá được cặp này. Hãy thử lại sau vài phút, hoặc chọn cặp khác bên dưới.',
  pairRangeA: {
    other: 'Trong {count} ngày qua, một {from} có giá từ {lowest} đến {highest} {to}.',
  },
  pairRangeB: {
    other:
      'Trong vòng {count} ngày, tỷ giá giữa dao động từ {lowest} đến {highest} {to} cho một {from}.',
  },
  pairNetworksA: {
    other:
      'Bạn thanh toán trên mạng {fromNetwork}, và khoản thanh toán được tính sau {count} xác nhận. {toName} được chi trả trên mạng {toNetwork}.',
  },
  pairNetworksB: {
    other:
      'Việc đổi bắt đầu ngay khi khoản thanh toán bằng {fromName} có {count} xác nhận trên mạng {fromNetwork}. Khoản chi trả bằng {toName} cần một địa chỉ trên mạng {toNetwork}.',
  },
  pairTypical: {
    other:
      'Trong các lần đổi của cặp này đã hoàn tất 30 ngày qua, một nửa mất nhiều nhất {count} phút từ khi thấy khoản thanh toán đến khi khoản chi trả được xác nhận.',
  },
  networkWait: {
    other:
      'Với nhịp thường lệ của {network}, khoản thanh toán cần khoảng {count} phút để được xác nhận; sau đó là khoản chi trả.',
  },
  extraIdFrom:
    'Khoản thanh toán bằng {name} cần một thông tin thứ hai bên cạnh địa chỉ ({extraId}): hãy ghi đúng thông tin mà lệnh hiện vào khoản thanh toán của bạn.',
  extraIdTo:
    'Khoản chi trả bằng {name} có thể kèm một thông tin thứ hai bên cạnh địa chỉ ({extraId}): hãy cho biết nếu ví hoặc dịch vụ của bạn nêu.',
  stepAmountName: 'Chọn số tiền',
  stepAmountText:
    'Nhập số {from} bạn gửi, hoặc số {to} bạn muốn nhận. Số thực nhận hiện ra sau mọi khoản phí.',
  stepAddressName: 'Cho địa chỉ {to} của bạn',
  stepAddressText:
    'Địa chỉ được kiểm tra theo quy tắc của {toNetwork} trước khi thanh toán bất cứ gì.',
  stepPayName: 'Gửi {from}',
  stepPayText:
    'Trang lệnh hiện địa chỉ để thanh toán, và theo dõi khoản thanh toán của bạn trên chuỗi cho đến khi {to} được gửi đi.',
  timeQuestion: 'Đổi {from} sang {to} mất bao lâu?',
  costQuestion: 'Đổi {from} sang {to} tốn bao nhiêu?',
  costAnswer:
    'Phí đổi bắt đầu từ {fee} %, và phí mạng cho khoản chi trả là {networkFee} {to}. Cả hai đã được trừ trước khi ra số tiền bạn thấy.',
  limitsQuestion: 'Một lần đổi được bao nhiêu {from}?',
  limitsAnswer:
    'Hiện tại ít nhất {minFrom} {from} và nhiều nhất {maxFrom} {from}. Số tiền lớn nhất tùy theo lượng {to} chúng tôi đang có.',
  extraIdQuestion: 'Chỉ cần địa chỉ, hay còn có {extraId}?',
  accountQuestion: 'Tôi có cần tài khoản không?',
  accountAnswer:
    'Không. Trình duyệt của bạn và liên kết của lệnh là đủ để theo dõi. Số tiền lớn có thể cần xác minh danh tính.',
  lateQuestion: 'Nếu tôi thanh toán muộn, hoặc khác số tiền thì sao?',
  lateAnswer:
    'Không bị mất: khoản thanh toán được đổi theo tỷ giá lúc đó hoặc gửi trả lại, tùy bạn chọn.',
  coinTitle: 'Đổi {name}: tỷ giá trực tiếp và các cặp',
  coinTitleShort: '{ticker}: tỷ giá trực tiếp và các cặp',
  coinHeading: 'Đổi {name}',
  coinDescription: {
    other:
      'Đổi {ticker} lấy {count} đồng tiền khác, không cần tài khoản: tỷ giá trực tiếp, giới hạn, phí, và cách xác nhận khoản thanh toán trên {network}.',
  },
  coinIntroA: {
    other: 'Khoản thanh toán bằng {name} được tính sau {count} xác nhận trên mạng {network}.',
  },
  coinIntroB: {
    other: 'Khoản thanh toán bằng {name} đi qua mạng {network} và được tính sau {count} xác nhận.',
  },
  coinPrice: 'Một {ticker} hiện có giá khoảng {price} đô la Mỹ.',
  coinPairs: { other: 'Ở đây có thể đổi nó lấy {count} đồng tiền khác.' },
  pairsTitle: 'Mọi cặp đổi của {name}',
  pairsTitleShort: 'Mọi cặp đổi của {ticker}',
  pairsDescription: {
    other:
      '{count} cặp với {ticker}: đổi được sang những đồng tiền nào, và những đồng tiền nào đổi được sang nó, kèm tỷ giá trực tiếp, giới hạn và phí.',
  },
  allExchangeTitle: 'Mọi đồng tiền có thể đổi',
  allExchangeDescription:
    'Tất cả {count} đồng tiền của dịch vụ này cùng mạng, giá và thay đổi trong một ngày. Chọn một đồng để xem nó đổi được bao nhiêu đồng tiền khác.',
  allExchangeIntro:
    '{count} đồng tiền trên {networks} mạng, mỗi đồng kèm giá lúc này. Chọn một đồng để đổi.',
  allBuyTitle: 'Mọi đồng tiền có thể mua',
  allBuyDescription:
    'Tất cả {count} đồng tiền mua được bằng thẻ hoặc chuyển khoản, cùng mạng và giá. So sánh các nhà cung cấp gửi cho bạn bao nhiêu, không cần tài khoản.',
  allBuyIntro:
    'Chọn một trong {count} đồng tiền để xem các nhà cung cấp sẽ gửi cho bạn bao nhiêu, đã trừ mọi khoản phí.',
  countriesTitle: 'Mua {name}: chọn quốc gia của bạn',
  countriesTitleShort: 'Mua {ticker}: chọn quốc gia của bạn',
  countriesDescription:
    'Bạn muốn mua {ticker} ở đâu? Chọn một trong {count} quốc gia để xem nhà cung cấp nào phục vụ ở đó và tiền của bạn hiện mua được bao nhiêu.',
  countriesIntro:
    'Nhà cung cấp nào bán {name}, và bạn trả cho họ bằng cách nào, tùy thuộc nơi bạn sống. Chọn một trong {count} quốc gia.',
  buyDescription:
    'Mua {ticker} bằng {fiat}: xem mỗi nhà cung cấp hiện gửi cho bạn bao nhiêu, đã trừ mọi khoản phí, và thanh toán trên trang của nơi bạn chọn.',
  fiatTitle: 'Mua {name}: chọn loại tiền của bạn',
  fiatTitleShort: 'Mua {ticker}: chọn loại tiền của bạn',
  fiatDescription:
    'Chọn một trong {count} loại tiền để thanh toán, và xem các nhà cung cấp hiện gửi cho bạn bao nhiêu {ticker}, đã trừ mọi khoản phí.',
  fiatIntro:
    '{name} có thể mua bằng {count} loại tiền, qua thẻ hoặc chuyển khoản. Hãy chọn loại tiền bạn dùng để thanh toán.',
} as const satisfies Translated<English['seoTexts']>
