import type { LegalPage } from '../legal-page.ts'

/** The privacy policy that comes with the software, for the operator to replace. */
export const vietnamesePrivacy: LegalPage = [
  {
    heading: 'Những gì được lưu',
    paragraphs: [
      'Với mỗi lệnh: các đồng tiền, số tiền, địa chỉ và thông tin bổ sung bạn đã cho, các khoản thanh toán thấy trên chuỗi, và thời điểm của từng bước.',
      'Nếu bạn cho địa chỉ email, nó được lưu cùng lệnh và chỉ dùng để báo tin về lệnh đó.',
      'Trình duyệt của bạn gửi cho chúng tôi một số ngẫu nhiên do nó tạo ra và mô tả ngắn về chính nó (loại trình duyệt, ngôn ngữ, kích thước màn hình). Chúng tôi bỏ đi mô tả này, không lưu lại.',
      'Một khoản thanh toán hay địa chỉ có nằm trong danh sách địa chỉ bị hạn chế hay không, và bạn đã xác minh danh tính hay chưa khi lệnh yêu cầu. Việc xác minh do một dịch vụ riêng thực hiện: giấy tờ của bạn không được xem và không được lưu ở đây.',
      'Nếu bạn đánh giá một lệnh, đánh giá và lời của bạn được lưu cùng lệnh đó.',
    ],
  },
  {
    heading: 'Vì sao',
    paragraphs: ['Để thực hiện lệnh, để tìm khoản thanh toán bị lạc, và để giữ sổ sách khớp nhau.'],
  },
  {
    heading: 'Ai thấy',
    paragraphs: [
      'Ai có liên kết đến một lệnh đều thấy các đồng tiền, số tiền, địa chỉ thanh toán, địa chỉ chi trả và các bước của lệnh. Địa chỉ hoàn tiền chỉ hiện cho những trình duyệt có quyền quản lý lệnh, còn địa chỉ email không hiện cho ai.',
      'Khoản thanh toán trên chuỗi công khai thì mọi người đều thấy được, mãi mãi.',
    ],
  },
  {
    heading: 'Cookie, và những gì ở lại trong trình duyệt của bạn',
    paragraphs: [
      'Mỗi lệnh có một cookie (holder-…) cho biết trình duyệt của bạn là người giữ lệnh. Nó bị xóa sau 31 ngày.',
      'Sáu cookie có “AB” trong tên cho biết trình duyệt của bạn được hiện biến thể nào của trang, và không cho biết gì về bạn. Chúng bị xóa sau 31 ngày. Cookie của bên khác chỉ có ở nơi trang này được cài khung trò chuyện hỗ trợ hoặc mã của một mạng lưới đối tác: của khung trò chuyện khi bạn mở nó, của mạng lưới khi lượt truy cập được phép đếm.',
      'Lựa chọn đồng tiền gần nhất của bạn (exchange_choice) và quốc gia mà địa chỉ mạng của bạn cho thấy (ipcountry) nằm trong hai cookie khác trong 31 ngày, để các biểu mẫu bắt đầu bằng chúng; quốc gia cũng cho biết có phải hỏi bạn trước khi đếm hay không. Bản thân địa chỉ mạng không được lưu cho việc đó.',
      'Những gì bạn đã trả lời hoặc đã đóng cũng được ghi nhớ: câu trả lời của bạn cho thông báo về cookie (cookieConsent) trong 365 ngày, việc bạn đã đóng biểu ngữ của ứng dụng (appBannerClosed) trong một ngày và, nếu bạn được hỏi, việc bạn không sống ở Nhật Bản (not_japan_resident) trong 31 ngày.',
      'Một cookie chống yêu cầu giả mạo (csrf) ở lại 31 ngày. Nếu bạn đăng nhập, một cookie của phiên (session) ở lại đến khi phiên kết thúc, nhiều nhất 60 ngày, và một cookie để nhận ra lại trình duyệt của bạn (device) ở lại 400 ngày. Trong lúc bạn đăng nhập qua dịch vụ khác, một cookie (social) gắn lần thử đó với trình duyệt của bạn, nhiều nhất một giờ. Không đoạn mã nào đọc được bốn cookie này.',
      'Số lần một việc xảy ra trên các trang này được đếm theo ngày và loại sự kiện, không gắn với lệnh nào. Ở nơi luật pháp đòi hỏi sự đồng ý của bạn, việc đếm bắt đầu khi bạn bấm “Đồng ý” trong thông báo. Khi việc đếm đã bắt đầu, một cookie chứa số ngẫu nhiên (analytics_client_id) ở lại 365 ngày, một cookie về lượt truy cập của bạn (visit_session) và một cookie về liên kết đã dẫn bạn đến đây (ref_id) ở lại 31 ngày, và trình duyệt của bạn ghi nhớ sáu trang web gần nhất mà từ đó bạn đến.',
      'Các đồng tiền dùng gần đây, quốc gia bạn đã chọn cho việc mua, các gợi ý bạn đã đóng, việc có người đang đăng nhập, những gì bạn đã nhập vào biểu mẫu, trạng thái được biết gần nhất của các lệnh của bạn và, trừ khi bạn tắt đi, địa chỉ của các lệnh trước chỉ được lưu trong trình duyệt của bạn. Số ngẫu nhiên gửi kèm theo lệnh cũng được lưu ở đó.',
    ],
  },
]
