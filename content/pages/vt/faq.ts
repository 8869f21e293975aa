import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Câu hỏi và trả lời',
  description:
    'Trả lời các câu hỏi thường gặp khi đổi coin tại {brand}: tỷ giá, thanh toán, memo, hoàn tiền, tạm giữ, tài khoản và quyền riêng tư.',
  heading: 'Câu hỏi và trả lời',
  lead: 'Nếu câu hỏi của bạn là về một lệnh, trước hết hãy xem trang lệnh.',
  sections: [
    {
      id: 'beginning',
      heading: 'Trước khi đổi',
      questions: [
        {
          question: 'Tôi có cần tài khoản không?',
          answer:
            'Không. Để tạo lệnh, bạn chỉ cần địa chỉ để nhận coin mới. Tài khoản có ích nếu bạn muốn xem lệnh của mình trên nhiều thiết bị.',
        },
        {
          question: 'Chi phí là bao nhiêu?',
          answer:
            'Ước tính hiện phí đổi và phí mạng của khoản chi trả trước khi bạn tạo lệnh. Số tiền bạn nhận đã trừ cả hai. Ví của bạn thu thêm phí gửi riêng.',
        },
        {
          question: 'Tôi nên chọn tỷ giá nào?',
          answer:
            'Tỷ giá thả nổi thường cho bạn nhiều hơn một chút và đi theo thị trường cho đến khi khoản thanh toán được xác nhận. Tỷ giá đảm bảo cho bạn đúng số tiền hiển thị, nếu bạn trả đúng số tiền và đúng hạn.',
        },
        {
          question: 'Có mức tối thiểu hay tối đa không?',
          answer:
            'Có, theo từng cặp. Cả hai thay đổi theo thị trường, và biểu mẫu báo cho bạn nếu số tiền nằm ngoài giới hạn.',
        },
        {
          question: 'Tôi có thể gửi coin cho người khác không?',
          answer:
            'Có. Khoản chi trả được gửi đến địa chỉ bạn nhập. Hãy kiểm tra hai lần: giao dịch tiền mã hóa không thể đảo ngược.',
        },
      ],
    },
    {
      id: 'paying',
      heading: 'Thanh toán',
      questions: [
        {
          question: 'Tôi có bao nhiêu thời gian?',
          answer:
            'Với tỷ giá đảm bảo là 15 hoặc 20 phút, được đếm ngược trên trang lệnh. Với tỷ giá thả nổi là 36 giờ.',
        },
        {
          question: 'Tôi quên memo hoặc tag. Coin của tôi có mất không?',
          answer:
            'Không, nhưng chúng tôi không thể tự động nhận biết khoản thanh toán. Hãy liên hệ bộ phận hỗ trợ, kèm mã lệnh và mã giao dịch. Nhân viên của chúng tôi sẽ tìm khoản thanh toán và giải quyết cùng bạn.',
        },
        {
          question: 'Tôi đã dùng sai mạng. Giờ phải làm sao?',
          answer:
            'Tùy loại coin. Một số khoản như vậy lấy lại được, số khác thì không. Hãy liên hệ bộ phận hỗ trợ kèm mã giao dịch, và đừng gửi lại.',
        },
        {
          question: 'Tôi đã trả thừa, trả thiếu hoặc trả muộn.',
          answer:
            'Với tỷ giá thả nổi, chúng tôi đổi số tiền đã nhận theo tỷ giá hiện tại, trong giới hạn. Với tỷ giá đảm bảo, lệnh chờ, và bạn chọn giữa tỷ giá hiện tại và hoàn tiền.',
        },
        {
          question: 'Vì sao tôi không thấy khoản thanh toán của mình?',
          answer:
            'Trước hết hãy tìm giao dịch trong trình khám phá khối. Nếu không có ở đó, ví của bạn chưa gửi đi. Nếu giao dịch đang chờ, mạng đang bận. Khoản thanh toán hiện ở đây ngay khi mạng báo có.',
        },
      ],
    },
    {
      id: 'waiting',
      heading: 'Trong khi đổi',
      questions: [
        {
          question: 'Mất bao lâu?',
          answer:
            'Phần lớn thời gian là chờ các lượt xác nhận khoản thanh toán của bạn, được đếm trên trang lệnh. Việc này mất từ dưới một phút đến một giờ, tùy mạng.',
        },
        {
          question: 'Tôi có hủy được không?',
          answer:
            'Lệnh chưa thanh toán sẽ tự hết hạn. Khi chúng tôi đang đổi khoản thanh toán của bạn thì không dừng lại được. Nếu lệnh đang chờ bạn chọn, bạn có thể chọn hoàn tiền.',
        },
        {
          question: 'Vì sao lệnh của tôi bị tạm giữ?',
          answer:
            'Trang lệnh nêu lý do. Thường là số tiền hoặc thời điểm khác với thỏa thuận. Đôi khi chúng tôi cần xem xét coin, hoặc bạn cần xác minh danh tính. Coin bị tạm giữ sẽ được giải phóng hoặc hoàn lại, không bao giờ bị chiếm giữ.',
        },
        {
          question: 'Hoàn tiền diễn ra thế nào?',
          answer:
            'Chúng tôi gửi trả toàn bộ số đã nhận, trừ một lần phí mạng, về địa chỉ hoàn tiền của bạn hoặc địa chỉ bạn nhập trên trang lệnh. Không thu phí đổi.',
        },
      ],
    },
    {
      id: 'safety',
      heading: 'Bảo mật và quyền riêng tư',
      questions: [
        {
          question: 'Ai xem được lệnh của tôi?',
          answer:
            'Ai có liên kết đều thấy loại coin, số tiền, địa chỉ và các bước, nhưng không thấy địa chỉ email hay địa chỉ hoàn tiền của bạn. Chỉ chủ lệnh mới thay đổi được.',
        },
        {
          question: 'Làm sao mở lệnh của tôi trên thiết bị khác?',
          answer:
            'Mở liên kết bí mật của lệnh trên thiết bị đó, hoặc tải tệp khôi phục lên. Nếu có tài khoản, hãy đăng nhập. Liên kết thường cũng hiện lệnh, nhưng bạn không thay đổi được.',
        },
        {
          question: 'Bộ phận hỗ trợ hỏi cụm từ khôi phục của tôi. Đó có phải lừa đảo không?',
          answer:
            'Có, luôn luôn. Chúng tôi không bao giờ cần cụm từ đó, và ai có nó đều lấy được coin của bạn. Hãy chấm dứt cuộc trò chuyện.',
        },
        {
          question: 'Các bạn lưu dữ liệu gì về tôi?',
          answer:
            'Chỉ những gì lệnh cần: loại coin, số tiền, địa chỉ, thời gian, và địa chỉ email nếu bạn đã cung cấp. Chúng tôi xóa địa chỉ email 90 ngày sau khi lệnh kết thúc. Xem chi tiết trong chính sách quyền riêng tư.',
        },
      ],
    },
    {
      id: 'more',
      heading: 'Bạn vẫn cần trợ giúp?',
      contact: 'support',
      links: [
        { text: 'Giao dịch đổi diễn ra thế nào', path: '/how-it-works' },
        { text: 'Khóa học nhanh', path: '/crashcourse' },
        { text: 'Chính sách quyền riêng tư', path: '/privacy-policy' },
      ],
    },
  ],
}
