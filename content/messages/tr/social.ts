import type { English, Translated } from '../catalogue.ts'

export const social = {
  mailMetaTitle: 'Siz olduğunuzu doğrulayın – {brand}',
  mailMetaDescription: 'E-postalarımızdan birindeki bağlantı buraya gelir.',
  mailTitle: 'Siz olduğunuzu doğrulayın',
  mailText:
    'Bu e-posta adresini veren başka bir hizmetle oturum açmaya başladınız. Tek tıklama, adresin size ait olduğunu doğrular.',
  mailWhere: 'Bir saat içinde, bir kez, başladığınız tarayıcıda çalışır.',
  mailButton: 'Doğrula ve oturum aç',

  playMetaTitle: 'Deneme alanında {provider}',
  playMetaDescription: 'Deneme alanının oturum açma hizmetinde kim olduğunuz.',
  playTitle: 'Deneme alanında {provider}',
  playText:
    'Bu sayfa, birinin oturum açtığı hizmetin rolünü oynar. Orada kim olduğunuzu söyleyin; gerçek {provider} hizmetine hiçbir şey sorulmaz.',
  playAsks: 'Takas hizmeti e-posta adresinizi istiyor.',
  playEmail: 'Hizmetteki e-posta adresi',
  playVerified: 'Hizmet adresi doğruladı',
  playUnverified: 'Hizmet adresi doğrulamadı',
  playNoEmail: 'Hizmet adres bildirmiyor',
  playAgree: 'Kabul et',
  playDecline: 'Reddet',
  playRefusedHere: 'Hizmetin rolünü buradan yalnızca işletmeci oynayabilir.',
  playNothing: 'Kimse için bir şey istenmedi. Oturum açma penceresindeki bir düğmeyle başlayın.',
} as const satisfies Translated<English['social']>
