import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Điều khoản chương trình tiếp thị liên kết',
  description:
    'Điều khoản cho đối tác giới thiệu khách hàng đến {brand} để nhận hoa hồng, nếu đơn vị vận hành có chương trình tiếp thị liên kết. Đây là bản mẫu.',
  heading: 'Điều khoản chương trình tiếp thị liên kết',
  lead: 'Bản mẫu này đi kèm phần mềm. Bản này được áp dụng nếu đơn vị vận hành {brand} có chương trình tiếp thị liên kết và đã chấp nhận bạn làm đối tác.',
  sections: [
    {
      id: 'parties',
      heading: 'Thỏa thuận',
      paragraphs: [
        'Chương trình là thỏa thuận giữa đơn vị vận hành {brand} và một đối tác được chấp nhận bằng văn bản. Không ai có quyền đương nhiên được chấp nhận. Mỗi bên có thể chấm dứt thỏa thuận bất cứ lúc nào bằng cách thông báo cho bên kia. Hoa hồng phát sinh đến lúc đó vẫn phải trả.',
        'Điều khoản sử dụng của dịch vụ đổi cũng được áp dụng. Nếu hai bản mâu thuẫn, bản này được ưu tiên đối với đối tác.',
      ],
    },
    {
      id: 'commission',
      heading: 'Hoa hồng',
      points: [
        'Hoa hồng là một phần thu nhập của chúng tôi từ lệnh của khách hàng do đối tác giới thiệu. Tỷ lệ được thỏa thuận khi đối tác được chấp nhận.',
        'Lệnh được tính khi hoàn tất. Lệnh hết hạn hoặc được hoàn tiền thì không tính.',
        'Lệnh của đối tác, hoặc của người hành động thay cho đối tác, không được tính.',
        'Nếu nhiều đối tác giới thiệu cùng một khách hàng, lệnh chỉ được tính cho một trong số họ.',
        'Nếu chúng tôi phải hoàn trả thu nhập, hoa hồng đã trả cho phần thu nhập đó được trừ vào hoa hồng về sau.',
      ],
    },
    {
      id: 'payout',
      heading: 'Chi trả hoa hồng',
      paragraphs: [
        'Chúng tôi trả hoa hồng bằng tiền mã hóa, đến địa chỉ do đối tác cung cấp và chịu trách nhiệm. Mức chi trả tối thiểu, các coin có sẵn và phí mạng hiện rõ trước khi yêu cầu chi trả. Đối tác tự nộp các khoản thuế phải nộp. Đơn vị vận hành có thể xác minh danh tính của đối tác trước khi trả.',
      ],
    },
    {
      id: 'allowed',
      heading: 'Quy tắc quảng cáo',
      points: [
        'Trung thực: không hứa lợi nhuận, không bịa tỷ giá, không đăng đánh giá giả.',
        'Ghi rõ là quảng cáo ở nơi pháp luật yêu cầu.',
        'Không gửi thư rác, và không dùng phần mềm tự mở liên kết khi không có thao tác của người dùng.',
        'Không dùng tên của chúng tôi cho tên miền, tài khoản hay quảng cáo tìm kiếm có thể bị nhầm là của chúng tôi.',
        'Không nhắm đến người ở quốc gia mà đơn vị vận hành không cung cấp dịch vụ đổi.',
      ],
    },
    {
      id: 'breach',
      heading: 'Nếu đối tác vi phạm quy tắc',
      paragraphs: [
        'Đơn vị vận hành có thể ngừng tính lệnh và giữ lại hoa hồng liên quan đến vi phạm cho đến khi sự việc được giải quyết. Đơn vị vận hành phải cho đối tác biết giữ lại những gì và vì sao. Với vi phạm cố ý, đơn vị vận hành có thể chấm dứt thỏa thuận ngay.',
      ],
    },
    {
      id: 'liability',
      heading: 'Trách nhiệm và thay đổi',
      paragraphs: [
        'Chương trình được cung cấp nguyên trạng: liên kết có thể lỗi và số liệu có thể được sửa. Không bên nào chịu trách nhiệm về thu nhập mà bên kia kỳ vọng. Không điều khoản nào ở đây loại trừ trách nhiệm mà pháp luật không cho phép loại trừ.',
        'Chúng tôi thông báo cho đối tác về các thay đổi ít nhất 14 ngày trước khi áp dụng. Nếu không đồng ý, bạn có thể rời chương trình trước ngày đó.',
      ],
      contact: 'business',
      links: [
        { text: 'Điều khoản sử dụng', path: '/terms-of-use' },
        { text: 'Đối tác', path: '/partners' },
      ],
    },
  ],
}
