import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Điều khoản chương trình tiếp thị liên kết',
  description:
    'Điều khoản để đối tác dẫn khách hàng đến {brand} và nhận hoa hồng, nếu đơn vị vận hành có chương trình như vậy: một bản mẫu.',
  heading: 'Điều khoản chương trình tiếp thị liên kết',
  lead: 'Bản mẫu đi kèm phần mềm. Nó được áp dụng khi đơn vị vận hành {brand} có chương trình như vậy và đã nhận bạn tham gia.',
  sections: [
    {
      id: 'parties',
      heading: 'Ai thỏa thuận với ai',
      paragraphs: [
        'Chương trình là thỏa thuận giữa đơn vị vận hành {brand} và một đối tác đã được nhận bằng văn bản. Không có quyền đương nhiên được nhận. Hai bên đều có thể chấm dứt bất cứ lúc nào bằng một thông báo cho bên kia; những gì đã kiếm được đến lúc đó vẫn được giữ.',
        'Điều khoản sử dụng của dịch vụ đổi cũng được áp dụng. Nơi hai bản khác nhau đối với đối tác, bản này được ưu tiên.',
      ],
    },
    {
      id: 'commission',
      heading: 'Hoa hồng',
      points: [
        'Hoa hồng là một phần thu nhập của chúng tôi từ lệnh của khách hàng do đối tác dẫn đến. Tỷ lệ được thỏa thuận khi đối tác được nhận.',
        'Lệnh được tính khi hoàn tất. Lệnh hết hạn hoặc được hoàn tiền thì không tính.',
        'Lệnh của chính đối tác, và của người làm thay đối tác, không được tính.',
        'Nếu nhiều đối tác đã dẫn cùng một khách hàng đến, lệnh chỉ được tính cho một trong số họ.',
        'Nếu chúng tôi phải trả lại thu nhập, hoa hồng đã trả cho phần thu nhập đó được trừ vào hoa hồng về sau.',
      ],
    },
    {
      id: 'payout',
      heading: 'Chi trả hoa hồng',
      paragraphs: [
        'Hoa hồng được trả bằng tiền mã hóa, đến địa chỉ mà đối tác nêu và chịu trách nhiệm. Mức chi trả nhỏ nhất, các đồng tiền có sẵn và phí mạng hiện rõ trước khi yêu cầu chi trả. Đối tác nộp thuế ở nơi phải nộp. Đơn vị vận hành có thể hỏi đối tác là ai trước khi trả.',
      ],
    },
    {
      id: 'allowed',
      heading: 'Đối tác được quảng cáo thế nào',
      points: [
        'Trung thực: không hứa lợi nhuận, không bịa tỷ giá, không bịa đánh giá.',
        'Thấy rõ là quảng cáo, nơi pháp luật yêu cầu.',
        'Không bằng thư không được yêu cầu, và không bằng chương trình tự mở liên kết khi người dùng không làm gì.',
        'Không dưới tên chúng tôi: không tên miền, tài khoản hay quảng cáo tìm kiếm nào có thể bị nhầm là của chúng tôi.',
        'Không nhắm đến người ở quốc gia mà đơn vị vận hành không cung cấp dịch vụ đổi.',
      ],
    },
    {
      id: 'breach',
      heading: 'Khi đối tác vi phạm',
      paragraphs: [
        'Đơn vị vận hành có thể ngừng tính lệnh và giữ lại hoa hồng liên quan đến vi phạm cho đến khi sự việc được giải quyết. Đơn vị vận hành phải cho đối tác biết giữ lại những gì và vì sao. Với vi phạm cố ý, đơn vị vận hành có thể chấm dứt thỏa thuận ngay.',
      ],
    },
    {
      id: 'liability',
      heading: 'Trách nhiệm và thay đổi',
      paragraphs: [
        'Chương trình được cung cấp nguyên trạng: liên kết có thể lỗi, và con số có thể được sửa. Không bên nào chịu trách nhiệm về thu nhập mà bên kia đã kỳ vọng. Điều gì pháp luật không cho phép loại trừ thì không bị loại trừ.',
        'Các thay đổi được báo cho đối tác ít nhất 14 ngày trước khi áp dụng. Ai không đồng ý có thể rời đi trước ngày đó.',
      ],
      contact: 'business',
      links: [
        { text: 'Điều khoản sử dụng', path: '/terms-of-use' },
        { text: 'Đối tác', path: '/partners' },
      ],
    },
  ],
}
