import type { English, Translated } from '../catalogue.ts'

export const articles = {
  contents: 'इस पेज पर',
  writeTo: '<mail>{email}</mail> पर लिखें।',
  noContact: '{brand} के ऑपरेटर ने लिखने का कोई पता प्रकाशित नहीं किया है।',
  companyName: 'कंपनी',
  companyRegistration: 'पंजीकरण',
  companyAddress: 'पता',
  companyJurisdiction: 'क्षेत्राधिकार',
  companyAuthority: 'निगरानी करने वाला प्राधिकरण',
} as const satisfies Translated<English['articles']>
