import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Một giao dịch đổi diễn ra thế nào',
  description:
    'Từ ước tính đến khoản chi trả: từng bước của một lệnh tại {brand}, mất bao lâu, và điều gì xảy ra nếu khoản thanh toán khác đi.',
  heading: 'Một giao dịch đổi diễn ra thế nào',
  lead: 'Một lệnh là một khoản tiền vào và một khoản tiền ra. Đây là những gì diễn ra ở giữa.',
  sections: [
    {
      id: 'steps',
      heading: 'Năm bước',
      steps: [
        'Chọn hai đồng tiền và một số tiền. Ước tính cho thấy tỷ giá, phí đổi, phí mạng và số tiền bạn nhận.',
        'Cho địa chỉ sẽ nhận đồng tiền mới. Dán địa chỉ hoặc quét mã, và thêm memo hoặc tag nếu ví của bạn nêu. Với tỷ giá đảm bảo thì cần thêm địa chỉ hoàn tiền.',
        'Kiểm tra mọi thứ rồi tạo lệnh. Bạn sẽ thấy một địa chỉ, số tiền chính xác và, với một số đồng tiền, một memo.',
        'Thanh toán từ ví của bạn. Khoản thanh toán được thấy trong chốc lát và được tính sau số lần xác nhận mà trang nêu trước khi bạn thanh toán.',
        'Đồng tiền bạn chọn được gửi đến địa chỉ của bạn. Lệnh hoàn tất khi khoản chi trả đó được xác nhận trên chuỗi của nó.',
      ],
    },
    {
      id: 'rates',
      heading: 'Thả nổi hay đảm bảo',
      paragraphs: [
        'Với tỷ giá thả nổi, số tiền được tính theo thị trường tại thời điểm khoản thanh toán của bạn được xác nhận. Nó có thể cao hơn hoặc thấp hơn ước tính một chút. Lệnh có thể được thanh toán trong 36 giờ.',
        'Với tỷ giá đảm bảo, bạn nhận đúng số tiền đã nêu nếu đúng số tiền cần trả được thấy trong thời hạn thanh toán và được xác nhận trước thời điểm hiển thị trên trang lệnh. Thời hạn thanh toán là 15 hoặc 20 phút, tùy đồng tiền. Đổi lại, chênh lệch giá lớn hơn một chút.',
      ],
    },
    {
      id: 'time',
      heading: 'Mất bao lâu',
      paragraphs: [
        'Gần như toàn bộ thời gian là để chờ xác nhận. Đồng tiền có khối nhanh mất một hai phút, Bitcoin thường mất nửa giờ. Khoản thanh toán trị giá trên 25.000 đô la Mỹ chờ số xác nhận gấp đôi, trên 150.000 thì gấp ba.',
      ],
    },
    {
      id: 'differs',
      heading: 'Khi khoản thanh toán khác đi',
      points: [
        'Thừa hoặc thiếu ở tỷ giá thả nổi: số tiền đã đến được đem đổi, miễn là nằm trong giới hạn.',
        'Khác số tiền hoặc quá muộn ở tỷ giá đảm bảo: lệnh chờ, và bạn chọn giữa tỷ giá hiện tại và hoàn tiền.',
        'Dưới mức tối thiểu: gửi phần còn lại đến cùng địa chỉ đó, hoặc nhận lại tiền.',
        'Khoản hoàn tiền là toàn bộ số đã đến, trừ một lần phí mạng. Không thu phí đổi.',
      ],
    },
    {
      id: 'keep',
      heading: 'Giữ đường quay lại lệnh của bạn',
      paragraphs: [
        'Trình duyệt đã tạo lệnh là người giữ lệnh và có quyền chọn cho lệnh. Hãy lưu cả liên kết bí mật hoặc tệp khôi phục: chúng biến một trình duyệt khác thành người giữ lệnh. Nếu có tài khoản, lệnh nằm trong danh sách của bạn.',
      ],
      links: [
        { text: 'Bắt đầu đổi', path: '/' },
        { text: 'Lệnh của bạn', path: '/history' },
        { text: 'Câu hỏi và trả lời', path: '/faq' },
      ],
    },
  ],
}
