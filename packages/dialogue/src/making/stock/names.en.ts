/** What is named: words that call for these names, then the names. */
export const NAMES_EN = `
pet:black|Onyx Inky Shadow Pepper Midnight Olive Raven Licorice
pet:orange,ginger,red|Marmalade Pumpkin Ginger Clementine Biscuit Rusty Apricot Cheeto
pet:white|Snowy Marshmallow Cotton Pearl Casper Cloud Coconut Sugar
pet:grey,gray,blue|Ash Misty Smokey Pebble Sterling Dusty
pet:brown,chocolate|Cocoa Mocha Hazel Chestnut Bear Nutmeg
pet:golden,yellow|Sunny Honey Nugget Maple Butter Goldie
pet:spotted,spots,calico,tuxedo|Domino Patches Oreo Dot Pixel Freckles
pet:rabbit,bunny|Clover Thumper Hops Dandelion Button Nibbles
pet:fish,goldfish|Bubbles Finn Captain Splash Nemo Goldie
pet:bird,parrot,budgie|Kiwi Pip Mango Skye Chirp Figaro
pet:turtle,tortoise|Speedy Shelly Pebble Mossy Turbo Walnut
pet:hamster,mouse,rat,guinea pig|Peanut Nibbles Biscuit Pudding Crumb Waffles
pet:dog,puppy,pup|Biscuit Waffles Scout Maple Teddy Luna Pepper Ziggy
pet:cat,kitten,kitty|Mochi Luna Pickles Olive Milo Noodle Willow Beans
pet:|Biscuit Mochi Pepper Luna Teddy Pickles Maple Ziggy
shop:coffee,cafe,café|Second Cup, Slow Drip, The Corner Bean, Morning Page, Half Past Coffee, Steam & Spoon
shop:tea,boba,bubble|Leaf & Lull, Half Sugar, Steeped, Pearl Street Tea, The Quiet Kettle, Bubble Theory
shop:bakery,cake,bread|Rise & Crumb, The Warm Loaf, Flour Hour, Butter & Bloom, Sweet Knead, Crust Fund
shop:book|Dog-Eared, The Lamp & Page, Chapter House, Slow Pages, Margin Notes, Second Shelf
shop:flower,florist|Petal & Stem, Wild Bunch, Bloom Room, Daisy Chain, The Green Door, Foxglove
shop:restaurant,diner,food,noodle,pizza|The Full Spoon, Table Nine, Salt & Supper, Slow Simmer, Good Fork, Crust & Co.
shop:clothes,clothing,fashion,boutique|Thread Count, Loose Button, Second Skin, Hem & Haw, Soft Collar, Plain & Fancy
shop:pet|Wag & Purr, Happy Tails, The Paw Stop, Fur Real, Whisker Lane, Bark Avenue
shop:hair,salon,nail,barber|Shear Joy, The Clip Joint, Curl & Co., Fringe Benefits, Polish, Root Cause
shop:band|The Late Lanterns, Paper Weather, Sunday Static, Velvet Kettle, Borrowed Thunder, Tin Moon
shop:team,trivia,quiz|The Quizzard of Oz, Agatha Quiztie, Let's Get Quizzical, The Night Owls, Plan B, Lucky Socks
shop:|Lantern & Co., Small Wonder, The Corner Light, Good Measure, North Window, Plain Sailing
lover:boyfriend,bf,husband,girlfriend,gf,wife,partner,crush|Sunshine, Bear, Bug, Sweet Pea, Captain, Honeybee
game:gamer,game,tag,xbox,psn,steam,twitch|NightLantern, ToastOverdrive, SleepyWolf, PixelMarmot, LagLord, QuietThunder
english:english name|Leo, Ivy, Felix, Nora, Miles, Luna
cute:cute,kawaii|peachfizz, tinycloud, honeytoast, mochimoon, sleepybean, butterbun
cool:cool,badass,edgy|NorthEmber, GhostHarbor, IronFinch, VoidLantern, StaticFox, ColdIris
funny:funny,silly|404NameNotFound, SirNapsALot, PotatoInDisguise, CtrlAltDefeat, MildlyFeral, ToastPolice
net:|papermoon, quietcomet, slowlemon, northwindow, inkandtea, driftingfern, latelantern, velvetcrow
`;
