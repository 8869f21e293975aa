import type { English, Translated } from '../catalogue.ts'

export const overlays = {
  cookieTitle: 'Về cookie',
  cookieText:
    'Cookie ghi nhớ lựa chọn của bạn và đếm lượt truy cập khi luật pháp hoặc bạn cho phép.',
  cookieMore: 'Tìm hiểu thêm',
  cookieOk: 'Đồng ý',
  brokenTitle: 'Đã xảy ra lỗi',
  brokenText:
    'Trang không trả lời đúng như mong đợi. Hãy tải lại trang để tiếp tục; các lệnh bạn đã tạo không bị ảnh hưởng.',
  brokenReload: 'Tải lại trang',
  brokenClose: 'Ở lại trang này',
  worksTitle: 'Bảo trì kỹ thuật',
  worksText:
    'Xin lưu ý: do sự cố kỹ thuật, một số khoản thanh toán đến có thể mất nhiều thời gian hơn thường lệ.',
  alertTitle: 'Thông báo',
  domainsTitle: 'Tên miền Unstoppable Domains',
  domainsText:
    'Gửi đến một cái tên thay cho địa chỉ dài: tên của Unstoppable Domains dùng được ở đây.',
  appTitle: 'Ứng dụng di động',
  appBuy: 'Mua tức thì',
  appExchange: 'Đổi tức thì',
  appPay: 'Thanh toán bằng {brand}',
  appBuyExchange: 'Mua/đổi tiền mã hóa',
  appBuyCoin: 'Mua {coin}',
  appLead: 'Trong ứng dụng {brand} trên điện thoại của bạn.',
  appGet: 'Tải ứng dụng',
  appClose: 'Đóng, ở lại trang',
  offlineTitle: 'Mất kết nối',
  offlineText: 'Mọi thứ tự tiếp tục khi bạn trực tuyến trở lại.',
  onlineTitle: 'Bạn đã trực tuyến trở lại',
  onlineText: 'Những gì bạn thấy đang được cập nhật.',
  signedOutTitle: 'Bạn đã đăng xuất',
  signedOutText: 'Các lệnh tạo trong trình duyệt này vẫn tìm được ở đây.',
  snackbarClose: 'Ẩn thông báo',
  chatOpen: 'Trò chuyện với hỗ trợ',
} as const satisfies Translated<English['overlays']>
