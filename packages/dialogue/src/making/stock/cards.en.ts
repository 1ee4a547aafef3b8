/** What it is and its occasion, then the text; {n} is whom it is for, {x} what it is about. */
export const CARDS_EN = `
toast:wedding,bride,groom,married,marriage|Dear friends, raise your glasses to {n}. May your tea be hot, your quarrels short and your umbrella wide enough for two. To a long and happy marriage!
toast:wedding,bride,groom,married,marriage|They say love is a long conversation. May {n} never run out of things to say, nor of somebody who wants to hear them. To the two of you!
toast:retire,retirement,retiring,retires|To {n}: the alarm clock has been dismissed. Thank you for all the years, the patience and the biscuits. May your mornings be slow and your garden fast. Cheers!
toast:promotion,promoted,new job|To {n}, who earned every bit of this. May the new desk be near a window and the new work worth getting up for. Cheers!
toast:graduation,graduate,graduating,degree|To {n}: one book closed, and a whole shelf to go. We're proud of you, and we'll always save you a seat at this table. Cheers!
toast:housewarming,new house,new home,moved|To {n} and the new front door: may the roof hold, the kettle sing and the spare bed never be empty for long. Cheers!
toast:team,company,office,work party|To everybody who carried a corner of this year: it was heavy, and it was lighter together. Here's to the next one. Cheers!
toast:birthday,turns,turning|To {n}: another year wiser, or at least another year of good stories. May the cake be large and the wishes come true. Happy birthday!
toast:christmas,new year,thanksgiving,family dinner|Look round the table: this is the best of the year, right here. To health, to those who couldn't come, and to second helpings. Cheers!
toast:baby,christening,shower|To the very small person and the very tired parents: may there be milk, sleep and laughter, in any order. Welcome to the world!
toast:leaving,farewell,goodbye,moving away|To {n}: we're not losing you, we're only lending you out. Travel well, write often and come back hungry. Cheers!
toast:|To everybody here: may what you hope for find you, and may those you love sit close by. Cheers!
slogan:bakery,bread,cake,cakes,baker|We rise early so your bread can, too.
slogan:bakery,bread,cake,cakes,baker|Warm bread, open door, good morning.
slogan:cafe,coffee,café|Good coffee first. The world can wait.
slogan:tea|Sit down, slow down, there's tea.
slogan:bookshop,book,books,library,reading|Come in for a page, stay for the story.
slogan:restaurant,food,pizza,kitchen,diner,noodle|Real food, slow fire, come hungry.
slogan:flowers,florist,flower|When words won't open, flowers will.
slogan:gym,fitness,yoga,running|Sweat today, stand taller tomorrow.
slogan:team,football,match,sports,relay|One team, one breath, one more goal!
slogan:tug-of-war,tug of war,rope|One rope, one heart, dig in and pull!
slogan:class,school,students|Every desk a friend, every day a step.
slogan:pets,pet,dog,cat,vet|They think the world of you. We look after the world.
slogan:environment,recycling,green,climate,planet|Waste a little less, leave a little more.
slogan:safety,road,traffic|One more look, and everyone gets home.
slogan:shop,store,market|What you need, round the corner, with a smile.
slogan:design,studio,art|Draw it once. Draw it right.
slogan:delivery,courier|Rain outside, warm in your hands.
slogan:barber,hair,salon|New day, new head of hair.
slogan:company,startup,business|Small enough to care, good enough to stay.
slogan:|{x}: made with care, and it shows.
slogan:|When it's {x} you want, come to the people who love {x}.
invite:birthday,turns,turning|{when} is {k}'s birthday, and we'd love {n} to come. There'll be cake and games; bring nothing but yourself. {where}
invite:housewarming,new house,new home,new flat|The boxes are unpacked and the kettle is on. Come to our housewarming {when}; we'd love {n} to see the place. {where}
invite:wedding,married|We're getting married, and it wouldn't be the same without {n}. Please come and celebrate with us {when}. {where}
invite:baby shower,christening|A very small guest is on the way. Please join us {when} for cake, tea and tiny socks. {where}
invite:dinner,lunch,supper,meal,barbecue,bbq,picnic|We're cooking {when} and would love {n} at the table. Bring an appetite, that's all. {where}
invite:opening,shop,bakery,cafe|We're opening our doors {when}. Come and be among the first: there'll be something warm to try. {where}
invite:concert,show,play,exhibition,game,match|There's a small performance {when}, and we'd be happy to see {n} in the front row. {where}
invite:graduation|It's done: we're celebrating a graduation {when}, and we'd love {n} to be there. {where}
invite:reunion,party,get-together,gathering|It's been too long. We're having people over {when}, and we'd love {n} to come. {where}
invite:|Something good is happening {when}, and we'd love to share it with {n}. Please come. {where}
opener:mum,mom,mother|Mum, it's nothing urgent. I just wanted to hear your voice. What did you have for dinner?
opener:mum,mom,mother|Mum, something smelled like your kitchen today and I had to ring you. How are you, really?
opener:dad,father|Dad, have you got a minute? There's something I'd like your opinion on.
opener:dad,father|Dad, I fixed something today the way you showed me, and I thought you should know.
opener:grandma,grandmother,grandpa,grandfather,nan|It's me! Guess what I ate today; it wasn't half as good as yours. How are you keeping?
opener:sister,brother|I miss you, you know. What's the one thing that made you laugh this week?
opener:son,daughter,kid,child|Was there one good bit today, or one rotten bit? I'd like to hear either.
opener:wife,husband,girlfriend,boyfriend,partner|Long day, and you're the first person I wanted to talk to. How was yours?
opener:crush,like her,like him,girl,guy,colleague,coworker|Good morning! You made me laugh yesterday, so I thought I'd say hello properly today.
opener:crush,like her,like him,girl,guy,colleague,coworker|That coffee looks better than mine. Where did you get it?
opener:boss,manager|Do you have five minutes? There's something I'd like to talk through with you in person.
opener:friend,mate,classmate|It's been far too long. I thought of you today and wanted to ask how you are.
opener:client,customer|Good morning, we've changed the point you raised, and I'd be glad to hear what you think.
opener:|Hi, it's nothing big. I thought of you and wanted to hear your voice. How are you?
opener:|There's something I've been meaning to say, and I'd like to say it to you properly: I'm glad you're there.
greeting:teacher's day,teachers' day,teacher|Thank you for every lesson, and most of all for the ones that weren't in the book. May your voice hold, your marking shrink and your holidays be long.
greeting:mother's day,mothers day|Happy Mother's Day! You taught me to walk, and you still look back to see if I'm coming. I love you.
greeting:father's day,fathers day|Happy Father's Day! You never said much, and every word of it was useful. Thank you for all of it.
greeting:new year|Happy New Year! May the old one keep its troubles, and the new one knock with good things, one at a time.
greeting:christmas|Merry Christmas! May the lights be warm, the table full and everybody you love within arm's reach.
greeting:valentine|Happy Valentine's Day. Of all the days with you, this is only one more good one.
greeting:get well,surgery,ill,hospital,recovery|Get well soon! Rest, be waited on, and leave the rest to us. The place isn't the same without you.
greeting:exam,exams,test,finals|Good luck! You've done the work; now just let it out on the page. We're proud of you already.
greeting:thank|Thank you, truly. You didn't have to, and you did, and I won't forget it.
greeting:|Thinking of you today, and wishing you health, rest and something to look forward to.
`;
