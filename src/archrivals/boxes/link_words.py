"""The preset dictionary of the compressor of links to boxes.

A change of it is a new format of links: they are read with the dictionary that they were written
with. The words that are usual stand at the end.
"""

from __future__ import annotations

from typing import Final

WORDS: Final = (
    '"kind":"AllDiffer","kind":"AsAssist","kind":"Attack","kind":"Avoids","kind":"Awa'
    'it","kind":"BeingConfronted","kind":"CancelConfrontation","kind":"ChangeCost","k'
    'ind":"CharacterCost","kind":"Cheaper","kind":"Choose","kind":"CompareHands","kin'
    'd":"Confronting","kind":"ControlLocations","kind":"CostOf","kind":"Defeats","kin'
    'd":"Destroy","kind":"Did","kind":"Discard","kind":"Discards","kind":"Draw","kind'
    '":"DrawExtra","kind":"DrawThese","kind":"Draws","kind":"EveryTurn","kind":"Falls'
    '","kind":"FirstCard","kind":"FirstDrawMore","kind":"FoeDiscarded","kind":"FoeHas'
    'Fewer","kind":"FoesWith","kind":"Gain","kind":"GainCheaper","kind":"GainOnTop","'
    'kind":"GainWeakness","kind":"Gains","kind":"Give","kind":"GiveAssist","kind":"Gr'
    'ant","kind":"HandHasAssist","kind":"Has","kind":"If","kind":"Instead","kind":"La'
    'cks","kind":"LayFaceDown","kind":"LevelOf","kind":"LimitLineUp","kind":"Limited"'
    ',"kind":"Look","kind":"May","kind":"Move","kind":"Others","kind":"PassCards","ki'
    'nd":"PassLeft","kind":"Per","kind":"PlayAgain","kind":"PlayFrom","kind":"Plays",'
    '"kind":"Power","kind":"PowerOf","kind":"PowerSoFar","kind":"PutBack","kind":"Red'
    'eal","kind":"Refill","kind":"Reveal","kind":"RevealAndDraw","kind":"RevealHand",'
    '"kind":"Select","kind":"SwitchTarget","kind":"TakeText","kind":"TakesFirstTurn",'
    '"kind":"ThisTurn","kind":"TurnEnds","kind":"TurnStarts","kind":"UntilDefeated","'
    'kind":"Use","kind":"VpIf","kind":"VpOf","kind":"VpPer","kind":"When","kind":"Whe'
    'nConfronted","kind":"Win","kind":"character","kind":"main","kind":"stack","kind"'
    ':"starter","kind":"weakness","licence":"CC0-1.0","text":"","based_on":{"box":"ba'
    'se-set"},"plays_by":"rivals-batman-joker""rivals-shazam-black-adam""confrontatio'
    'ns","leave_out":["changes":{"words":{"de":{"name":"es":{"name":"en":{"text":"qui'
    "ff: swarm bands snakes pharaoh hook tash coin -8 stache bowler ruff motley void "
    "arms mane: pistols cat center odd leaves hammer rags cards bandana dot plain cam"
    "era peacock tail roots vine water wand dreads: head:demon blades tent head:robot"
    " bun: vial chain tiara mic open halo cloak web katana split tail: 9 gun book sun"
    "ray spin batons mace ridge stripes -9 spiked ram tux gut bow pony: pit longbeard"
    " tablet pixie: curtain rolls: red axe spots hands knight horns sew mug round rin"
    "g: rifle full crowd headset hand torch jets wide wild: ribs ice stitched bone ci"
    "rcuit halfhelm up wave: cracks spear speed stars star circlet gauntlet bubbles s"
    "hell beard horde curls: bolts undercut: -7 head:skull throne scythe k peak: spik"
    "es storm screens corset t wet: gears toga roar trident knives bare hood orb bob:"
    " u crown sash hoops swept: collar goggles hoodie coat fins d braids: p -2 hex 8 "
    "chev glasses ringfist band domino bib yoke smoke towers staff aura spiky: goatee"
    " sword 7 fur moon sun straps fistL scales tunic r cast frown wind g flames y o w"
    "ings cuirass long: flow: sly side: s 2 crop: crossed jacket stout kid vest glove"
    ": fold fist cape claws -5 w both plates -6 6 robe c calm 3 5 lips glow grin smir"
    "k -4 -3 bright pose:left white beard: lash smile slim 4 firm 0 pose:right hard h"
    'ulk b athlete broad lean a skin: gear: back: none{"kind":"When","event":{"kind":'
    '"Plays","what":{"types":["Equipment"]},"nth":1},"do":[{"kind":"Draw"}]}{"kind":"'
    'Reveal","n":3}{"kind":"Discard","pick":{"places":["hand"],"what":{"names":["Punc'
    'h"]},"up_to":true}}{"kind":"If","condition":{"kind":"Did"},"then":[{"kind":"Powe'
    'r","amount":2}]}{"kind":"Reveal","whose":"each-foe"}{"kind":"May","do":[{"kind":'
    '"GainWeakness"}]}{"kind":"Destroy","pick":{"places":["it"],"up_to":true}}{"kind"'
    ':"CharacterCost","n":1}{"kind":"Choose","options":[[{"kind":"DrawThese","pick":{'
    '"places":["it"],"n":"all"}}],[{"kind":"Destroy","pick":{"places":["it"],"n":"all'
    '"}}]]}{"amount":4}{"kind":"Destroy","pick":{"places":["discard"],"up_to":true}}{'
    '"kind":"Discard","pick":{"places":["it"],"n":"all"}}{"kind":"Attack","whom":"eac'
    'h-foe","do":[{"kind":"Discard","pick":{"places":["deck-top"]}}]}{"amount":2,"the'
    'n":[{"kind":"Draw"}]}{"then":[{"kind":"Draw"},{"kind":"Destroy","pick":{"places"'
    ':["discard"],"up_to":true}}]}{"kind":"If","condition":{"kind":"Confronting"},"th'
    'en":[{"kind":"May","do":[{"kind":"CancelConfrontation"}]}]}{"kind":"May","do":[{'
    '"kind":"Discard","pick":{"places":["deck-top"]}}]}{"kind":"Discard","pick":{"pla'
    'ces":["it"],"n":"any","up_to":true}}{"then":[{"kind":"Discard","pick":{"places":'
    '["hand"]}}],"reveal":true}{"kind":"If","condition":{"kind":"Did"},"then":[],"oth'
    'erwise":[{"kind":"Power","amount":2}]}{"kind":"Attack","whom":"each-foe","do":[{'
    '"kind":"Discard","pick":{"places":["hand"]}}]}{"kind":"Reveal","n":2}{"kind":"At'
    'tack","whom":"each-foe","do":[{"kind":"Discard","pick":{"places":["hand"],"at_ra'
    'ndom":true}}]}{"kind":"Power","amount":{"kind":"Per","n":1,"where":"discard","wh'
    'at":{"types":["Super Power"]}}}{"kind":"Look"}{"kind":"Power","amount":5}{"kind"'
    ':"Move","pick":{"places":["discard"],"what":{"types":["Equipment"]}},"to":"hand"'
    '}{"kind":"Power","amount":{"kind":"Per","n":1,"where":"discard","what":{"types":'
    '["Hero"]}}}{"kind":"Destroy","pick":{"places":["hand","discard"],"n":2,"up_to":t'
    'rue}}{"kind":"Use","do":[{"kind":"Power","amount":2}],"only_if":{"kind":"Has","w'
    'here":"discard","n":4,"types":true}}{"kind":"When","event":{"kind":"Plays","what'
    '":{"types":["Equipment"]},"nth":1},"do":[{"kind":"Power","amount":1}]}{"kind":"U'
    'se","do":[{"kind":"Draw"}],"price":[{"kind":"Discard","pick":{"places":["hand"],'
    '"what":{"names":["Punch"]}}}]}{"reveal":true}{"kind":"If","condition":{"kind":"C'
    'onfronting"},"then":[{"kind":"Others","whom":"that-foe","do":[{"kind":"Discard",'
    '"pick":{"places":["hand"]}}]}]}{"kind":"If","condition":{"kind":"Did"},"then":[{'
    '"kind":"Draw"}]}{"kind":"Look","n":3}{"kind":"PlayFrom","pick":{"places":["it"],'
    '"what":{"not_types":["Location"]},"up_to":true}}{"kind":"Look","n":2}{"then":[{"'
    'kind":"Draw","amount":2}]}{"kind":"Draw","amount":{"kind":"Per","n":1,"where":"d'
    'one"}}{"kind":"Attack","whom":"each-foe","do":[{"kind":"GainWeakness"}]}{"kind":'
    '"Destroy","pick":{"places":["hand","discard"],"up_to":true}}{"kind":"DrawThese",'
    '"pick":{"places":["it"]}}{"amount":2}{"amount":3}{"then":[{"kind":"Draw"}]}{"kin'
    'd":"GainWeakness"}{"kind":"Reveal"}{"kind":"PutBack"}{"kind":"Draw","amount":2}{'
    '"kind":"Power","amount":4}{"kind":"Draw"}{"kind":"Power","amount":3}{"kind":"Pow'
    'er","amount":1}{"kind":"Power","amount":2}"starts_on_top":true"side":"villain""s'
    'ide":"hero","level":1,"symbol":""kind":"super-hero""kind":"character""kind":"sta'
    'ck""kind":"weakness""kind":"starter""first_appearance":[{"kind":"Attack","whom":'
    '"each-player","do":[{"kind":""kind":"super-villain","type":"Villain","cost":10,"'
    'vp":5,"copies":1,"kind":"main","type":"Location","cost":5,"vp":1,"copies":1,"ong'
    'oing":true,"abilities":[{"kind":"When","event":{"kind":"Plays""kind":"main","typ'
    'e":"Equipment","cost":3,"vp":1,"copies":3,"kind":"main","type":"Super Power","co'
    'st":6,"vp":2,"copies":2,"kind":"main","type":"Villain","cost":4,"vp":1,"copies":'
    '3,"play":[{"kind":"Power","amount":1},{"kind":"Draw"}],"defense":{"then":[{"kind'
    '":"Draw"}]}},{"id":"","name":""format":1,"id":"low-tide","name":"","version":"1"'
    ',"author":"","licence":"","based_on":{"box":"heroes-unite","digest":""},"changes'
    '":{},"leave_out":[],"portraits":{"":"athlete 5 a wave:\ue000 none '
    "\ue000 \ue000 \ue000 gear:\ue000 back:\ue000"
    ' pose:right","cards":[{"name":"","kind":"main","type":"Hero","cost":4,"vp":1,"co'
    'pies":3,"text":"","play":[{"kind":"Power","amount":2},{"kind":"'
).encode()
