import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Câu hỏi và trả lời',
  description:
    'Trả lời những điều hay được hỏi nhất khi đổi tiền tại {brand}: tỷ giá, thanh toán, memo, hoàn tiền, tạm giữ, tài khoản và quyền riêng tư.',
  heading: 'Câu hỏi và trả lời',
  lead: 'Nếu bạn hỏi về một lệnh của mình, trang của lệnh đó thường có câu trả lời trước tiên.',
  sections: [
    {
      id: 'beginning',
      heading: 'Trước khi đổi',
      questions: [
        {
          question: 'Tôi có cần tài khoản không?',
          answer:
            'Không. Một lệnh chỉ cần địa chỉ nhận đồng tiền mới, không cần gì khác. Tài khoản có ích nếu bạn muốn xem lệnh của mình trên nhiều thiết bị.',
        },
        {
          question: 'Chi phí là bao nhiêu?',
          answer:
            'Ước tính cho thấy phí đổi và phí mạng của khoản chi trả trước khi bạn tạo lệnh, và cả hai đã được trừ khỏi số tiền bạn nhận. Phí mà ví của bạn thu khi gửi được tính thêm.',
        },
        {
          question: 'Tôi nên chọn tỷ giá nào?',
          answer:
            'Tỷ giá thả nổi thường cho nhiều hơn một chút và đi theo thị trường cho đến khi khoản thanh toán được xác nhận. Tỷ giá đảm bảo cho đúng số tiền đã nêu, nếu bạn trả đúng số tiền và kịp thời hạn.',
        },
        {
          question: 'Có mức tối thiểu hay tối đa không?',
          answer:
            'Có, cho từng cặp. Cả hai đi theo thị trường, và biểu mẫu báo ngay khi số tiền nằm ngoài giới hạn.',
        },
        {
          question: 'Tôi có thể cho gửi tiền đến người khác không?',
          answer:
            'Có: khoản chi trả đi đến địa chỉ mà bạn cho. Hãy kiểm tra hai lần, vì không ai có thể gọi lại một khoản đã chi trả.',
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
          question: 'Tôi quên memo hoặc tag. Tiền của tôi có mất không?',
          answer:
            'Không, nhưng không chương trình nào biết được tiền đó của ai. Hãy viết cho bộ phận hỗ trợ kèm mã lệnh và mã giao dịch; sẽ có người tìm ra khoản thanh toán và giải quyết cùng bạn.',
        },
        {
          question: 'Tôi đã gửi trên mạng khác. Giờ phải làm sao?',
          answer:
            'Tùy đồng tiền. Một số khoản như vậy tìm lại được, số khác thì mãi mãi ngoài tầm với. Hãy viết cho bộ phận hỗ trợ kèm mã giao dịch, và đừng gửi thêm lần nữa.',
        },
        {
          question: 'Tôi gửi thừa, gửi thiếu hoặc gửi muộn.',
          answer:
            'Với tỷ giá thả nổi, số đã đến được đổi theo tỷ giá hiện tại, trong giới hạn. Với tỷ giá đảm bảo, lệnh chờ, và bạn chọn giữa tỷ giá hiện tại và hoàn tiền.',
        },
        {
          question: 'Vì sao khoản thanh toán của tôi không hiện?',
          answer:
            'Trước hết hãy tìm giao dịch trong trình khám phá khối của chuỗi đó. Nếu không có ở đó, ví của bạn chưa gửi đi. Nếu nó đang chờ ở đó thì mạng đang bận; nó sẽ hiện ở đây ngay khi mạng chuyển tiếp.',
        },
      ],
    },
    {
      id: 'waiting',
      heading: 'Trong khi lệnh chạy',
      questions: [
        {
          question: 'Mất bao lâu?',
          answer:
            'Chủ yếu là thời gian xác nhận khoản thanh toán của bạn, được đếm trên trang lệnh: từ dưới một phút đến một giờ, tùy chuỗi.',
        },
        {
          question: 'Tôi có hủy được không?',
          answer:
            'Lệnh chưa thanh toán thì tự hết hạn. Khoản thanh toán đang được đổi thì không dừng lại được; khi lệnh chờ bạn chọn, bạn có thể chọn hoàn tiền.',
        },
        {
          question: 'Vì sao lệnh của tôi bị tạm giữ?',
          answer:
            'Trang của lệnh nêu lý do. Thường là số tiền hoặc thời điểm khác với thỏa thuận. Đôi khi tiền cần được xem xét, hoặc bạn được yêu cầu xác minh danh tính. Tiền tạm giữ được giải phóng hoặc gửi trả, không bao giờ bị giữ luôn.',
        },
        {
          question: 'Hoàn tiền diễn ra thế nào?',
          answer:
            'Toàn bộ số đã đến được gửi trả, trừ một lần phí mạng, về địa chỉ hoàn tiền của bạn hoặc địa chỉ bạn cho trên trang lệnh. Không thu phí đổi.',
        },
      ],
    },
    {
      id: 'safety',
      heading: 'An toàn và quyền riêng tư',
      questions: [
        {
          question: 'Ai xem được lệnh của tôi?',
          answer:
            'Ai có liên kết của lệnh thì thấy đồng tiền, số tiền, địa chỉ và các bước, nhưng không thấy địa chỉ email và địa chỉ hoàn tiền của bạn. Chỉ người giữ lệnh mới quyết định được.',
        },
        {
          question: 'Giờ tôi dùng thiết bị khác. Làm sao đến được lệnh của tôi?',
          answer:
            'Mở liên kết bí mật của lệnh ở đó, hoặc tải tệp khôi phục lên; nếu có tài khoản thì đăng nhập. Liên kết thường cũng hiện lệnh, nhưng không có quyền chọn.',
        },
        {
          question: 'Có người xưng là hỗ trợ hỏi cụm từ khôi phục ví của tôi.',
          answer:
            'Đó luôn là lừa đảo. Không ai ở đây cần nó, và ai có nó là có tiền của bạn. Hãy chấm dứt cuộc trò chuyện.',
        },
        {
          question: 'Những gì về tôi được lưu giữ?',
          answer:
            'Những gì lệnh cần: đồng tiền, số tiền, địa chỉ, thời gian, và địa chỉ email nếu bạn đã cho, được xóa 90 ngày sau khi lệnh kết thúc. Phần còn lại nằm trong chính sách quyền riêng tư.',
        },
      ],
    },
    {
      id: 'more',
      heading: 'Chưa có câu trả lời?',
      contact: 'support',
      links: [
        { text: 'Một giao dịch đổi diễn ra thế nào', path: '/how-it-works' },
        { text: 'Khóa học nhanh', path: '/crashcourse' },
        { text: 'Chính sách quyền riêng tư', path: '/privacy-policy' },
      ],
    },
  ],
}
