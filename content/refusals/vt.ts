import type { RefusalTexts } from './refusal-texts.ts'

export const vietnamese: RefusalTexts = {
  order_not_found: 'Không có lệnh này. Hãy kiểm tra liên kết: chỉ tìm được lệnh bằng mã đầy đủ.',
  not_the_holder:
    'Chỉ người đã tạo lệnh mới thay đổi được lệnh: trong cùng trình duyệt, khi đăng nhập vào tài khoản của lệnh, hoặc bằng liên kết bí mật.',
  proof_needed:
    'Trước hết hãy cho thấy đó là bạn: bằng mật khẩu, mã hoặc khóa truy cập, hoặc đăng nhập lại. Bạn đã đăng nhập cách đây hơn mười phút.',
  change_too_late: 'Không còn thay đổi được: giao dịch đổi đã đi quá xa.',
  choice_not_offered: 'Lệnh không chờ lựa chọn này. Hãy tải lại để xem lệnh đang cho chọn gì.',
  offer_forged: 'Đề nghị này không phải cho lệnh này. Hãy xem lại lệnh rồi quyết định.',
  offer_expired: 'Đề nghị đã hết hạn. Hãy xem đề nghị mới và quyết định lại.',
  offer_withdrawn:
    'Thị trường hoặc số tiền đã đến đã thay đổi từ lúc có đề nghị. Hãy xem đề nghị mới và quyết định lại.',
  refund_too_small: 'Số đã đến không đủ trả phí mạng để gửi trả lại.',
  refund_address_missing:
    'Hãy cho biết địa chỉ hoàn tiền: nơi tiền được trả về nếu không thể thực hiện việc đổi.',
  email_malformed: 'Đây không phải là địa chỉ email. Hãy sửa lại hoặc để trống.',
  address_malformed:
    'Đây không phải là địa chỉ trên mạng của đồng tiền này. Hãy sao chép lại từ ví của bạn.',
  address_bad_checksum:
    'Địa chỉ bị viết sai: mã kiểm tra không khớp. Hãy sao chép lại từ ví của bạn.',
  address_wrong_network:
    'Địa chỉ này thuộc một mạng khác với mạng của đồng tiền. Tiền gửi đến đó sẽ mất.',
  address_wrong_flavour:
    'Địa chỉ này thuộc một loại chuỗi khác: tiền thử và tiền thật không dùng lẫn được. Hãy sao chép địa chỉ đúng.',
  address_unspendable:
    'Tiền đã đến địa chỉ này thì không ai chuyển đi được nữa. Hãy sao chép địa chỉ của chính bạn từ ví.',
  address_shielded:
    'Đây là địa chỉ được che giấu. Từ đây chỉ trả được đến địa chỉ minh bạch, bắt đầu bằng t1 hoặc t3.',
  address_legacy:
    'Địa chỉ này thuộc chuỗi đầu tiên đã ngừng của mạng. Hãy sao chép địa chỉ mà ví hiện cho chuỗi hiện nay.',
  address_is_ours:
    'Đây là một trong các địa chỉ nạp tiền của chính chúng tôi. Hãy nhập địa chỉ từ ví của bạn để tiền đến được với bạn.',
  address_restricted: 'Chúng tôi không thể gửi đến địa chỉ này. Hãy dùng một địa chỉ khác của bạn.',
  extra_id_missing:
    'Địa chỉ này cần Memo hoặc Destination tag. Thiếu nó, tiền không thể được ghi có.',
  extra_id_malformed: 'Memo hoặc Destination tag không theo đúng quy tắc của mạng.',
  extra_id_not_supported: 'Mạng này không có Memo hay Destination tag. Hãy để trống ô này.',
  extra_id_conflict:
    'Trong địa chỉ đã có Memo hoặc Destination tag, và bên cạnh lại có một giá trị khác. Hãy bỏ một trong hai.',
  too_many_open_guaranteed:
    'Một tỷ giá đảm bảo của cặp này đang được giữ cho bạn và chưa được thanh toán. Hãy thanh toán lệnh đó, để nó hết hạn, hoặc chọn tỷ giá thả nổi.',
  rate_id_expired: 'Tỷ giá đảm bảo đã hết hạn. Hãy yêu cầu tỷ giá mới.',
  rate_id_used: 'Đã có lệnh được tạo với tỷ giá đảm bảo này. Hãy yêu cầu tỷ giá mới.',
  rate_withdrawn:
    'Thị trường đã biến động, và tỷ giá đảm bảo đã bị rút lại. Hãy yêu cầu tỷ giá mới.',
  name_malformed: 'Đây không phải là tên như alice.eth. Hãy kiểm tra cách viết.',
  name_spoofed:
    'Tên này có ký tự giống ký tự khác hoặc vô hình. Có thể nó nhằm đánh lừa bạn: hãy tự nhập tên, hoặc hỏi địa chỉ.',
  name_not_supported: 'Ở đây không biết các tên có đuôi này. Hãy nhập chính địa chỉ.',
  name_not_found: 'Chưa ai đăng ký tên này. Hãy kiểm tra cách viết.',
  name_has_no_address:
    'Tên đã được đăng ký nhưng không nêu địa chỉ cho đồng tiền này trên mạng này. Hãy hỏi địa chỉ.',
  name_address_wrong:
    'Điều mà tên này nêu cho đồng tiền này không phải là địa chỉ trên mạng của nó. Hãy hỏi chủ của tên về địa chỉ.',
  name_provider_unreachable:
    'Dịch vụ tên hiện không phản hồi. Hãy thử lại sau một phút, hoặc nhập chính địa chỉ.',
  name_changed:
    'Tên này giờ là tên của một địa chỉ khác với địa chỉ bạn đã được cho xem. Hãy tra lại và kiểm tra địa chỉ.',
  account_name_length: 'Tên của tài khoản EOS mới có đúng 12 ký tự.',
  account_name_dot: 'Tên của tài khoản EOS mới không được có dấu chấm.',
  account_name_characters: 'Tên của tài khoản EOS chỉ có chữ cái từ a đến z và chữ số từ 1 đến 5.',
  account_name_first: 'Tên của tài khoản EOS bắt đầu bằng chữ cái.',
  account_name_taken: 'Người khác đã có tên tài khoản này. Hãy chọn tên khác.',
  account_key_malformed:
    'Đây không phải là khóa công khai EOS. Khóa bắt đầu bằng EOS hoặc PUB_K1_; hãy sao chép lại từ ví của bạn.',
  account_key_private:
    'Đây là khóa riêng. Đừng bao giờ đưa cho ai: hãy nhập khóa công khai, và dùng một cặp mới, vì cặp này đã bị lộ.',
  account_names_unreachable:
    'Mạng EOS hiện không cho biết tên còn trống hay không. Hãy thử lại sau một phút.',
  funds_request_not_supported:
    'Nhà cung cấp ví này không biết tên đó. Hãy tự gửi khoản thanh toán từ ví của bạn.',
  funds_request_refused:
    'Nhà cung cấp ví không gửi yêu cầu cho khoản thanh toán này. Hãy tự gửi từ ví của bạn.',
  funds_provider_unreachable:
    'Nhà cung cấp ví hiện không phản hồi. Hãy thử lại sau một phút, hoặc tự gửi khoản thanh toán.',
  funds_request_too_late: 'Lệnh không còn chờ thanh toán.',
  identification_not_asked: 'Lệnh này không yêu cầu xác minh danh tính.',
  identification_decided: 'Việc xác minh danh tính đã xong. Hãy xem lệnh để biết bước tiếp theo.',
  identification_unavailable:
    'Dịch vụ xác minh danh tính không phản hồi. Lệnh của bạn vẫn chờ; hãy thử lại sau một phút.',
  favourite_not_found: 'Địa chỉ này không nằm trong các địa chỉ của lệnh bạn đã tạo.',
  favourite_name_malformed:
    'Tên có nhiều nhất 60 ký tự, và mọi ký tự đều nhìn thấy được. Hãy chọn tên khác.',
  captcha_missing: 'Kiểm tra bảo mật không thành công. Hãy tải lại trang rồi thử lại.',
  captcha_wrong: 'Kiểm tra bảo mật đã hết hạn. Hãy thử lại.',
  japan_unconfirmed: 'Trước hết hãy xác nhận rằng bạn không cư trú tại Nhật Bản.',
  too_often: 'Quá nhiều lần thử không thành. Hãy chờ một lát rồi thử lại.',
  token_unknown: 'Liên kết này không phải của chúng tôi. Hãy sao chép trọn vẹn từ thư.',
  token_old: 'Liên kết này đã được dùng hoặc đã hết thời gian. Hãy yêu cầu liên kết mới.',
  password_short: 'Mật khẩu quá ngắn: cần ít nhất 10 ký tự.',
  password_long: 'Mật khẩu quá dài: nhiều nhất 256 ký tự.',
  password_common:
    'Mật khẩu này nằm trong số những mật khẩu mà ai cũng thử trước. Hãy chọn mật khẩu khác.',
  passkey_refused:
    'Khóa truy cập này không được biết ở đây, hoặc phản hồi đến quá muộn. Hãy thử lại.',
  only_way_in:
    'Bạn không còn cách đăng nhập nào khác. Trước hết hãy đặt mật khẩu hoặc thiết lập một cách khác.',
  social_unknown: 'Tài khoản như vậy không được liên kết với tài khoản của bạn. Hãy tải lại trang.',
  passkey_not_found: 'Không có khóa truy cập này. Hãy tải lại trang.',
  totp_state_wrong: 'Trong lúc đó, đăng nhập hai yếu tố đã thay đổi. Hãy tải lại trang.',
  signed_out: 'Chưa có ai đăng nhập ở đây, hoặc phiên đã kết thúc. Hãy đăng nhập rồi thử lại.',
  form_from_elsewhere:
    'Biểu mẫu này không được gửi từ trang của chúng tôi nên không có gì thay đổi. Hãy quay lại, tải lại trang rồi thử lại. Nếu vẫn xảy ra, hãy cho phép trình duyệt hoặc tiện ích bảo vệ quyền riêng tư báo cho trang này biết biểu mẫu đến từ đâu.',
  csrf_wrong: 'Trang đã quá cũ cho thay đổi này. Hãy tải lại.',
  transaction_id_malformed:
    'Đây không phải mã giao dịch của mạng này. Hãy sao chép từ ví hoặc sàn của bạn.',
  payment_lookup_unavailable:
    'Hiện chúng tôi không kết nối được với mạng. Khoản thanh toán của bạn không bị ảnh hưởng. Hãy thử lại sau một phút.',
  too_many_claims: 'Bạn đã báo số khoản tối đa của một lệnh. Chúng tôi đang kiểm tra từng khoản.',
  feedback_not_due: 'Chỉ đánh giá được lệnh đã hoàn tất, và chỉ một lần.',
  pair_unavailable: 'Hiện không đổi được cặp này. Hãy thử lại sau, hoặc chọn đồng tiền khác.',
  pair_halted:
    'Đơn vị vận hành đã dừng đổi cặp này. Các lệnh đã tạo không bị mất. Hãy thử lại sau.',
  same_currency: 'Hãy chọn hai đồng tiền khác nhau.',
  amount_missing: 'Hãy nhập số tiền.',
  amount_malformed: 'Số tiền phải là một số thập phân đơn giản như 0.25.',
  amount_too_fine: 'Số tiền có nhiều chữ số thập phân hơn đồng tiền này. Hãy bỏ bớt.',
  amount_too_long: 'Số tiền có quá nhiều chữ số.',
  amount_not_positive: 'Số tiền phải lớn hơn không.',
  stock_unknown:
    'Lượng dự trữ đang được đếm lại, nên hiện chưa thể hứa số tiền nào. Hãy thử lại sau vài giây.',
  price_stale: 'Giá thị trường quá cũ để đưa ra đề nghị. Hãy thử lại sau một phút.',
  rate_limited: 'Quá nhiều yêu cầu. Hãy chờ một phút rồi thử lại.',
  fiat_pair_wrong:
    'Một bên phải là tiền pháp định, bên kia là tiền mã hóa: usd sang btc là mua, btc sang usd là bán.',
  fiat_place_unknown: 'Không có quốc gia hoặc bang này. Với Hoa Kỳ, cần nêu cả bang.',
  fiat_provider_unknown: 'Ở đây không có nhà cung cấp này.',
  fiat_offer_refused: 'Nhà cung cấp không nhận lệnh này. Hãy thử lại, hoặc chọn nhà cung cấp khác.',
  fiat_order_unchangeable:
    'Không thể thay đổi ở đây một lệnh tại nhà cung cấp. Trang của nhà cung cấp cho biết có thể làm gì.',
}
