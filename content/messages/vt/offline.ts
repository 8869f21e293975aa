import type { English, Translated } from '../catalogue.ts'

export const offline = {
  title: 'Bạn đang ngoại tuyến',
  description: 'Những gì trình duyệt này nhớ về các lệnh của bạn khi không có kết nối.',
  lead: 'Không có kết nối thì không đến được trang này. Các lệnh vẫn tiếp tục: những gì đã thanh toán sẽ được đổi và gửi đi.',
  retry: 'Thử lại',
  ordersTitle: 'Các lệnh trong trình duyệt này',
  order: '{from} sang {to}',
  code: 'Lệnh {code}',
  lastKnown: '{status}, tính đến {time}',
  unknownStatus: 'Ở đây không biết trạng thái',
  noOrders: 'Trình duyệt này không nhớ lệnh nào.',
} as const satisfies Translated<English['offline']>
