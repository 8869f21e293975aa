import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Kiểm tra rủi ro và danh tính (AML, KYC)',
  description:
    '{brand} kiểm tra những khoản thanh toán và địa chỉ nào, khi nào bạn cần xác minh danh tính, và coin bị tạm giữ sẽ ra sao.',
  heading: 'Kiểm tra rủi ro và xác minh danh tính',
  lead: 'Phần lớn các lệnh không bị ảnh hưởng. Trang này giải thích điều gì xảy ra với số còn lại, và vì sao.',
  sections: [
    {
      id: 'why',
      heading: 'Vì sao chúng tôi kiểm tra',
      paragraphs: [
        'Coin bị đánh cắp và coin từ các địa chỉ bị trừng phạt không được đi qua dịch vụ đổi. Pháp luật quy định như vậy, và việc kiểm tra rủi ro bảo vệ chủ sở hữu của số coin đó. AML nghĩa là chống rửa tiền, KYC nghĩa là nhận biết khách hàng. Quy định nào được áp dụng tùy thuộc đơn vị vận hành đặt tại đâu.',
      ],
    },
    {
      id: 'what',
      heading: 'Chúng tôi kiểm tra những gì',
      points: [
        'Địa chỉ nhận và địa chỉ hoàn tiền của bạn: khi bạn điền biểu mẫu, và khi bạn tạo lệnh. Địa chỉ bị hạn chế sẽ bị từ chối trước khi bạn thanh toán.',
        'Mỗi khoản thanh toán chúng tôi nhận: sau khi được xác nhận, và trước khi chúng tôi gửi bất cứ gì.',
        'Địa chỉ nhận của bạn, thêm một lần nữa trước khi chi trả, vì các danh sách có thay đổi.',
        'Giá trị của lệnh, nếu đơn vị vận hành đã đặt một mức mà trên đó cần xác minh danh tính.',
      ],
      paragraphs: [
        'Dịch vụ hoặc danh sách kiểm tra rủi ro do đơn vị vận hành chọn sẽ trả về một điểm số. Bên đó chỉ nhận địa chỉ hoặc giao dịch cùng loại coin, không nhận gì về bạn.',
      ],
    },
    {
      id: 'follows',
      heading: 'Điều có thể xảy ra',
      points: [
        'Không có gì: lệnh tiếp tục. Đây là trường hợp thường gặp.',
        'Bạn cần xác minh danh tính: trang lệnh dẫn bạn đến dịch vụ xác minh. Khi bạn được chấp thuận, lệnh tự động tiếp tục.',
        'Lệnh bị tạm giữ: nhân viên của chúng tôi xem xét, rồi giải phóng lệnh hoặc hoàn tiền cho bạn.',
        'Dịch vụ không phản hồi: các lệnh đã thanh toán chờ và tự động tiếp tục khi có phản hồi. Sự cố không bao giờ gây bất lợi cho bạn.',
      ],
    },
    {
      id: 'identified',
      heading: 'Xác minh danh tính diễn ra thế nào',
      steps: [
        'Trang lệnh cho biết cần xác minh danh tính, và vì sao.',
        'Nút trên trang mở dịch vụ xác minh. Bạn xuất trình giấy tờ cho dịch vụ đó. Chúng tôi không bao giờ nhận giấy tờ của bạn.',
        'Dịch vụ chỉ cho chúng tôi biết kết quả: được chấp thuận, cần thử lại, hoặc bị từ chối.',
        'Nếu bạn bị từ chối hoặc không muốn xác minh danh tính, chúng tôi gửi trả coin về địa chỉ hoàn tiền của bạn, trừ một lần phí mạng.',
      ],
    },
    {
      id: 'never',
      heading: 'Điều chúng tôi không bao giờ làm',
      points: [
        'Chúng tôi không bao giờ chiếm giữ coin của bạn. Khi lệnh bị tạm giữ, sổ sách của chúng tôi ghi số tiền đó là của bạn.',
        'Chúng tôi không bao giờ để bạn phải đoán. Trang lệnh cho biết lệnh đang chờ điều gì, và chúng tôi gửi email nếu bạn đã cung cấp địa chỉ.',
        'Chúng tôi không buộc tội bạn. Điểm số là ước tính tự động về coin, không phải phán xét về con người.',
        'Chúng tôi không bao giờ yêu cầu giấy tờ qua email hay ứng dụng nhắn tin. Chỉ dùng nút trên trang lệnh.',
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
