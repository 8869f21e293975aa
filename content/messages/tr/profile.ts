import type { English, Translated } from '../catalogue.ts'

export const profile = {
  metaTitle: 'Ayarlar – {brand}',
  metaDescription: 'Hesabınız: nasıl oturum açtığınız ve hakkınızda ne saklandığı.',
  title: 'Ayarlar',
  signedInAs: 'Oturum açan: {email}',
  sections: 'Ayarların bölümleri',
  orders: {
    one: '{count} emriniz',
    other: '{count} emriniz',
  },

  emailTitle: 'E-posta adresi',
  emailText: 'Onunla oturum açarsınız ve emirlerinizle ilgili e-postalar oraya gider.',
  emailChange: 'E-posta adresini değiştir',
  emailNew: 'Yeni e-posta adresi',
  emailHint: 'Oraya bir bağlantı gider. Siz onu açana kadar hiçbir şey değişmez.',
  emailSend: 'Bağlantıyı gönder',
  emailSent:
    '{email} adresine bir bağlantı yolda. Siz onu açana kadar adresiniz olduğu gibi kalır.',
  emailInvalid: 'Geçersiz e-posta adresi',

  passwordTitle: 'Parola',
  passwordText: 'Değiştiğinde başka her yerdeki oturumlarınız kapatılır.',
  passwordNone:
    'Hesabınızın henüz parolası yok. Parolayla, e-posta adresinizi kullanarak oturum açabilirsiniz.',
  passwordChange: 'Parolayı değiştir',
  passwordSet: 'Parola belirle',
  passwordOld: 'Şimdiki parola',
  passwordNew: 'Yeni parola',
  passwordHint:
    '{least} karakter ya da daha fazla. Başka kimsenin yan yana getirmeyeceği birkaç sözcük iyidir.',
  passwordSave: 'Parolayı kaydet',
  passwordSaved: 'Parolanız değişti. Diğer tüm oturumlar kapatıldı.',

  proofPassword: 'Parolanız',
  proofPasswordHint: 'Açık ekranınızda başka biri bunu değiştirmesin diye yeniden sorulur.',
  proofCode: 'Kimlik doğrulama uygulamanızdan kod',
  proofCodeHint: 'Altı rakam ya da kurtarma kodlarınızdan biri.',
  proofNeeded:
    'Oturum açmanızın üzerinden bunun için çok zaman geçti. Oturumu kapatın, yeniden açın ve buraya dönün.',
  needed: 'Bu gerekli.',
  passwordWrong: 'E-posta adresi ya da parola yanlış',

  totpTitle: 'İki aşamalı oturum açma',
  totpText:
    'Bununla yalnız parola kimseyi içeri almaz: telefonunuzdaki bir uygulamadan kod da istenir.',
  totpOn: 'Açık',
  totpOff: 'Kapalı',
  totpBegun: 'Tamamlanmadı',
  totpEnable: 'Aç',
  totpScan: 'Bunu kimlik doğrulama uygulamanızla tarayın.',
  totpQr: 'Kimlik doğrulama uygulamanız için QR kodu. Yanındaki anahtar aynısını içerir.',
  totpSecret: 'Ya da bu anahtarı yazın',
  totpCopySecret: 'Anahtarı kopyala',
  totpOpenApp: 'Bu cihazdaki bir uygulamada aç',
  totpConfirmCode: 'Uygulamanın şimdi gösterdiği kod',
  totpConfirmHint: 'Altı rakam. Her 30 saniyede yenisi gelir.',
  totpConfirm: 'Kodu kontrol et ve aç',
  totpConfirmed: 'İki aşamalı oturum açma açık.',
  totpGiveUp: 'Açmaktan vazgeç',
  totpGivenUp: 'İki aşamalı oturum açma kapalı kalıyor.',
  totpWrong: 'Geçersiz Google Authenticator kodu',
  totpAttemptsLeft: {
    one: '{count} deneme kaldı.',
    other: '{count} deneme kaldı.',
  },
  totpDisable: 'Kapat',
  totpDisableText: 'Bundan sonra yalnız parolanız ya da bağlı bir hesap sizi içeri alır.',
  totpDisabled: 'İki aşamalı oturum açma kapalı. Kurtarma kodlarınız artık çalışmaz.',
  codesLeft: {
    one: '{count} kurtarma kodu kaldı.',
    other: '{count} kurtarma kodu kaldı.',
  },
  codesFew: 'Bitmeden yenilerini oluşturun: telefonunuz olmadan tek giriş yolu onlardır.',
  codesRenew: 'Yeni kurtarma kodları oluştur',
  codesRenewText: 'Şimdiki kodlarınız o zaman artık çalışmaz.',
  codesRenewed: 'Yeni kurtarma kodlarınız var. Eskileri artık çalışmaz.',
  codesTitle: 'Kurtarma kodlarınız',
  codesText:
    'Telefonunuz yanınızda olmadığında her biri sizi bir kez içeri alır. Yalnızca şimdi gösterilirler: değerli şeylerinizi sakladığınız yerde saklayın.',
  codesCopy: 'Tüm kodları kopyala',
  codesDownload: 'İndir',
  codesPrint: 'Yazdır',
  codesDone: 'Onları sakladım',
  codesFileText:
    '{brand} üzerindeki hesabınızın ({email}) kurtarma kodları. Her biri, kimlik doğrulama uygulamanızdaki kodun yerine sizi bir kez içeri alır.',

  passkeysTitle: 'Geçiş anahtarları',
  passkeysText:
    'Parolasız, parmak iziniz, yüzünüz ya da cihazınızın kilidiyle oturum açın. Geçiş anahtarı yalnızca bu sitede çalışır; bu yüzden sitenin hiçbir kopyası onu sizden alamaz.',
  passkeysNone: 'Henüz geçiş anahtarınız yok.',
  passkeyAdd: 'Geçiş anahtarı ekle',
  passkeyName: 'Geçiş anahtarının adı',
  passkeyNameHint: 'Onu tanımanız için: “Telefon”, “Anahtarlığımdaki anahtar”.',
  passkeyAdded: '“{name}” geçiş anahtarı eklendi.',
  passkeyUnsupported:
    'Bu tarayıcı geçiş anahtarı oluşturamıyor. Daha yeni bir tarayıcı ya da başka bir cihaz deneyin.',
  passkeyNeedsName:
    'Geçiş anahtarları adı olan bir site ister. Şu anda bulunduğunuz gibi rakamlardan oluşan bir adreste çalışmaz.',
  passkeyByName: 'Bu sayfayı {address} adresinde açın ve orada oturum açın.',
  passkeyCancelled:
    'Geçiş anahtarı oluşturulmadı: cihazınızın penceresi kapatıldı ya da süresi doldu.',
  passkeyKnown: 'Bu cihazda hesabınızın bir geçiş anahtarı zaten var.',
  passkeyFailed: 'Cihazınız geçiş anahtarı oluşturamadı.',
  passkeyMadeOn: 'Eklenme: {date}',
  passkeyUsedOn: 'Son kullanım: {date}',
  passkeyNeverUsed: 'Hiç kullanılmadı',
  passkeyRename: '“{name}” adını değiştir',
  passkeyRenameSave: 'Adı kaydet',
  passkeyRenamed: 'Geçiş anahtarının adı artık “{name}”.',
  passkeyRemove: '“{name}” anahtarını kaldır',
  passkeyRemoveText:
    'Artık kimseyi içeri almaz. Cihazınızın ayarlarından da silin: orada listelenmeye devam eder.',
  passkeyRemoveButton: 'Geçiş anahtarını kaldır',
  passkeyRemoved: '“{name}” geçiş anahtarı kaldırıldı.',

  socialTitle: 'Bağlı hesaplar',
  socialText:
    'Burada oturum açmak için kullanabileceğiniz başka yerlerdeki hesaplar. Orada hiçbir şey yayımlanmaz.',
  socialLink: '{provider} hesabını bağla',
  socialLinked: '{provider} hesabı bağlandı.',
  socialLinkedOn: 'Bağlanma: {date}',
  socialUnlink: '{provider} bağını kaldır',
  socialUnlinkText: 'Bu {provider} hesabıyla artık burada oturum açamazsınız.',
  socialUnlinkButton: 'Hesabın bağını kaldır',
  socialUnlinked: '{provider} hesabı artık bağlı değil.',
  socialNone: 'Bağlı hesap yok.',
  socialNotOffered: 'Bu takas hizmeti böyle hesaplar sunmuyor.',
  socialBlocked:
    'Tarayıcınız pencereyi engelledi. Bu sitenin pencerelerine izin verip yeniden deneyin.',
  socialTaken: 'O hesapla burada zaten biri oturum açıyor: bu takas hizmetindeki başka bir hesap.',
  socialFailed: 'Hesap bağlanmadı.',

  newsTitle: 'Bülten',
  newsText:
    'Takas hizmetiyle ilgili haberler, seyrek olarak. Emirleriniz ve hesabınızla ilgili e-postalar her durumda gelir.',
  newsSwitch: 'Bana bülten gönder',
  newsOn: 'Bülteni alıyorsunuz.',
  newsOff: 'Artık bülten almıyorsunuz.',
  newsMetaTitle: 'E-posta listeleri – {brand}',
  newsMetaDescription: 'Hangi e-postaları aldığınız.',
  newsPageTitle: 'E-posta listeleri',
  newsPageLead: '{email} adresine hangi e-postaların geldiği.',
  newsAllSettings: 'Tüm ayarlar',

  sessionsTitle: 'Oturumunuzun açık olduğu yerler',
  sessionsText: 'Tanımadığınız bir şey mi var? Oturumunu kapatın ve parolanızı değiştirin.',
  sessionHere: 'Bu cihaz',
  sessionUnknownDevice: 'Bilinmeyen cihaz',
  sessionPlace: 'Ülke: {country}',
  sessionSeen: 'Son görülme: {time} UTC',
  sessionSince: 'Oturum açma: {time} UTC',
  sessionEnd: 'Oturumu kapat',
  sessionEndNamed: 'Oturumu kapat: {device}, son görülme {time} UTC',
  sessionEnded: '{device} oturumu kapatıldı.',
  sessionsEndOthers: 'Diğer tüm oturumları kapat',
  sessionsEnded: 'Diğer tüm oturumlarınız kapatıldı.',

  dataTitle: 'Verileriniz',
  dataText:
    'Hakkınızda saklanan her şey, programların okuyabileceği bir dosya olarak: hesabınız, oturumlarınız, adresleriniz, emirleriniz.',
  dataExport: 'Verilerimi indir',
  dataExported: 'Verileriniz bir dosya olarak kaydediliyor.',
  deleteTitle: 'Hesabı sil',
  deleteGoes:
    'Hemen silinenler: e-posta adresiniz, parolanız, iki aşamalı oturum açma, geçiş anahtarları, bağlı hesaplar, oturumlar, kayıtlı adresler ve bülten.',
  deleteStays:
    'Kalanlar: emirlerin kendileri; tutarları, adresleri ve işlem kimlikleriyle, adınız olmadan. Defterler de yasa da bunları gerektirir.',
  deleteFinal: 'Geri alınamaz. Tamamlanmamış emirler önce sona ermelidir.',
  deleteButton: 'Hesabımı kalıcı olarak sil',
  deleteOrdersOpen:
    'Henüz tamamlanmamış emirleriniz var. Tamamlanmalarını bekleyin, sonra geri gelin.',
  orderLink: 'Emir {code}',
  deleteShowOrders: 'Bu emirleri göster',
  deleted: 'Hesabınız silindi.',

  failed: 'İç hata',
} as const satisfies Translated<English['profile']>
