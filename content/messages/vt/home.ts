import type { English, Translated } from '../catalogue.ts'

export const home = {
  metaTitle: '{brand}: đổi đồng tiền này lấy đồng tiền khác, trong vài phút',
  metaDescription:
    'Đổi tiền mã hóa tức thì, không cần tài khoản. Mọi khoản phí hiện rõ trước khi bạn gửi, có tỷ giá đảm bảo nếu bạn muốn, và từng bước theo dõi được trên chuỗi.',
  headline: 'Đổi đồng tiền này lấy đồng tiền khác, trong vài phút.',
  lead: 'Không cần tài khoản, không có sổ lệnh. Xem mọi khoản phí trước khi gửi, chốt tỷ giá nếu muốn, và theo dõi từng bước trên chuỗi.',
  medianSwap: 'thời gian đổi trung vị hôm nay',
  minutesSeconds: '{minutes} phút {seconds} giây',
  seconds: '{seconds} giây',
  coins: { other: '{count} đồng tiền' },
  onNetworks: { other: 'trên {count} mạng' },
  lowestFee: 'phí đổi thấp nhất',
  percent: '{sign}{value} %',
  pairsTitle: 'Các cặp phổ biến',
  pair: '<from>{from}</from> sang <to>{to}</to>',
  pairRate: '1 {from} ~ {rate} {to}',
  change24h: 'Thay đổi trong 24 giờ',
  exchangePair: 'Đổi',
  howTitle: 'Cách hoạt động',
  how1Title: 'Chọn và kiểm tra',
  how1Text:
    'Chọn hai đồng tiền và số tiền. Tỷ giá thị trường, chênh lệch giá của chúng tôi và mọi khoản phí nằm trong một danh sách ngắn.',
  how2Title: 'Gửi đến một địa chỉ',
  how2Text:
    'Bạn cho địa chỉ sẽ nhận tiền, chúng tôi cho bạn địa chỉ để thanh toán. Không cần tài khoản, không cần nạp trước.',
  how3Title: 'Theo dõi trên chuỗi',
  how3Text:
    'Trang lệnh hiện từng bước ngay khi diễn ra, kèm liên kết đến cả hai giao dịch. Bạn có thể đóng trang và quay lại bất cứ lúc nào.',
  trustTitle: 'Những điều bạn có thể tin',
  trust1Title: 'Bạn thấy bao nhiêu, trả bấy nhiêu',
  trust1Text: 'Phí là một phần của báo giá. Không thêm gì sau khi bạn đã gửi.',
  trust2Title: 'Thanh toán muộn hoặc khác số tiền không bị mất',
  trust2Text:
    'Khoản thanh toán đến muộn, hoặc khác số tiền, được đổi theo tỷ giá hiện tại hoặc gửi trả lại: bạn chọn.',
  trust3Title: 'Mã nguồn mở',
  trust3Text: 'Ai cũng có thể đọc cách nó hoạt động và tự vận hành.',
} as const satisfies Translated<English['home']>
