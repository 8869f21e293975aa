import type { AddressFamily } from '../../currencies/index.ts'

/** Right addresses of each family, most of them printed in its own documents. */
export const SAMPLES: Partial<Record<AddressFamily, readonly string[]>> = {
  bitcoin: [
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    '3P14159f73E4gFr7JterCCQh9QjiTjiZrG',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  ],
  bitcoincash: [
    '1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu',
    'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
  ],
  bitcoinsv: ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  litecoin: ['LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1', 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9'],
  dogecoin: ['DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L'],
  dash: ['XpESxaUmonkq8RaLLp46Brx2K39ggQe226'],
  zcash: ['t1VpYecBW4UudbGcy4ufh61eWxQCoFaUrPs'],
  digibyte: ['D9TDZTR9Z9Mx2NoDJnhqhnYhDLKRAmsL9n', 'SiEgX2mSYJjVN9YGuC23uckE6BS1ZSHcGD'],
  ravencoin: ['RLAppkUmJsgdQ7Khb7ZfL8JG14kaWzjFhK'],
  evm: ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  vechain: ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ripple: ['r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59'],
  stellar: ['GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ'],
  tron: ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  eos: ['gm3dcnqgenes'],
  monero: [
    '4AdUndXHHZ6cfufTMvppY6JwXNouMBzSkbLYfpAV5Usx3skxNgYeYTRj5UzqtReoS44qo9mtmXCqY45DJ852K5Jv2684Rge',
  ],
  solana: ['EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'],
  // CIP-19's test vectors, types 0, 1, 6 and 7, and one of Byron.
  cardano: [
    'addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3n0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgse35a3x',
    'addr1z8phkx6acpnf78fuvxn0mkew3l0fd058hzquvz7w36x4gten0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgs9yc0hh',
    'addr1vx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzers66hrl8',
    'addr1w8phkx6acpnf78fuvxn0mkew3l0fd058hzquvz7w36x4gtcyjy7wx',
    'Ae2tdPwUPEZFRbyhz3cpfC2CumGzNkFBN2L42rcUc2yjQpEkxDbkPodpMAi',
  ],
  // Alice of Substrate's development chains, as Polkadot writes her.
  polkadot: ['15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'],
  tezos: [
    'tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb',
    'tz2TSvNTh2epDMhZHrw73nV9piBX7kLZ9K9m',
    'tz3RDC3Jdn4j15J7bBHZd29EUee9gVB1CxD9',
    'tz4HVR6aty9KwsQFHh81C1G7gBdhxT8kuytm',
    'KT1XnTn74bUtxHfDtBmm2bGZAQfhPbvKWR8o',
  ],
  neo: ['NbnjKGMBJzJ6j5PHeYhjJDaQ5Vy5UYu4Fv', 'NdypBhqkz2CMMnwxBgvoC9X2XjKF5axgKo'],
  nem: ['NALICELGU3IVY4DPJKHYLSSVYFFWYS5QPLYEZDJJ', 'NCNFK2ULFDYWIDSS4VKGK2PQHUJWP5V7M2RLKWDN'],
  cosmos: ['cosmos1depk54cuajgkzea6zpgkq36tnjwdzv4afc3d27'],
  kava: ['kava1vlpsrmdyuywvaqrv7rx6xga224sqfwz3fyfhwq'],
  near: [
    'alice.near',
    'usdt.tether-token.near',
    '98793cd91a3f870fb126f66285808c7e094afcfc4eda8a970f6648cdf0dbd6de',
  ],
  algorand: ['7ZUECA7HFLZTXENRV24SHLU4AVPUTMTTDUFUBNBD64C73F3UHRTHAIOF6Q'],
  // HIP-15's examples.
  hedera: ['0.0.1234567890-zbhlt', '0.0.1234567890'],
  ton: [
    'EQDtFpEwcFAEcRe5mLVh2N6C0x-_hJEM7W61_JLnSF74p4q2',
    'UQDtFpEwcFAEcRe5mLVh2N6C0x-_hJEM7W61_JLnSF74p9dz',
  ],
  filecoin: [
    'f15ihq5ibzwki2b4ep2f46avlkrqzhpqgtga7pdrq',
    'f24vg6ut43yw2h2jqydgbg2xq7x6f4kub3bg6as6i',
    'f3vvmn62lofvhjd2ugzca6sof2j2ubwok6cj4xxbfzz4yuxfkgobpihhd2thlanmsh3w2ptld2gqkn2jvlss4a',
    'f410fkkld55ioe7qg24wvt7fu6pbknb56ht7pt4zamxa',
  ],
  waves: ['3PJaDyprvekvPXPuAtxrapacuDJopgJRaU3', '3P274YB5qseSE9DTTL3bpSjosZrYBPDpJ8k'],
  sui: ['0x02a212de6a9dfa3a69e22387acfbafbb1a9e591bd9d636e7895dcfc8de05f331'],
  aptos: ['0x357b0b74bc833e95a115ad22604854d6b0fca151cecd94111770e5d6ffc9dc2b'],
}
