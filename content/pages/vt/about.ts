import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Về dịch vụ đổi này',
  description:
    '{brand} là gì, đối xử với tiền của bạn thế nào, không bao giờ làm gì, và ai đứng sau, trong phạm vi đã được công bố.',
  heading: 'Về {brand}',
  lead: '{brand} đổi đồng tiền này lấy đồng tiền khác: bạn trả một đồng vào, đồng kia được gửi đến địa chỉ của bạn.',
  sections: [
    {
      id: 'what-it-is',
      heading: '{brand} là gì',
      paragraphs: [
        '{brand} là dịch vụ đổi tức thì. Không có số dư phải nạp, không có màn hình giao dịch phải học. Một lệnh là một khoản tiền vào và một khoản tiền ra, mỗi khoản trên chuỗi khối riêng, nơi ai cũng tra cứu được.',
        'Không cần tài khoản. Ai muốn thì có thể mở: khi đó các lệnh nằm ở một nơi trên mọi thiết bị, và địa chỉ có thể được lưu kèm tên.',
        'Trang này nói mười ba ngôn ngữ. Mỗi ngôn ngữ được viết theo thuật ngữ của ngành này, và một trang có cùng địa chỉ trong mọi ngôn ngữ, chỉ khác hai chữ cái của ngôn ngữ.',
      ],
    },
    {
      id: 'principles',
      heading: 'Điều chúng tôi giữ vững',
      points: [
        'Mọi thứ trước khi bạn thanh toán. Ước tính nêu tỷ giá, phí đổi và phí mạng. Về sau không thêm gì.',
        'Tỷ giá đảm bảo là một lời hứa. Nếu bạn trả đúng số tiền kịp thời hạn, bạn nhận số tiền đã nêu, kể cả khi thị trường đã giảm trong lúc đó.',
        'Không gì bị mất. Khoản thanh toán đến muộn, đến hai lần hoặc khác số tiền đều được ghi lại và hiện cùng lệnh của nó. Bạn chọn cách xử lý.',
        'Sổ sách được kiểm tra. Mỗi biến động được ghi hai lần trong sổ cái, và một chương trình liên tục đối chiếu sổ với các chuỗi. Nơi nào lệch, đồng tiền liên quan bị dừng cho đến khi có người xem xét.',
        'Giữ rất ít về bạn. Không tên, không ảnh, và chỉ có địa chỉ email nếu bạn đã cho.',
      ],
    },
    {
      id: 'software',
      heading: 'Phần mềm đằng sau',
      paragraphs: [
        'Dịch vụ chạy trên Causeway, phần mềm mà đơn vị vận hành cài trên máy chủ của mình, với nút và khóa của mình. Nó đi kèm mã nguồn theo giấy phép MIT. Cách nó xử lý khi khoản thanh toán quá nhỏ, quá muộn hoặc bị chuỗi rút lại là một phần của tài liệu và của các bài kiểm thử.',
      ],
    },
    {
      id: 'company',
      heading: 'Công ty',
      facts: 'company',
    },
    {
      id: 'people',
      heading: 'Con người',
      facts: 'people',
    },
    {
      id: 'contact',
      heading: 'Viết cho chúng tôi',
      paragraphs: [
        'Nếu hỏi về một lệnh, hãy nêu mã lệnh. Mã nằm ở đầu trang lệnh và trong mọi thư về lệnh đó.',
      ],
      contact: 'support',
      links: [
        { text: 'Một giao dịch đổi diễn ra thế nào', path: '/how-it-works' },
        { text: 'Câu hỏi và trả lời', path: '/faq' },
      ],
    },
  ],
}
