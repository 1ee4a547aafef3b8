/** A place whose clock people ask for: how it is named, and its time zone. */
export interface Place {
  readonly pattern: RegExp;
  readonly zh: string;
  readonly en: string;
  readonly zone: string;
}

/** The clock of the asker is taken for Beijing's. */
export const HOME: Place = { pattern: /北京|beijing/u, zh: "北京", en: "Beijing", zone: "Asia/Shanghai" };

// biome-ignore format: a table
export const PLACES: readonly Place[] = [
  HOME,
  { pattern: /中国|国内|\bchina\b|chinese time/u, zh: "中国", en: "China", zone: "Asia/Shanghai" },
  { pattern: /上海|shanghai/u, zh: "上海", en: "Shanghai", zone: "Asia/Shanghai" },
  { pattern: /香港|hong ?kong/u, zh: "香港", en: "Hong Kong", zone: "Asia/Hong_Kong" },
  { pattern: /台北|taipei/u, zh: "台北", en: "Taipei", zone: "Asia/Taipei" },
  { pattern: /新加坡|singapore/u, zh: "新加坡", en: "Singapore", zone: "Asia/Singapore" },
  { pattern: /吉隆坡|马来西亚|kuala lumpur|malaysia/u, zh: "吉隆坡", en: "Kuala Lumpur", zone: "Asia/Kuala_Lumpur" },
  { pattern: /马尼拉|菲律宾|manila|philippines/u, zh: "马尼拉", en: "Manila", zone: "Asia/Manila" },
  { pattern: /雅加达|jakarta/u, zh: "雅加达", en: "Jakarta", zone: "Asia/Jakarta" },
  { pattern: /巴厘岛|\bbali\b/u, zh: "巴厘岛", en: "Bali", zone: "Asia/Makassar" },
  { pattern: /东京|tokyo/u, zh: "东京", en: "Tokyo", zone: "Asia/Tokyo" },
  { pattern: /大阪|osaka|日本|japan/u, zh: "日本", en: "Japan", zone: "Asia/Tokyo" },
  { pattern: /首尔|seoul/u, zh: "首尔", en: "Seoul", zone: "Asia/Seoul" },
  { pattern: /釜山|韩国|korea/u, zh: "韩国", en: "Korea", zone: "Asia/Seoul" },
  { pattern: /曼谷|泰国|bangkok|thailand/u, zh: "曼谷", en: "Bangkok", zone: "Asia/Bangkok" },
  { pattern: /河内|胡志明|越南|vietnam|hanoi|saigon/u, zh: "越南", en: "Vietnam", zone: "Asia/Ho_Chi_Minh" },
  { pattern: /新德里|德里|印度(?!尼)|delhi|\bindia\b/u, zh: "印度", en: "India", zone: "Asia/Kolkata" },
  { pattern: /孟买|mumbai/u, zh: "孟买", en: "Mumbai", zone: "Asia/Kolkata" },
  { pattern: /迪拜|阿联酋|dubai/u, zh: "迪拜", en: "Dubai", zone: "Asia/Dubai" },
  { pattern: /伊斯坦布尔|土耳其|istanbul/u, zh: "伊斯坦布尔", en: "Istanbul", zone: "Europe/Istanbul" },
  { pattern: /莫斯科|moscow/u, zh: "莫斯科", en: "Moscow", zone: "Europe/Moscow" },
  { pattern: /开罗|埃及|cairo|egypt/u, zh: "开罗", en: "Cairo", zone: "Africa/Cairo" },
  { pattern: /约翰内斯堡|开普敦|南非|johannesburg|cape town|south africa/u, zh: "南非", en: "South Africa", zone: "Africa/Johannesburg" },
  { pattern: /内罗毕|nairobi|kenya/u, zh: "内罗毕", en: "Nairobi", zone: "Africa/Nairobi" },
  { pattern: /雅典|希腊|athens|greece/u, zh: "雅典", en: "Athens", zone: "Europe/Athens" },
  { pattern: /赫尔辛基|芬兰|helsinki|finland/u, zh: "赫尔辛基", en: "Helsinki", zone: "Europe/Helsinki" },
  { pattern: /伦敦|london/u, zh: "伦敦", en: "London", zone: "Europe/London" },
  { pattern: /英国|\buk\b|britain|england/u, zh: "英国", en: "the UK", zone: "Europe/London" },
  { pattern: /都柏林|爱尔兰|dublin|ireland/u, zh: "都柏林", en: "Dublin", zone: "Europe/Dublin" },
  { pattern: /里斯本|葡萄牙|lisbon|portugal/u, zh: "里斯本", en: "Lisbon", zone: "Europe/Lisbon" },
  { pattern: /巴黎|法国|paris|\bfrance\b/u, zh: "巴黎", en: "Paris", zone: "Europe/Paris" },
  { pattern: /柏林|慕尼黑|法兰克福|德国|berlin|munich|frankfurt|germany/u, zh: "德国", en: "Germany", zone: "Europe/Berlin" },
  { pattern: /罗马|米兰|意大利|\brome\b|milan|\bitaly\b/u, zh: "意大利", en: "Italy", zone: "Europe/Rome" },
  { pattern: /马德里|巴塞罗那|西班牙|madrid|barcelona|\bspain\b/u, zh: "西班牙", en: "Spain", zone: "Europe/Madrid" },
  { pattern: /阿姆斯特丹|荷兰|amsterdam|netherlands/u, zh: "阿姆斯特丹", en: "Amsterdam", zone: "Europe/Amsterdam" },
  { pattern: /苏黎世|日内瓦|瑞士|zurich|geneva|switzerland/u, zh: "瑞士", en: "Switzerland", zone: "Europe/Zurich" },
  { pattern: /维也纳|vienna/u, zh: "维也纳", en: "Vienna", zone: "Europe/Vienna" },
  { pattern: /斯德哥尔摩|瑞典|stockholm|sweden/u, zh: "斯德哥尔摩", en: "Stockholm", zone: "Europe/Stockholm" },
  { pattern: /悉尼|sydney/u, zh: "悉尼", en: "Sydney", zone: "Australia/Sydney" },
  { pattern: /墨尔本|melbourne/u, zh: "墨尔本", en: "Melbourne", zone: "Australia/Melbourne" },
  { pattern: /布里斯班|brisbane/u, zh: "布里斯班", en: "Brisbane", zone: "Australia/Brisbane" },
  { pattern: /珀斯|\bperth\b/u, zh: "珀斯", en: "Perth", zone: "Australia/Perth" },
  { pattern: /奥克兰|新西兰|auckland|new zealand/u, zh: "新西兰", en: "New Zealand", zone: "Pacific/Auckland" },
  { pattern: /夏威夷|檀香山|hawaii|honolulu/u, zh: "夏威夷", en: "Hawaii", zone: "Pacific/Honolulu" },
  { pattern: /纽约|new york|\bnyc\b|\bny\b|美东|美国东部|\best\b|eastern time/u, zh: "纽约", en: "New York", zone: "America/New_York" },
  { pattern: /波士顿|boston/u, zh: "波士顿", en: "Boston", zone: "America/New_York" },
  { pattern: /华盛顿|washington/u, zh: "华盛顿", en: "Washington", zone: "America/New_York" },
  { pattern: /迈阿密|miami/u, zh: "迈阿密", en: "Miami", zone: "America/New_York" },
  { pattern: /多伦多|toronto/u, zh: "多伦多", en: "Toronto", zone: "America/Toronto" },
  { pattern: /芝加哥|chicago/u, zh: "芝加哥", en: "Chicago", zone: "America/Chicago" },
  { pattern: /休斯顿|达拉斯|德州|houston|dallas|texas/u, zh: "休斯顿", en: "Texas", zone: "America/Chicago" },
  { pattern: /丹佛|denver/u, zh: "丹佛", en: "Denver", zone: "America/Denver" },
  { pattern: /洛杉矶|los angeles|\bla\b|美西|美国西部|\bpst\b|pacific time/u, zh: "洛杉矶", en: "Los Angeles", zone: "America/Los_Angeles" },
  { pattern: /旧金山|硅谷|加州|san francisco|\bsf\b|california/u, zh: "旧金山", en: "San Francisco", zone: "America/Los_Angeles" },
  { pattern: /西雅图|seattle/u, zh: "西雅图", en: "Seattle", zone: "America/Los_Angeles" },
  { pattern: /拉斯维加斯|las vegas/u, zh: "拉斯维加斯", en: "Las Vegas", zone: "America/Los_Angeles" },
  { pattern: /温哥华|vancouver/u, zh: "温哥华", en: "Vancouver", zone: "America/Vancouver" },
  { pattern: /墨西哥城|mexico city/u, zh: "墨西哥城", en: "Mexico City", zone: "America/Mexico_City" },
  { pattern: /圣保罗|里约|sao paulo|são paulo|\brio\b/u, zh: "圣保罗", en: "São Paulo", zone: "America/Sao_Paulo" },
  { pattern: /布宜诺斯艾利斯|阿根廷|buenos aires|argentina/u, zh: "布宜诺斯艾利斯", en: "Buenos Aires", zone: "America/Argentina/Buenos_Aires" },
];
