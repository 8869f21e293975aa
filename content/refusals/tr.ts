import type { RefusalTexts } from './refusal-texts.ts'

export const turkish: RefusalTexts = {
  order_not_found:
    'Böyle bir emir yok. Bağlantıyı kontrol edin: bir emir yalnızca tam koduyla bulunur.',
  not_the_holder:
    'Emri yalnızca oluşturan kişi değiştirebilir: aynı tarayıcıda, kendi hesabında oturum açmış olarak ya da gizli bağlantıyla.',
  proof_needed:
    'Önce siz olduğunuzu gösterin: parolayla, kodla, geçiş anahtarıyla ya da yeniden oturum açarak. Oturum açmanızın üzerinden on dakikadan fazla geçti.',
  change_too_late: 'Bu artık değiştirilemez: takas fazla ilerledi.',
  choice_not_offered: 'Emir bu kararı beklemiyor. Ne sunduğunu görmek için yeniden yükleyin.',
  offer_forged: 'Bu teklif bu emir için yapılmadı. Emre yeniden bakın ve seçin.',
  offer_expired: 'Teklifin süresi doldu. Yenisine bakın ve yeniden seçin.',
  offer_withdrawn:
    'Tekliften bu yana piyasa ya da gelen tutar değişti. Yenisine bakın ve yeniden seçin.',
  refund_too_small: 'Gelen tutar, geri göndermenin ağ ücretini karşılamıyor.',
  refund_address_missing: 'Bir iade adresi verin: takas yapılamazsa coinlerin geri döneceği yer.',
  email_malformed: 'Bu bir e-posta adresi değil. Düzeltin ya da boş bırakın.',
  address_malformed: 'Bu, coinin ağına ait bir adres değil. Cüzdanınızdan yeniden kopyalayın.',
  address_bad_checksum:
    'Adres yanlış yazılmış: sağlama toplamı uymuyor. Cüzdanınızdan yeniden kopyalayın.',
  address_wrong_network:
    'Bu adres, coinin ağından başka bir ağa ait. Oraya gönderilen coinler kaybolur.',
  address_wrong_flavour:
    'Bu adres başka türden bir zincire ait: deneme coinleri ile gerçek coinler birbirine karışmaz. Doğrusunu kopyalayın.',
  address_unspendable:
    'Bu adrese gelen coinleri kimse asla hareket ettiremez. Cüzdanınızdan kendi adresinizi kopyalayın.',
  address_shielded:
    'Bu, gizlenmiş (shielded) bir adres. Buradan yalnızca t1 ya da t3 ile başlayan şeffaf adreslere ödeme yapılabilir.',
  address_legacy:
    'Bu adres, ağın artık durdurulmuş ilk zincirine ait. Cüzdanınızın bugünkü zincir için gösterdiği adresi kopyalayın.',
  address_is_ours:
    'Bu, bizim yatırma adreslerimizden biri. Coinlerin size ulaşması için cüzdanınızdan bir adres girin.',
  address_restricted: 'Bu adrese gönderemiyoruz. Başka bir adresinizi kullanın.',
  extra_id_missing:
    'Bu adres için Memo ya da Destination tag gerekir. O olmadan coinler hesabınıza geçirilemez.',
  extra_id_malformed: 'Memo ya da Destination tag ağın kurallarına uymuyor.',
  extra_id_not_supported: 'Bu ağda Memo ya da Destination tag yok. Alanı boş bırakın.',
  extra_id_conflict:
    'Adresin içinde zaten bir Memo ya da tag var, yanında da başka biri. Birini çıkarın.',
  too_many_open_guaranteed:
    'Bu çiftin garantili bir kuru sizin için zaten tutuluyor ve henüz ödenmedi. O emri ödeyin, süresinin dolmasını bekleyin ya da değişken kuru seçin.',
  rate_id_expired: 'Garantili kurun süresi doldu. Yenisini isteyin.',
  rate_id_used: 'Bu garantili kurla zaten bir emir oluşturuldu. Yenisini isteyin.',
  rate_withdrawn: 'Piyasa değişti ve garantili kur geri çekildi. Yenisini isteyin.',
  name_malformed: 'Bu, alice.eth gibi bir ad değil. Yazılışını kontrol edin.',
  name_spoofed:
    'Bu ad, başkalarına benzeyen ya da görünmeyen karakterlerle yazılmış. Sizi aldatmak için olabilir: adı kendiniz yazın ya da adresi isteyin.',
  name_not_supported: 'Bu uzantılı adlar burada bilinmiyor. Adresin kendisini girin.',
  name_not_found: 'Bu adı kimse kaydetmemiş. Yazılışını kontrol edin.',
  name_has_no_address: 'Ad kayıtlı, ama bu ağdaki bu coin için adres bildirmiyor. Adresi isteyin.',
  name_address_wrong:
    'Adın bu coin için bildirdiği, o ağa ait bir adres değil. Adresi sahibinden isteyin.',
  name_provider_unreachable:
    'Ad hizmeti şu anda yanıt vermiyor. Bir dakika sonra yeniden deneyin ya da adresin kendisini girin.',
  name_changed:
    'Ad artık size gösterilenden başka bir adrese ait. Yeniden arayın ve adresi kontrol edin.',
  account_name_length: 'Yeni bir EOS hesabının adı tam olarak 12 karakterdir.',
  account_name_dot: 'Yeni bir EOS hesabının adında nokta olamaz.',
  account_name_characters:
    'Bir EOS hesabının adında yalnızca a’dan z’ye harfler ve 1’den 5’e rakamlar olabilir.',
  account_name_first: 'Bir EOS hesabının adı harfle başlar.',
  account_name_taken: 'Bu hesap adı başkasına ait. Başka bir ad seçin.',
  account_key_malformed:
    'Bu bir EOS açık anahtarı değil. EOS ya da PUB_K1_ ile başlar; cüzdanınızdan yeniden kopyalayın.',
  account_key_private:
    'Bu bir özel anahtar. Asla kimseye vermeyin: açık anahtarı verin ve yeni bir çift kullanın, çünkü bu gösterilmiş oldu.',
  account_names_unreachable:
    'EOS ağı şu anda adın boşta olup olmadığını söylemiyor. Bir dakika sonra yeniden deneyin.',
  funds_request_not_supported:
    'Bu cüzdan sağlayıcısı adı tanımıyor. Ödemeyi cüzdanınızdan kendiniz gönderin.',
  funds_request_refused:
    'Cüzdan sağlayıcısı bu ödemeyi istemeyecek. Ödemeyi cüzdanınızdan kendiniz gönderin.',
  funds_provider_unreachable:
    'Cüzdan sağlayıcısı şu anda yanıt vermiyor. Bir dakika sonra yeniden deneyin ya da ödemeyi kendiniz gönderin.',
  funds_request_too_late: 'Emir artık ödemesini beklemiyor.',
  identification_not_asked: 'Bu emir kimlik doğrulama istemiyor.',
  identification_decided:
    'Kimlik doğrulama tamamlandı. Nasıl devam ettiğini emrin sayfasında görün.',
  identification_unavailable:
    'Kimlik doğrulama hizmeti yanıt vermiyor. Emriniz bekler; bir dakika sonra yeniden deneyin.',
  favourite_not_found: 'Bu adres emirlerinizdeki adreslerden biri değil.',
  favourite_name_malformed:
    'Bir ad en fazla 60 karakterdir ve hepsi görünür olmalıdır. Başka bir ad seçin.',
  captcha_missing: 'Güvenlik kontrolü başarısız oldu. Sayfayı yenileyip yeniden deneyin.',
  captcha_wrong: 'Güvenlik kontrolünün süresi doldu. Yeniden deneyin.',
  japan_unconfirmed: 'Önce Japonya’da ikamet etmediğinizi onaylayın.',
  too_often: 'Çok fazla başarısız deneme. Biraz bekleyip yeniden deneyin.',
  token_unknown: 'Bu bağlantı bizim değil. E-postadan tamamını kopyalayın.',
  token_old: 'Bu bağlantı daha önce kullanılmış ya da süresi dolmuş. Yenisini isteyin.',
  password_short: 'Parola çok kısa: en az 10 karakter gerekir.',
  password_long: 'Parola çok uzun: en fazla 256 karakter olabilir.',
  password_common: 'Bu parola herkesin ilk denediklerinden biri. Başka bir parola seçin.',
  passkey_refused:
    'Bu geçiş anahtarı burada bilinmiyor ya da yanıt çok geç geldi. Yeniden deneyin.',
  only_way_in:
    'Sizi içeri alan başka bir şey yok. Önce bir parola belirleyin ya da başka bir yol ekleyin.',
  social_unknown: 'Hesabınıza bağlı böyle bir hesap yok. Sayfayı yeniden yükleyin.',
  passkey_not_found: 'Böyle bir geçiş anahtarı yok. Sayfayı yeniden yükleyin.',
  totp_state_wrong: 'İki aşamalı oturum açma bu arada değişti. Sayfayı yeniden yükleyin.',
  signed_out: 'Burada oturum açık değil ya da oturum sona erdi. Oturum açıp yeniden deneyin.',
  form_from_elsewhere:
    'Bu form bizim sayfamızdan gönderilmedi, bu yüzden hiçbir şey değiştirilmedi. Geri dönün, sayfayı yenileyin ve yeniden deneyin. Tekrarlanırsa tarayıcınızın veya gizlilik eklentinizin formun nereden geldiğini bu siteye bildirmesine izin verin.',
  csrf_wrong: 'Sayfa bu değişiklik için çok eski. Yeniden yükleyin.',
  transaction_id_malformed:
    'Bu, bu ağın bir işlem kimliği değil. Cüzdanınızdan veya borsanızdan kopyalayın.',
  payment_lookup_unavailable:
    'Ağa şu anda ulaşamıyoruz. Ödemeniz bundan etkilenmez. Bir dakika sonra yeniden deneyin.',
  too_many_claims:
    'Bir emir için bildirilebilecek en çok ödemeyi bildirdiniz. Tek tek inceliyoruz.',
  feedback_not_due: 'Yalnızca tamamlanmış bir emir değerlendirilebilir, o da bir kez.',
  pair_unavailable:
    'Bu çift şu anda takas edilemiyor. Daha sonra yeniden deneyin ya da başka bir coin seçin.',
  pair_halted:
    'İşletmeci bu çiftin takasını durdurdu. Oluşturulmuş emirler kaybolmaz. Daha sonra yeniden deneyin.',
  same_currency: 'İki farklı coin seçin.',
  amount_missing: 'Bir tutar girin.',
  amount_malformed: 'Tutar 0.25 gibi yalın bir ondalık sayı olmalıdır.',
  amount_too_fine: 'Tutarın ondalık basamakları coininkinden fazla. Bazılarını çıkarın.',
  amount_too_long: 'Tutarda çok fazla rakam var.',
  amount_not_positive: 'Tutar sıfırdan büyük olmalıdır.',
  stock_unknown:
    'Stok sayılıyor, bu yüzden şu anda bir tutar için söz verilemez. Birkaç saniye sonra yeniden deneyin.',
  price_stale: 'Piyasa fiyatları bir teklif için çok eski. Bir dakika sonra yeniden deneyin.',
  rate_limited: 'Çok fazla istek. Bir dakika bekleyip yeniden deneyin.',
  fiat_pair_wrong:
    'Bir tarafta devlet parası, öbür tarafta coin olmalıdır: usd’den btc’ye bir alım, btc’den usd’ye bir satımdır.',
  fiat_place_unknown: 'Böyle bir ülke ya da eyalet yok. ABD’de eyalet de gerekir.',
  fiat_provider_unknown: 'Burada böyle bir sağlayıcı yok.',
  fiat_offer_refused:
    'Sağlayıcı bu emri kabul etmiyor. Yeniden deneyin ya da başka bir sağlayıcı seçin.',
  fiat_order_unchangeable:
    'Bir sağlayıcıdaki emir burada değiştirilemez. Neler yapılabileceğini sağlayıcının sayfası gösterir.',
}
