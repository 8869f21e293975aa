import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Về dịch vụ đổi này',
  description:
    '{brand} là gì, xử lý coin của bạn thế nào, không bao giờ làm gì, và ai vận hành, trong phạm vi đơn vị vận hành đã công bố.',
  heading: 'Về {brand}',
  lead: '{brand} đổi coin này lấy coin khác: bạn gửi một coin, chúng tôi gửi coin kia đến địa chỉ của bạn.',
  sections: [
    {
      id: 'what-it-is',
      heading: '{brand} là gì',
      paragraphs: [
        '{brand} là dịch vụ đổi tức thì. Không cần nạp số dư, không phải học màn hình giao dịch. Một lệnh gồm một khoản thanh toán vào và một khoản chi trả, mỗi khoản trên chuỗi khối riêng, nơi ai cũng tra cứu được.',
        'Bạn không cần tài khoản. Nếu tạo tài khoản, bạn xem được mọi lệnh ở một nơi trên mọi thiết bị và có thể lưu địa chỉ kèm tên.',
        'Trang này có mười ba ngôn ngữ. Mỗi trang có cùng địa chỉ trong mọi ngôn ngữ, chỉ khác mã ngôn ngữ gồm hai chữ cái.',
      ],
    },
    {
      id: 'principles',
      heading: 'Nguyên tắc của chúng tôi',
      points: [
        'Bạn thấy mọi thứ trước khi thanh toán. Ước tính nêu tỷ giá, phí đổi và phí mạng. Chúng tôi không cộng thêm gì về sau.',
        'Tỷ giá đảm bảo là một cam kết. Nếu bạn trả đúng số tiền và đúng hạn, bạn nhận số tiền hiển thị, kể cả khi thị trường đã giảm.',
        'Không khoản thanh toán nào bị mất. Nếu bạn trả muộn, trả hai lần hoặc khác số tiền, chúng tôi ghi lại khoản thanh toán và hiện nó trên lệnh. Bạn chọn cách xử lý.',
        'Chúng tôi kiểm tra sổ sách. Mỗi biến động được ghi hai lần trong sổ cái, và sổ cái liên tục được đối chiếu với các chuỗi khối. Nếu có sai lệch, chúng tôi tạm dừng coin đó cho đến khi nhân viên của chúng tôi kiểm tra xong.',
        'Chúng tôi lưu rất ít thông tin về bạn: không tên, không ảnh, và chỉ có địa chỉ email nếu bạn đã cung cấp.',
      ],
    },
    {
      id: 'software',
      heading: 'Phần mềm vận hành dịch vụ',
      paragraphs: [
        'Dịch vụ đổi này chạy trên Causeway, phần mềm mã nguồn mở theo giấy phép MIT. Đơn vị vận hành cài đặt trên máy chủ của mình, với nút và khóa của mình. Cách phần mềm xử lý các khoản thanh toán quá nhỏ, quá muộn hoặc bị mạng đảo ngược là một phần của tài liệu và các bài kiểm thử.',
      ],
    },
    {
      id: 'company',
      heading: 'Công ty',
      facts: 'company',
    },
    {
      id: 'people',
      heading: 'Đội ngũ',
      facts: 'people',
    },
    {
      id: 'contact',
      heading: 'Liên hệ với chúng tôi',
      paragraphs: [
        'Nếu có câu hỏi về một lệnh, hãy kèm mã lệnh. Mã nằm ở đầu trang lệnh và trong mọi email về lệnh đó.',
      ],
      contact: 'support',
      links: [
        { text: 'Giao dịch đổi diễn ra thế nào', path: '/how-it-works' },
        { text: 'Câu hỏi và trả lời', path: '/faq' },
      ],
    },
  ],
}
