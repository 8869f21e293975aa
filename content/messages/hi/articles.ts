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
  noCompany: '{brand} के ऑपरेटर ने कंपनी का नाम प्रकाशित नहीं किया है।',
  noPeople: '{brand} के ऑपरेटर ने यहाँ किसी का परिचय नहीं दिया है।',
  noPartners: '{brand} के ऑपरेटर ने किसी साझेदार का नाम नहीं बताया है।',
  noPress: '{brand} के ऑपरेटर ने कोई लेख सूची में नहीं रखा है।',
} as const satisfies Translated<English['articles']>
