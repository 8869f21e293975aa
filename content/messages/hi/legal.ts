import type { English, Translated } from '../catalogue.ts'

export const legal = {
  termsTitle: 'उपयोग की शर्तें',
  termsDescription: 'वे शर्तें जिन पर यह एक्सचेंज अपने ग्राहकों को सेवा देता है।',
  privacyTitle: 'गोपनीयता नीति',
  privacyDescription: 'यह एक्सचेंज कौन सा डेटा रखता है, क्यों, और कितने समय तक।',
  updated: 'पिछला अपडेट: {date}',
  templateNotice:
    'यह वह पाठ है जो सॉफ़्टवेयर के साथ आता है। इसकी जगह अपना पाठ रखना इस साइट के ऑपरेटर की ज़िम्मेदारी है।',
} as const satisfies Translated<English['legal']>
