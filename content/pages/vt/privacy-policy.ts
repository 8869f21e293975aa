import type { LegalPage } from '../legal-page.ts'

/** The privacy policy that comes with the software, for the operator to replace. */
export const vietnamesePrivacy: LegalPage = [
  {
    heading: 'Những gì được lưu',
    paragraphs: [
      'Với mỗi lệnh: các đồng tiền, số tiền, địa chỉ và thông tin bổ sung bạn đã cho, các khoản thanh toán thấy trên chuỗi, và thời điểm của từng bước.',
      'Nếu bạn cho địa chỉ email, nó được lưu cùng lệnh và chỉ dùng để báo tin về lệnh đó.',
      'Trình duyệt của bạn gửi kèm một số ngẫu nhiên riêng và mô tả ngắn về chính nó: loại trình duyệt, ngôn ngữ và kích thước màn hình.',
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
      'Ai có liên kết đến một lệnh đều thấy các đồng tiền, số tiền, địa chỉ thanh toán, địa chỉ chi trả và các bước của lệnh. Địa chỉ hoàn tiền chỉ hiện cho trình duyệt đã tạo lệnh, còn địa chỉ email không hiện cho ai.',
      'Khoản thanh toán trên chuỗi công khai thì mọi người đều thấy được, mãi mãi.',
    ],
  },
  {
    heading: 'Cookie, và những gì ở lại trong trình duyệt của bạn',
    paragraphs: [
      'Mỗi lệnh có một cookie cho biết trình duyệt của bạn là người giữ lệnh. Nó bị xóa sau 31 ngày.',
      'Sáu cookie cho biết trình duyệt của bạn được hiện biến thể nào của trang, và không cho biết gì về bạn. Chúng bị xóa sau 31 ngày. Không có cookie của bên khác.',
      'Lựa chọn đồng tiền gần nhất của bạn và quốc gia mà địa chỉ mạng của bạn cho thấy nằm trong hai cookie khác trong 31 ngày, để các biểu mẫu bắt đầu bằng chúng. Bản thân địa chỉ mạng không được lưu cho việc đó.',
      'Số lần một việc xảy ra trên các trang này được đếm theo ngày và loại sự kiện, không gắn với lệnh nào. Ở nơi luật pháp đòi hỏi sự đồng ý của bạn, việc đếm bắt đầu khi bạn bấm “Đồng ý” trong thông báo. Khi việc đếm đã bắt đầu, một cookie chứa số ngẫu nhiên ở lại 365 ngày, một cookie về lượt truy cập của bạn và một cookie về liên kết đã dẫn bạn đến đây ở lại 31 ngày, và trình duyệt của bạn ghi nhớ sáu trang web gần nhất mà từ đó bạn đến.',
      'Các đồng tiền dùng gần đây, những gì bạn đã nhập vào biểu mẫu, trạng thái được biết gần nhất của các lệnh của bạn và, trừ khi bạn tắt đi, địa chỉ của các lệnh trước chỉ được lưu trong trình duyệt của bạn.',
    ],
  },
]
