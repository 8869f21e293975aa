import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Kiểm tra rủi ro và danh tính (AML, KYC)',
  description:
    '{brand} xem xét những khoản thanh toán và địa chỉ nào, khi nào bạn cần xác minh danh tính, và tiền bị tạm giữ sẽ ra sao.',
  heading: 'Kiểm tra rủi ro và xác minh danh tính',
  lead: 'Phần lớn các lệnh không hề thấy việc này. Đây là điều xảy ra với số còn lại, và lý do.',
  sections: [
    {
      id: 'why',
      heading: 'Vì sao phải xem xét',
      paragraphs: [
        'Tiền bị đánh cắp và tiền từ các địa chỉ bị trừng phạt không được đi qua một dịch vụ đổi. Pháp luật quy định như vậy, và việc kiểm tra rủi ro bảo vệ những người chủ của số tiền đó. AML là các biện pháp chống rửa tiền, KYC là nhận biết khách hàng của mình. Quy định nào được áp dụng tùy thuộc đơn vị vận hành đặt tại đâu.',
      ],
    },
    {
      id: 'what',
      heading: 'Những gì được xem xét',
      points: [
        'Địa chỉ sẽ nhận tiền và địa chỉ hoàn tiền: trong lúc bạn điền biểu mẫu, và khi lệnh được tạo. Địa chỉ bị hạn chế sẽ bị từ chối trước khi bạn thanh toán.',
        'Mỗi khoản thanh toán đến: sau khi được xác nhận, và trước khi bất cứ thứ gì được gửi đi.',
        'Địa chỉ nhận, một lần nữa vào lúc đó, vì danh sách có thay đổi.',
        'Giá trị của lệnh, nếu đơn vị vận hành đã đặt một mức mà trên đó cần xác minh danh tính.',
      ],
      paragraphs: [
        'Một dịch vụ hoặc danh sách kiểm tra rủi ro do đơn vị vận hành chọn trả lời bằng một điểm số. Nó chỉ được cho biết địa chỉ hoặc giao dịch cùng đồng tiền, không gì về bạn.',
      ],
    },
    {
      id: 'follows',
      heading: 'Kết quả có thể là gì',
      points: [
        'Không có gì: lệnh tiếp tục. Đó là chuyện thường.',
        'Cần xác minh danh tính: trang lệnh dẫn bạn đến dịch vụ xác minh. Khi dịch vụ đó chấp thuận, lệnh tự tiếp tục.',
        'Lệnh bị tạm giữ: có người xem xét, rồi giải phóng lệnh hoặc gửi trả tiền.',
        'Dịch vụ không trả lời: các lệnh đã thanh toán chờ và tự tiếp tục khi có trả lời. Sự cố không phải là phán quyết.',
      ],
    },
    {
      id: 'identified',
      heading: 'Xác minh danh tính diễn ra thế nào',
      steps: [
        'Trang lệnh cho biết rằng cần xác minh, và vì sao cần bước đó.',
        'Nút trên trang mở dịch vụ xác minh. Bạn xuất trình giấy tờ cho dịch vụ đó; giấy tờ không đến chỗ chúng tôi.',
        'Chúng tôi được báo là bạn đã được xác minh, cần thử lại, hay bị từ chối.',
        'Nếu bạn bị từ chối, hoặc không muốn xác minh danh tính, tiền được trả về địa chỉ hoàn tiền của bạn, trừ một lần phí mạng.',
      ],
    },
    {
      id: 'never',
      heading: 'Điều không bao giờ xảy ra',
      points: [
        'Tiền không bị giữ luôn. Trong khi lệnh bị tạm giữ, sổ sách luôn cho thấy còn nợ lệnh đó bao nhiêu.',
        'Không gì diễn ra âm thầm. Trang cho biết lệnh đang chờ điều gì, và có thư gửi đi nếu bạn đã để lại địa chỉ.',
        'Không ai bị buộc tội. Điểm số là phỏng đoán của máy về tiền, không phải phán xét về con người.',
        'Không ai đòi giấy tờ qua email hay ứng dụng nhắn tin. Chỉ theo nút trên trang lệnh.',
      ],
    },
    {
      id: 'operator',
      heading: 'Ai chịu trách nhiệm',
      facts: 'company',
      contact: 'support',
      links: [
        { text: 'Dành cho cơ quan có thẩm quyền', path: '/competent-authorities' },
        { text: 'Chính sách quyền riêng tư', path: '/privacy-policy' },
      ],
    },
  ],
}
