import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Giao dịch đổi diễn ra thế nào',
  description:
    'Từ ước tính đến khoản chi trả: từng bước của một lệnh tại {brand}, mất bao lâu, và điều gì xảy ra nếu khoản thanh toán khác dự kiến.',
  heading: 'Giao dịch đổi diễn ra thế nào',
  lead: 'Một lệnh gồm một khoản thanh toán vào và một khoản chi trả. Đây là những gì diễn ra ở giữa.',
  sections: [
    {
      id: 'steps',
      heading: 'Năm bước',
      steps: [
        'Chọn hai coin và số tiền. Ước tính hiện tỷ giá, phí đổi, phí mạng và số tiền bạn nhận.',
        'Nhập địa chỉ nhận coin mới. Dán địa chỉ hoặc quét mã, và thêm memo hoặc tag nếu ví của bạn có. Tỷ giá đảm bảo cần thêm địa chỉ hoàn tiền.',
        'Kiểm tra mọi thông tin rồi tạo lệnh. Bạn nhận được địa chỉ nạp, số tiền chính xác và, với một số coin, một memo.',
        'Thanh toán từ ví của bạn. Chúng tôi phát hiện khoản thanh toán trong chốc lát và xử lý sau số lượt xác nhận hiện trên trang.',
        'Chúng tôi gửi coin bạn chọn đến địa chỉ của bạn. Lệnh hoàn tất khi khoản chi trả đó được xác nhận trên mạng.',
      ],
    },
    {
      id: 'rates',
      heading: 'Tỷ giá thả nổi hay đảm bảo',
      paragraphs: [
        'Với tỷ giá thả nổi, số tiền được tính theo tỷ giá thị trường khi khoản thanh toán của bạn được xác nhận. Số này có thể cao hoặc thấp hơn ước tính một chút. Bạn có 36 giờ để thanh toán.',
        'Với tỷ giá đảm bảo, bạn nhận đúng số tiền hiển thị nếu chúng tôi phát hiện khoản thanh toán đúng số tiền trong thời hạn và mạng xác nhận trước thời điểm hiện trên trang lệnh. Bạn có 15 hoặc 20 phút để thanh toán, tùy loại coin. Đổi lại, chênh lệch giá lớn hơn một chút.',
      ],
    },
    {
      id: 'time',
      heading: 'Mất bao lâu',
      paragraphs: [
        'Gần như toàn bộ thời gian là để chờ xác nhận. Coin có khối nhanh mất một hai phút, Bitcoin thường mất nửa giờ. Khoản thanh toán trị giá trên 25.000 đô la Mỹ cần số lượt xác nhận gấp đôi, trên 150.000 thì gấp ba.',
      ],
    },
    {
      id: 'differs',
      heading: 'Nếu khoản thanh toán khác dự kiến',
      points: [
        'Thừa hoặc thiếu với tỷ giá thả nổi: chúng tôi đổi số tiền đã nhận nếu nằm trong giới hạn.',
        'Khác số tiền hoặc quá muộn với tỷ giá đảm bảo: lệnh chờ, và bạn chọn giữa tỷ giá hiện tại và hoàn tiền.',
        'Dưới mức tối thiểu: gửi phần còn thiếu đến cùng địa chỉ, hoặc nhận hoàn tiền.',
        'Khoản hoàn tiền là toàn bộ số chúng tôi đã nhận, trừ một lần phí mạng. Không thu phí đổi.',
      ],
    },
    {
      id: 'keep',
      heading: 'Lưu quyền truy cập lệnh của bạn',
      paragraphs: [
        'Trình duyệt đã tạo lệnh quản lý được lệnh. Hãy lưu cả liên kết bí mật hoặc tệp khôi phục: nhờ đó trình duyệt khác cũng quản lý được lệnh. Nếu có tài khoản, bạn cũng thấy lệnh trong danh sách của mình.',
      ],
      links: [
        { text: 'Bắt đầu đổi', path: '/' },
        { text: 'Lệnh của bạn', path: '/history' },
        { text: 'Câu hỏi và trả lời', path: '/faq' },
      ],
    },
  ],
}
