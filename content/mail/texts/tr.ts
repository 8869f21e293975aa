import type { MailTexts } from '../mail-texts.ts'

export const turkish: MailTexts = {
  frame: {
    playMoney: 'Burası {brand} deneme dünyasıdır: buradaki coinlerin hiçbir değeri yoktur.',
    inFull: 'Ya da bu adresi tarayıcınızda açın:',
  },
  order: {
    states: {
      waiting: {
        subject: 'siparişiniz alındı',
        sentence:
          'Siparişiniz açıldı. Ödemenizi sipariş sayfasındaki yatırma adresine gönderin; gördüğümüzde size yazacağız.',
      },
      confirming: {
        subject: 'ödemeniz görüldü',
        sentence: 'Ödemeniz görüldü. Yeterli onay alındığında takas devam eder.',
      },
      finished: {
        subject: 'takasınız tamamlandı',
        sentence: 'Takasınız tamamlandı: size yapılan ödeme kendi zincirinde onaylandı.',
      },
      refunded: {
        subject: 'coinleriniz geri gönderildi',
        sentence: 'Coinleriniz iade adresinize geri gönderildi ve transfer onaylandı.',
      },
      hold: {
        subject: 'takasınız sizi bekliyor',
        sentence:
          'Takasınız sizi bekliyor: onu oluşturulduğu tarayıcıda ya da gizli bağlantınızla açın ve nasıl devam edeceğini seçin.',
      },
      expired: {
        subject: 'takasınızın süresi doldu',
        sentence:
          'Zamanında ödeme gelmediği için takasınızın süresi doldu. Geç gelen bir ödeme kaybolmaz.',
      },
      failed: {
        subject: 'takasınız kapatıldı',
        sentence: 'İşletmeci takasınızı kapattı. Ödenmesi gereken bir şey kalmadı.',
      },
      fiat_ended: {
        subject: 'emriniz tamamlandı',
        sentence:
          'Sağlayıcı, emrinizin tamamlandığını bildiriyor. Neyin gönderildiği emrin sayfasında görünür.',
      },
      fiat_declined: {
        subject: 'emriniz reddedildi',
        sentence:
          'Sağlayıcı emrinizi reddetti; hiçbir para alıkonmadı. Yeniden deneyebilir veya başka bir sağlayıcı seçebilirsiniz.',
      },
      fiat_refunded: {
        subject: 'ödemeniz geri gönderildi',
        sentence:
          'Sağlayıcı, ödemenizin geri gönderildiğini bildiriyor. Ulaşması birkaç gün sürebilir.',
      },
      fiat_charged_back: {
        subject: 'emrinizin ödemesi geri alındı',
        sentence:
          'Banka, emrinizin ödemesini geri aldı. Bunu siz istemediyseniz sağlayıcıya yazın.',
      },
      fiat_sale_declined: {
        subject: 'satışınız reddedildi',
        sentence:
          'Sağlayıcı satışınızı reddetti. Bu satış için coin göndermeyin. Zaten gönderdiyseniz sağlayıcıdan coinleri iade adresinize geri göndermesini isteyin.',
      },
      fiat_sale_refunded: {
        subject: 'coinleriniz geri gönderildi',
        sentence: 'Sağlayıcı, coinlerinizi iade adresinize geri gönderdiğini bildiriyor.',
      },
    },
    details: {
      send: 'Gönderdiğiniz',
      deposit: 'Yatırma adresi',
      get: 'Alacağınız',
      payUntil: 'Son ödeme zamanı',
      paid: 'Ödediğiniz',
      payIn: 'Ödeme işlemi',
      received: 'Aldığınız',
      destination: 'Alıcı adres',
      payout: 'Gönderim işlemi',
      refunded: 'İade edilen',
      refundTo: 'İade adresi',
      refund: 'İade işlemi',
      provider: 'Sağlayıcı',
      order: 'Emir numarası',
      providerOrder: 'Sağlayıcının referansı',
      fee: 'Dahil olan ücretler',
    },
    secret:
      'Bu özel bağlantıyla siparişi her cihazdan yönetebilirsiniz. Bağlantıya sahip olan herkes iadelere karar verebilir; kimseyle paylaşmayın.',
    otherState: {
      subject: 'takasınızdan haber var',
      sentence: 'Takasınızın durumu değişti.',
    },
    reasons: {
      amount_differs: 'Gelen tutar beklenen tutar değil.',
      amount_too_small: 'Gelen tutar takas için çok az.',
      amount_too_large: 'Gelen tutar tek seferde takas edilebilecek olandan fazla.',
      paid_late: 'Ödemeniz garantili kur için çok geç görüldü ya da onaylandı.',
      payout_refused: 'Ağ, adresinize yapılan ödemeyi reddetti.',
      account_taken:
        'Ödemenin oluşturacağı hesabın adını başkası aldı. Emrin sayfasında başka bir ad seçin.',
      screening: 'Önce bir kişi bu takası inceliyor. Şu anda yapmanız gereken bir şey yok.',
      identification: 'Devam etmeden önce kimliğinizi doğrulamanız isteniyor.',
      identification_refused:
        'Kimlik doğrulama başarısız oldu, bu yüzden coinleriniz size geri dönüyor.',
      refund_decided: 'Takas yapılamıyor, bu yüzden coinleriniz size geri dönüyor.',
    },
    lookedAt: 'takasınız inceleniyor',
    subjectLine: '{brand}: {subject} ({code})',
    follow: 'Takasınızı izleyin',
    questions: 'Sorularınız mı var? {support} adresine yazın ve {code} numaralı emri belirtin.',
    stop: 'Bu iletiyi, adresiniz bu takas için bırakıldığı için alıyorsunuz. Durdurmak için takasın sayfasında adresi kaldırın.',
  },
  account: {
    kinds: {
      confirm: {
        subject: '{brand}: e-posta adresinizi doğrulayın',
        says: [
          'Birisi, umarız siz, bu e-posta adresiyle {brand} üzerinde kaydoldu.',
          'Adresi doğrulayın ve parolanızı seçin.',
        ],
        notYou:
          'Siz değil miydiniz? O hâlde bir şey yapmayın: bu bağlantı olmadan kimse oturum açamaz.',
      },
      'already-registered': {
        subject: '{brand}: zaten bir hesabınız var',
        says: [
          'Birisi bu e-posta adresini {brand} üzerinde bir hesap için kullanmak istedi. Bu adresin zaten bir hesabı var ve hiçbir şey değişmedi.',
          'Siz miydiniz? Her zamanki gibi oturum açın. Parolanızı artık bilmiyorsanız yeni bir parola seçin.',
        ],
        notYou: 'Siz değil miydiniz? O hâlde bir şey yapmayın: hesabınız olduğunu kimse öğrenmez.',
      },
      recover: {
        subject: '{brand}: yeni bir parola seçin',
        says: ['{brand} üzerindeki hesabınız için yeni bir parola istendi.'],
        notYou: 'Siz değil miydiniz? O hâlde bir şey yapmayın: parolanız olduğu gibi kalır.',
      },
      'email-change': {
        subject: '{brand}: yeni e-posta adresinizi doğrulayın',
        says: [
          'Bu adres, {brand} üzerindeki bir hesabın adresi olacak. Siz doğrulayana kadar hiçbir şey değişmez.',
        ],
        notYou: 'Siz değil miydiniz? O hâlde bir şey yapmayın: hesabın adresi aynı kalır.',
      },
      'email-change-notice': {
        subject: '{brand}: e-posta adresiniz değişmek üzere',
        says: [
          'Hesabınız için yeni bir e-posta adresi girildi. Oraya gönderdiğimiz bağlantıyla doğrulandığında geçerli olur.',
        ],
        notYou: 'Siz değil miydiniz? Hemen parolanızı değiştirin ve diğer tüm oturumları kapatın.',
      },
      'password-changed': {
        subject: '{brand}: parolanız değişti',
        says: [
          'Hesabınızın parolası değişti. Diğer tüm oturumlar kapatıldı.',
          'Geçiş anahtarları ve bağlı hesaplarla oturum açmak hâlâ mümkün. Bunları hesabınızın sayfasında gözden geçirin ve size ait olmayanları kaldırın.',
        ],
        notYou: 'Siz değil miydiniz? Hemen oturum açma penceresinden parolanızı sıfırlayın.',
      },
      'new-sign-in': {
        subject: '{brand}: yeni bir cihazdan oturum açıldı',
        says: ['Birisi daha önce görmediğimiz bir cihazdan hesabınızda oturum açtı.'],
        notYou: 'Siz değil miydiniz? Hemen parolanızı değiştirin ve diğer tüm oturumları kapatın.',
      },
      'suspicious-sign-in': {
        subject: '{brand}: bir oturum açma girişimini durdurduk',
        says: [
          'Birisi hesabınızın doğru parolasını girdi, ama olağan dışı bir şey vardı. Girmesine izin vermedik.',
          'Yeniden oturum açmak için yeni bir parola seçin.',
        ],
        notYou:
          'Siz değil miydiniz? O hâlde birisi parolanızı biliyor: burada ve onu kullandığınız diğer her yerde yeni bir parola seçin.',
      },
      'totp-enabled': {
        subject: '{brand}: iki aşamalı kodlar açık',
        says: [
          'Hesabınızda oturum açarken artık kimlik doğrulama uygulamanızdan bir kod da istenir.',
          'Kurtarma kodlarınızı telefonunuz olmadan da bulabileceğiniz bir yerde saklayın.',
        ],
        notYou: 'Siz değil miydiniz? Hemen parolanızı değiştirin ve diğer tüm oturumları kapatın.',
      },
      'totp-disabled': {
        subject: '{brand}: iki aşamalı kodlar kapalı',
        says: ['Hesabınızda oturum açarken artık kimlik doğrulama uygulamanızdan kod istenmez.'],
        notYou: 'Siz değil miydiniz? Hemen parolanızı değiştirin ve diğer tüm oturumları kapatın.',
      },
      'passkey-added': {
        subject: '{brand}: bir geçiş anahtarı eklendi',
        says: ['Hesabınıza bir geçiş anahtarı eklendi. Onunla parolasız oturum açılır.'],
        notYou:
          'Siz değil miydiniz? Geçiş anahtarını hesabınızdan kaldırın, parolanızı değiştirin ve diğer tüm oturumları kapatın.',
      },
      'social-confirm': {
        subject: '{brand}: siz olduğunuzu doğrulayın',
        says: [
          'Birisi, umarız siz, başka bir hizmet üzerinden {brand} oturumu açmak istiyor ve orada bu e-posta adresini verdi.',
          'Bağlantıyı başladığınız tarayıcıda açın.',
        ],
        notYou:
          'Siz değil miydiniz? O hâlde bir şey yapmayın: bu bağlantı olmadan kimse oturum açamaz.',
      },
      'social-linked': {
        subject: '{brand}: oturum açmanın bir yolu daha',
        says: [
          'Başka bir hizmetteki bir hesap sizinkine bağlandı. Artık onunla oturum açılabilir.',
        ],
        notYou:
          'Siz değil miydiniz? Bağlantıyı hesabınızdan kaldırın, parolanızı değiştirin ve diğer tüm oturumları kapatın.',
      },
      'account-deleted': {
        subject: '{brand}: hesabınız silindi',
        says: [
          'Hesabınız; e-posta adresiniz, parolanız, oturumlarınız ve kayıtlı adreslerinizle birlikte silindi.',
          'Emirleriniz, e-posta adresiniz olmadan defterlerde kalır.',
        ],
        notYou: 'Siz değil miydiniz? Hemen işletmeciye yazın.',
      },
    },
    actions: {
      confirm: 'Adresi doğrula',
      choosePassword: 'Yeni parola seç',
      confirmNew: 'Yeni adresi doğrula',
      open: 'Hesabınızı açın',
      signIn: 'Oturum aç',
    },
    lifetimes: {
      day: 'Bağlantı 24 saat içinde bir kez çalışır. Kimseye vermeyin.',
      hour: 'Bağlantı 1 saat içinde bir kez çalışır. Kimseye vermeyin.',
    },
    facts: {
      email: 'Yeni adres: {email}',
      device: 'Cihaz: {device}',
      country: 'Ülke: {country}',
      at: 'Zaman: {at}',
      provider: 'Hizmet: {provider}',
      name: 'Geçiş anahtarı: {name}',
      ways: 'Oturum açmanın diğer yolları: {ways}',
    },
    reasons: {
      entered: 'Bu iletiyi, bu adres {brand} üzerinde girildiği için alıyorsunuz.',
      owned: 'Bu iletiyi, bu adres {brand} üzerindeki bir hesaba ait olduğu için alıyorsunuz.',
      deleted:
        'Bu iletiyi, bu adres {brand} üzerindeki silinen bir hesaba ait olduğu için alıyorsunuz.',
    },
    questions: 'Sorularınız mı var? {support} adresine yazın.',
    never: 'E-postayla asla parolanızı ya da kodlarınızı istemeyiz.',
  },
}
