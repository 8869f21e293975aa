import type { English, Translated } from '../catalogue.ts'

/** Signing in by another service (AUTH-06): the page behind the mailed link, and the sandbox's service. */
export const social = {
  mailMetaTitle: 'Xác nhận đó là bạn – {brand}',
  mailMetaDescription: 'Liên kết trong thư của chúng tôi dẫn đến đây.',
  mailTitle: 'Xác nhận đó là bạn',
  mailText:
    'Bạn đã bắt đầu đăng nhập qua một dịch vụ khác, nơi nêu địa chỉ email này. Một lần nhấn là xác nhận đó là địa chỉ của bạn.',
  mailWhere: 'Chỉ dùng được một lần, trong vòng một giờ, trong trình duyệt mà bạn đã bắt đầu.',
  mailButton: 'Xác nhận và đăng nhập',

  playMetaTitle: '{provider} trong khu thử nghiệm',
  playMetaDescription: 'Bạn là ai tại dịch vụ đăng nhập của khu thử nghiệm.',
  playTitle: '{provider} trong khu thử nghiệm',
  playText:
    'Trang này đóng vai dịch vụ mà ai đó dùng để đăng nhập. Hãy cho biết bạn là ai ở đó; không có gì được hỏi {provider} thật.',
  playAsks: 'Dịch vụ đổi xin địa chỉ email của bạn.',
  playEmail: 'Địa chỉ email tại dịch vụ',
  playVerified: 'Dịch vụ đã xác minh địa chỉ',
  playUnverified: 'Dịch vụ chưa xác minh địa chỉ',
  playNoEmail: 'Dịch vụ không cho biết địa chỉ',
  playAgree: 'Đồng ý',
  playDecline: 'Từ chối',
  playRefusedHere: 'Chỉ đơn vị vận hành mới được đóng vai dịch vụ từ đây.',
  playNothing: 'Chưa có yêu cầu nào về ai. Hãy bắt đầu bằng một nút trong cửa sổ đăng nhập.',
} as const satisfies Translated<English['social']>
