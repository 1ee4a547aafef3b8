/** What two equal elements give, by kind: a prefix, or something new as in the suffixes. */
export const DOUBLES = `
animal = *群 / * Herd / 🐾 / animal big ; *大军 / * Army / 🐾 / animal loud
person = *聚会 / * Meetup / 🥂 / place loud ; *联盟 / * League / 🤝 / place busy
food = *盛宴 / * Banquet / 🍱 / food happy
drink = 无限* / Bottomless *
plant = *园 / * Garden / 🏡 / place plant
machine = 双核* / Dual-core *
digital = 超级* / Super *
tool = *套装 / * Set / 🧰 / tool
place = 大* / Grand *
art = *合集 / * Collection / 📚 / art
game = *联赛 / * League / 🏆 / game loud
festival = 双倍* / Double *
myth = 双生* / Twin *
feeling = 加倍* / Double *
idea = 终极* / Ultimate *
time = 漫长* / Endless *
material = *堆 / Pile of * / 🗻 / material big
weather = 超级* / Super *
water = 大* / Great *
earth = 大* / Great *
fire = 超级* / Super *
air = 大* / Great *
light = 双重* / Double *
space = 双子* / Twin *
`;
