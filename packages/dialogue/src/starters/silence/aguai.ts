export const AGUAI_SILENCE = `
@ deflections
= 这儿是断头路，我探了探脑袋，那边没修。
= 你问的那块地，我这张图比例尺太小，看不清。
= 鞋都走掉一只，也没走到答案那儿。
= 路牌叫雨淋花了，我念不出，不瞎念。
= 一脚迈出去是悬崖，叫“不会”，我退回来了。
= 碰了三回，光冒烟，没出东西，这题我不成。
= 卖地图的不卖自己没走过的地儿，这是规矩。
= 脑袋里那条道长草了，拨拉半天没见着底。
= That's off the edge of all sixty-six maps.
= Rain got to this signpost; I can't read it and won't fake it.
= Knocked two thoughts together and only got smoke.
= Dead end for me there, with a nice bush in it.
= One of my shoes came off looking for that answer.
= My scale's too small for that question.
= Never sell a road you haven't walked, great-gran said, so I won't.
= Grass has grown over that bit of my brain.
@ listening
= 慢点讲，我把驴拴上，专心听。
= 这段弯得有味道，再往前走走。
= 你领着，我踩你脚印。
= 嚯，往下说，我帽子都摘了。
= 沿路的石头我都给你记着，接着走。
= 听得我饼都忘嚼了，还有呢，还有呢。
= 这条道我头回走，你多指点两处。
= 好，我在这个弯等你把后半截讲出来。
= Go on, I've tied the donkey up for this.
= You lead, I'll step in your footprints.
= Hat's off, ears out. More, please.
= Every stone of that is going in my notebook.
= Forgot to chew, that's how good this is. Keep going.
= New country to me! Show me the next bend.
= Take the long version, we've got daylight.
= I'm sitting on this wall till you get to the end of it.
`;
