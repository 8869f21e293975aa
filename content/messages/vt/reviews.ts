import type { English, Translated } from '../catalogue.ts'

export const reviews = {
  metaTitle: 'Đánh giá của khách hàng · {brand}',
  metaDescription:
    'Khách hàng đánh giá các giao dịch đổi đã hoàn tất ở đây thế nào: tính mọi đánh giá, không chọn lọc, và cách tạo ra các con số.',
  title: 'Khách hàng đánh giá thế nào',
  lead: 'Ai đã hoàn tất một giao dịch đổi ở đây được hỏi một lần là thấy thế nào. Đây là tất cả câu trả lời.',
  emptyTitle: 'Chưa có đánh giá',
  emptyText: 'Ngay khi có người đánh giá một giao dịch đổi đã hoàn tất, các con số sẽ hiện ở đây.',
  average: '{average} trên 5',
  count: { other: 'Từ {count} đánh giá' },
  spreadTitle: 'Theo số sao',
  stars: { other: '{count} sao' },
  ratings: { other: '{count} đánh giá' },
  tagsTitle: 'Điều họ nêu',
  tagsHint: 'Chọn từ một danh sách, cả tốt lẫn xấu; mỗi con số cho biết bao nhiêu người đã chọn.',
  howTitle: 'Các con số này được tạo ra thế nào',
  howWho:
    'Chỉ người giữ lệnh của giao dịch đổi đã hoàn tất mới đánh giá được, và chỉ một lần. Không đánh giá nào bị bỏ ra, bị sửa hay được tính nhiều hơn đánh giá khác.',
  howWords:
    'Những gì khách hàng viết kèm số sao được chuyển đến đơn vị vận hành. Chúng không hiện ở đây, vì chưa ai được hỏi có cho phép không.',
  howPrivate:
    'Không gì ở đây cho biết ai đã đánh giá giao dịch nào: chỉ các con số tổng rời khỏi cơ sở dữ liệu.',
  elsewhereTitle: 'Trên trang khác',
  elsewhereText: 'Khách hàng cũng đánh giá dịch vụ này trên một trang không do chúng tôi vận hành.',
  start: 'Bắt đầu đổi',
} as const satisfies Translated<English['reviews']>
