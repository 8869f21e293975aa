import type { LegalPage } from '../legal-page.ts'

/** The privacy policy that comes with the software, for the operator to replace. */
export const vietnamesePrivacy: LegalPage = [
  {
    heading: 'Chúng tôi lưu những gì',
    paragraphs: [
      'Với mỗi lệnh: loại coin, số tiền, các địa chỉ, memo và tag bạn đã nhập, các khoản thanh toán chúng tôi thấy trên chuỗi, và thời điểm của từng bước.',
      'Nếu bạn nhập địa chỉ email, chúng tôi lưu cùng lệnh và chỉ dùng để cập nhật về lệnh đó.',
      'Trình duyệt của bạn gửi cho chúng tôi một số ngẫu nhiên do nó tạo ra và một mô tả ngắn về chính nó (loại trình duyệt, ngôn ngữ, kích thước màn hình) mà chúng tôi bỏ đi, không lưu lại.',
      'Khoản thanh toán hoặc địa chỉ có nằm trong danh sách địa chỉ bị hạn chế hay không và, với lệnh cần xác minh danh tính, danh tính của bạn đã được xác minh hay chưa. Việc xác minh do một dịch vụ riêng thực hiện: chúng tôi không xem và không lưu giấy tờ của bạn.',
      'Nếu bạn đánh giá một lệnh, chúng tôi lưu đánh giá và nhận xét của bạn cùng lệnh đó.',
    ],
  },
  {
    heading: 'Vì sao chúng tôi lưu',
    paragraphs: [
      'Để xử lý lệnh, để tìm khoản thanh toán bị thất lạc, và để giữ sổ sách chính xác.',
    ],
  },
  {
    heading: 'Ai có thể xem',
    paragraphs: [
      'Ai có liên kết đến một lệnh đều thấy loại coin, số tiền, địa chỉ nạp, địa chỉ chi trả và các bước của lệnh. Chỉ những trình duyệt quản lý được lệnh mới thấy địa chỉ hoàn tiền. Địa chỉ email không hiển thị cho ai.',
      'Khoản thanh toán trên chuỗi khối công khai hiển thị với mọi người, vĩnh viễn.',
    ],
  },
  {
    heading: 'Cookie và dữ liệu lưu trong trình duyệt của bạn',
    paragraphs: [
      'Mỗi lệnh có một cookie (holder-…) cho biết trình duyệt của bạn quản lý được lệnh đó. Cookie này hết hạn sau 31 ngày.',
      'Sáu cookie có “AB” trong tên lưu phiên bản trang mà bạn thấy, và không lưu gì về bạn. Chúng hết hạn sau 31 ngày. Cookie của bên thứ ba chỉ được dùng nếu trang này có cài chat hỗ trợ hoặc mã của một mạng lưới tiếp thị liên kết: chat đặt cookie khi bạn mở chat, còn mạng lưới đặt cookie khi chúng tôi được phép đo lượt truy cập.',
      'Hai cookie khác lưu lựa chọn coin gần nhất của bạn (exchange_choice) và quốc gia của địa chỉ IP của bạn (ipcountry) trong 31 ngày, để các biểu mẫu bắt đầu với thông tin đó. Quốc gia cũng quyết định chúng tôi có phải hỏi bạn trước khi đo lượt truy cập hay không. Chúng tôi không lưu địa chỉ IP cho việc này.',
      'Chúng tôi cũng ghi nhớ những gì bạn đã trả lời hoặc đã đóng: câu trả lời của bạn cho thông báo về cookie (cookieConsent) trong 365 ngày, việc bạn đã đóng biểu ngữ ứng dụng (appBannerClosed) trong một ngày và, nếu chúng tôi đã hỏi bạn, việc bạn không sống ở Nhật Bản (not_japan_resident) trong 31 ngày.',
      'Một cookie chống yêu cầu giả mạo (csrf) tồn tại 31 ngày. Nếu bạn đăng nhập, một cookie phiên (session) tồn tại đến khi phiên kết thúc, tối đa 60 ngày, và một cookie giúp chúng tôi nhận ra trình duyệt của bạn (device) tồn tại 400 ngày. Trong lúc bạn đăng nhập bằng dịch vụ khác, một cookie (social) gắn lần đăng nhập đó với trình duyệt của bạn, tối đa một giờ. Các đoạn mã không đọc được bốn cookie này.',
      'Chúng tôi đếm số lần các sự kiện xảy ra trên các trang này, theo ngày và loại sự kiện, không gắn với lệnh nào. Ở nơi pháp luật yêu cầu bạn đồng ý, việc này bắt đầu khi bạn nhấn “Đồng ý” trong thông báo về cookie. Khi việc đếm đã bắt đầu, một cookie chứa số ngẫu nhiên (analytics_client_id) tồn tại 365 ngày, một cookie về lượt truy cập của bạn (visit_session) và một cookie về liên kết đã giới thiệu bạn đến đây (ref_id) mỗi cookie tồn tại 31 ngày, và trình duyệt của bạn ghi nhớ sáu trang web gần nhất mà từ đó bạn đến.',
      'Một số dữ liệu chỉ nằm trong trình duyệt của bạn: các coin dùng gần đây, quốc gia bạn đã chọn khi mua, các gợi ý bạn đã đóng, việc bạn có đang đăng nhập hay không, những gì bạn đã nhập vào biểu mẫu, trạng thái được biết gần nhất của các lệnh và, trừ khi bạn tắt, địa chỉ của các lệnh trước. Số ngẫu nhiên gửi kèm lệnh cũng được lưu ở đó.',
    ],
  },
]
